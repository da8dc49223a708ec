"""A vote on a contested word: each voter in turn at the keyboard, and nobody sees how before all have (par. 3)."""

from leggio.cli.hosting.voting import ask_for_vote
from leggio.cli.verbum.desk import Desk
from leggio.cli.verbum.orders import parse_order, parse_vote
from leggio.games.verbum.commands import Vote


def hold_vote(desk: Desk) -> None:
    """Ask the next voter; the screen is wiped before another sits there."""
    state, contest, say = desk.table.state, desk.table.view().contest, desk.say
    word = state.word(contest.word) if contest else None
    if contest is None or word is None:
        return
    seat = next(seat for seat in contest.voters if seat not in contest.voted)
    desk.show()
    desk.console.print(say("play.voting", word=word.made.written))
    question = say("play.ask_vote", name=state.players[seat], word=word.made.written)
    valid = ask_for_vote(desk, question, parse_vote, lambda line: parse_order(line, ()))
    if valid is not None:
        desk.do(Vote(seat=seat, valid=valid))
