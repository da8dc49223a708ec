"""Scarabeo for bots: what a seat's view comes to, and the command a decision comes to."""

from itertools import takewhile
from random import Random
from typing import assert_never

from msgspec.structs import replace

from leggio.core.board import Board, Square, parse_square
from leggio.core.letters import JOLLY
from leggio.core.tiles import take
from leggio.engine.bots.board import luck, opponents
from leggio.engine.bots.bot import Bot
from leggio.engine.bots.decision import Challenge, Exchange, Lay, Move, Pass, SwapAll
from leggio.engine.bots.situation import Situation
from leggio.engine.registry import rules_of
from leggio.engine.scarabeo.rules import house_of
from leggio.games.scarabeo import SCARABEO as RULES
from leggio.games.scarabeo import commands
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.rules import VOWELS, Challenges
from leggio.games.scarabeo.state import Entry, Phase, Row
from leggio.games.scarabeo.view import View


def want(view: View, seat: int, bot: Bot) -> commands.AnyCommand | None:
    """What a bot does at a table it sees like this; None while there is nothing for it to do."""
    if view.phase is Phase.OVER or view.suspended or seat in view.resigned:
        return None
    if view.contest is not None:
        return _vote(view, seat, bot)
    if view.pending is not None:
        return _answer(view, seat, bot)
    if view.turn != seat or view.phase is not Phase.PLAYING:
        return None
    return _command(_decided(view, seat, bot), view, seat)


def _decided(view: View, seat: int, bot: Bot) -> Move:
    """What to do: with scarabs taken in this turn already, what they were taken for (art. 21)."""
    taken = _taken(view, seat)
    if taken:
        before = _before(view, taken)
        planned = bot.move(situation(before, seat), _luck(before, seat))
        names = [row.square for row in taken]
        if isinstance(planned, Lay) and [square.name for square in planned.swaps[: len(names)]] == names:
            return replace(planned, swaps=planned.swaps[len(names) :])
    return bot.move(situation(view, seat), _luck(view, seat))


def _luck(view: View, seat: int) -> Random:
    return luck(view, seat, "".join(sorted(view.rack or "")), "".join(view.board))


def _taken(view: View, seat: int) -> list[Row]:
    """The scarabs that a seat has taken since it last did anything else."""
    last = takewhile(lambda row: row.entry is Entry.SCARAB and row.seat == seat, reversed(view.sheet))
    return list(last)[::-1]


def _before(view: View, taken: list[Row]) -> View:
    """The table before these scarabs were taken."""
    cells, rack = list("".join(view.board)), view.rack or ""
    for row in taken:
        square = parse_square(row.square) or Square(0, 0)
        cells[square.row * RULES.layout.size + square.col] = row.word.lower()
        rack = (take(rack, JOLLY) or "") + row.word
    return replace(view, board=tuple(cells), rack=rack, sheet=view.sheet[: -len(taken)])


def situation(view: View, seat: int) -> Situation:
    """The turn of a seat, from what it may see. The only exchange is of a whole rack (art. 23): the adapter's."""
    if view.rack is None:
        raise ValueError("the view of somebody who does not play")
    others, cells = opponents(view, seat), "".join(view.board)
    return Situation(
        book=rules_of(RULES.name, house_of(view.options)),
        board=Board(RULES.layout.size, cells),
        rack=view.rack,
        bag=view.bag_count,
        may_exchange=0,
        may_swap_all=False,
        others=tuple(view.rack_counts[other] for other in others),
        spread=view.totals[seat] - max((view.totals[other] for other in others), default=0),
        scoreless=sum(view.idle),
    )


def _command(decision: Move, view: View, seat: int) -> commands.AnyCommand:
    match decision:
        case Lay(swaps=(first, *_)):
            # One scarab at a time (art. 21).
            return commands.TakeScarab(seat=seat, square=first.name)
        case Lay():
            square, direction = decision.square.name, decision.direction
            return commands.Play(seat=seat, square=square, direction=direction, word=decision.word)
        case Pass() if _may_exchange(view):
            return commands.Exchange(seat=seat)
        case Pass() | Exchange() | SwapAll():
            return commands.Pass(seat=seat)
        case _:
            assert_never(decision)


def _answer(view: View, seat: int, bot: Bot) -> commands.AnyCommand | None:
    """What it says to a play before the hand passes, once (art. 12, 14)."""
    pending = view.pending
    if pending is None or pending.seat == seat or seat in pending.agreed:
        return None
    words = [word.word.upper() for word in pending.words if word.word.upper() not in pending.upheld]
    answer = bot.answer(words, luck(view, seat, *words))
    if isinstance(answer, Challenge) and view.options.challenges is not Challenges.VOID:
        return commands.Challenge(seat=seat, words=answer.words)
    return commands.Accept(seat=seat)


def _vote(view: View, seat: int, bot: Bot) -> commands.AnyCommand | None:
    """Its vote, by what it knows (art. 12)."""
    contest = view.contest
    if contest is None or seat not in contest.voters or seat in contest.voted:
        return None
    doubts = isinstance(bot.answer(contest.words, luck(view, seat, *contest.words)), Challenge)
    return commands.Vote(seat=seat, ballot=Ballot.AGAINST if doubts else Ballot.FOR)


def _may_exchange(view: View) -> bool:
    rack = view.rack or ""
    alike = len({tile in VOWELS for tile in rack}) == 1
    return alike and JOLLY not in rack and len(rack) == RULES.rack_size and view.bag_count > 0
