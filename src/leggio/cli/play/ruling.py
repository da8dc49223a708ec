"""A challenge that a person rules on: the contested words, what the judge makes of them, and no racks. Art. 28-29."""

from leggio.cli.play.desk import Desk
from leggio.games.scrabble import Watcher
from leggio.games.scrabble.commands import Role, Rule
from leggio.games.scrabble.options import Arbiter


def rule_on_challenge(desk: Desk, referee: str) -> None:
    """Ask for a ruling; a referee who is named is called to the screen first."""
    state, say = desk.table.state, desk.say
    contested = desk.table.view(Watcher.REFEREE).challenge
    if contested is None:
        return
    desk.show()
    desk.console.print(say("play.ruling", name=state.players[contested.seat], words=contested.words))
    if referee:
        # The judge's opinion is for the referee's eyes only.
        desk.ask(say("play.call_referee", name=referee))
    for verdict in contested.opinion:
        opinion = say("play.valid" if verdict.valid else "play.invalid", word=verdict.word)
        desk.console.print(say("play.opinion", opinion=opinion))
    asked = "play.ask_referee" if referee else "play.ask_ruling"
    valid = {word: desk.confirmed(say(asked, name=referee, word=word)) for word in contested.words}
    role = Role.PANEL if state.options.arbiter is Arbiter.PANEL else Role.REFEREE
    desk.do(Rule(role=role, valid=valid, name=referee))
