"""Scarabeo for bots: what a seat's view comes to, and the command a decision comes to."""

import random
from typing import assert_never

from leggio.core.board import Board
from leggio.core.letters import JOLLY
from leggio.engine.bots.bot import Bot
from leggio.engine.bots.decision import Challenge, Exchange, Lay, Move, Pass, SwapAll
from leggio.engine.bots.situation import Situation
from leggio.engine.course import course_of
from leggio.engine.rules import board_rules
from leggio.games.scarabeo import SCARABEO as RULES
from leggio.games.scarabeo import commands
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.options import Challenges
from leggio.games.scarabeo.rules import VOWELS
from leggio.games.scarabeo.state import Phase
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
    decision = bot.move(situation(view, seat), _chance(view, seat, view.rack, "".join(view.board)))
    return _command(decision, view, seat)


def situation(view: View, seat: int) -> Situation:
    """The turn of a seat, from what it may see. The only exchange is of a whole rack (art. 23): the adapter's."""
    if view.rack is None:
        raise ValueError("the view of somebody who does not play")
    others = [other for other in range(len(view.players)) if other != seat and other not in view.resigned]
    return Situation(
        rules=board_rules(RULES.name),
        tiles=RULES.tiles,
        board=Board(RULES.layout.size, "".join(view.board)),
        rack=view.rack,
        bag=view.bag_count,
        may_exchange=0,
        may_swap_all=False,
        course=course_of(RULES.name),
        others=tuple(view.rack_counts[other] for other in others),
        spread=view.totals[seat] - max((view.totals[other] for other in others), default=0),
        scoreless=sum(view.idle),
        going_out=_unseen_points(view),
    )


def _command(decision: Move, view: View, seat: int) -> commands.AnyCommand:
    match decision:
        case Lay(swaps=(first, *_)):
            # One scarab at a time; with it on the rack the bot looks again (art. 21).
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
    answer = bot.answer(words, _chance(view, seat, *words))
    if isinstance(answer, Challenge) and view.options.challenges is not Challenges.VOID:
        return commands.Challenge(seat=seat, words=answer.words)
    return commands.Accept(seat=seat)


def _vote(view: View, seat: int, bot: Bot) -> commands.AnyCommand | None:
    """Its vote, by what it knows (art. 12)."""
    contest = view.contest
    if contest is None or seat not in contest.voters or seat in contest.voted:
        return None
    doubts = isinstance(bot.answer(contest.words, _chance(view, seat, *contest.words)), Challenge)
    return commands.Vote(seat=seat, ballot=Ballot.AGAINST if doubts else Ballot.FOR)


def _may_exchange(view: View) -> bool:
    rack = view.rack or ""
    alike = len({tile in VOWELS for tile in rack}) == 1
    return alike and JOLLY not in rack and len(rack) == RULES.rack_size and view.bag_count > 0


def _unseen_points(view: View) -> int:
    """The points of all letters that are neither on the board nor on one's rack: at the end, those on the others'."""
    seen = sum(RULES.tiles.values[cell] for cell in "".join(view.board) if cell.isupper())
    return RULES.tiles.total(RULES.tiles.tiles) - seen - RULES.tiles.total(view.rack or "")


def _chance(view: View, seat: int, *about: object) -> random.Random:
    """Luck that only the bag's seal, the seat and the question decide: a game resumed goes on as it would have."""
    question = "\n".join(("leggio-bot-1", view.commitment, str(seat), str(len(view.sheet)), *map(str, about)))
    return random.Random(question)  # noqa: S311 - a choice of plays, no secret
