"""A vote on contested words: each voter in turn at the keyboard, and nobody sees how before all have (art. 12)."""

from leggio.cli.hosting.voting import ask_for_vote
from leggio.cli.scarabeo.desk import Desk
from leggio.cli.scarabeo.orders import parse_ballot, parse_order
from leggio.cli.screen import where_text
from leggio.cli.wording import verdict_sentence
from leggio.games.common.lookups import open_words
from leggio.games.scarabeo.commands import Vote


def hold_vote(desk: Desk) -> None:
    """Ask the next voter; the screen is wiped before another sits there."""
    contest, say, players = desk.table.view().contest, desk.say, desk.table.state.players
    if contest is None:
        return
    seat = next(seat for seat in contest.voters if seat not in contest.voted)
    desk.show()
    if contest.crossing:
        where = where_text(contest.crossing.square, contest.crossing.direction, say)
        desk.console.print(say("play.voting_crossing", word=contest.crossing.word, where=where))
    else:
        desk.console.print(say("play.voting", words=contest.words))
    question = say("play.ask_vote", name=players[seat], words=contest.words)
    ballot = ask_for_vote(
        desk, question, parse_ballot, lambda line: parse_order(line, ()), lambda: _look_up(desk, seat)
    )
    if ballot is not None:
        desk.do(Vote(seat=seat, ballot=ballot))


def _look_up(desk: Desk, seat: int) -> None:
    """What the dictionary says of the words that are voted on, where there is one (art. 8)."""
    table = desk.table
    if table.judge is None:
        desk.news.append(desk.say("play.no_dictionary"))
        return
    for word in sorted(open_words(table.game, table.state, seat)):
        desk.news.append(verdict_sentence(table.judge.judge(word), desk.say))
