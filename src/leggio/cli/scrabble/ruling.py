"""A challenge that a person rules on: the contested words, what the judge makes of them, and no racks. Art. 28-32."""

from leggio.cli.hosting.orders import is_player
from leggio.cli.scrabble.desk import Desk, LeftError
from leggio.cli.scrabble.orders import Verb, parse_order
from leggio.cli.wording import verdict_sentence
from leggio.core.letters import is_label
from leggio.core.verdicts import Verdict
from leggio.games.scrabble.challenges import LONGEST_ARBITER
from leggio.games.scrabble.commands import Role, Rule, refuse
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.view import Watcher


def rule_on_challenge(desk: Desk, referee: str) -> None:
    """Ask for a ruling; whoever gives it is called to the screen first: the judge's opinion is for their eyes only."""
    contested = desk.table.view(Watcher.REFEREE).challenge
    if contested is not None:
        desk.show()
        _ask(desk, referee, contested.seat, contested.words, contested.opinion)


def put_right(desk: Desk, referee: str) -> bool:
    """Ask whoever ruled for another ruling, as long as the game has not gone on since (art. 32); False if it has."""
    given = desk.table.view(Watcher.REFEREE).ruling
    if given is None:
        desk.news.append(desk.say.refusal(refuse("ruling.none"), desk.table.state.players))
        return False
    keys = {True: "play.ruled_valid", False: "play.ruled_invalid"}
    said = [desk.say(keys[valid], word=word) for word, valid in given.valid.items()]
    desk.show()
    desk.console.print(desk.say("play.put_right", rulings=said))
    _ask(desk, referee, given.seat, tuple(given.valid), given.opinion)
    return True


def _ask(desk: Desk, referee: str, challenger: int, words: tuple[str, ...], opinion: tuple[Verdict, ...]) -> None:
    state, say = desk.table.state, desk.say
    desk.console.print(say("play.ruling", name=state.players[challenger], words=words))
    is_panel = state.options.arbiter is Arbiter.PANEL
    if is_panel:
        referee = _panel_member(desk)
    elif referee:
        _answer(desk, say("play.call_referee", name=referee))
    for verdict in opinion:
        desk.console.print(say("play.opinion", opinion=verdict_sentence(verdict, say)))
    asked = "play.ask_referee" if referee else "play.ask_ruling"
    valid = {word: desk.confirmed(say(asked, name=referee, word=word)) for word in words}
    desk.do(Rule(role=Role.PANEL if is_panel else Role.REFEREE, valid=valid, name=referee))


def _answer(desk: Desk, question: str) -> str:
    """What is typed before the opinion shows: whoever leaves must not see it."""
    answer = desk.ask(question)
    order = parse_order(answer, ())
    if order and order.verb is Verb.QUIT:
        raise LeftError
    return answer


def _panel_member(desk: Desk) -> str:
    """Who of the panel rules this time: nobody who plays here."""
    while True:
        name = _answer(desk, desk.say("play.call_panel"))
        if is_player(name, desk.table.state.players):
            desk.news.append(desk.say("ruling.player", art=desk.say.article("28")))
        elif is_label(name, LONGEST_ARBITER):
            return name
        elif name:
            desk.news.append(desk.say("ruling.name", longest=LONGEST_ARBITER))
        desk.tell_news()
