"""What a person may know of a table. Built field by field: what is not named here does not leave.

Nobody sees another's rack, the bag's order, or how others vote before everyone has. When the game is over everything is
shown, the sealed order included, so that anyone can check the draws.
"""

from enum import StrEnum

import msgspec

from leggio.core.bag import Seal
from leggio.core.board import Square
from leggio.games.scarabeo.allowance import sand_left, time_left, vote_left, window_left
from leggio.games.scarabeo.events import Ballot, Ended, Prize, WordScore
from leggio.games.scarabeo.evolve import cells_of
from leggio.games.scarabeo.options import Options
from leggio.games.scarabeo.sheet import Row
from leggio.games.scarabeo.state import Phase, State


class Watcher(StrEnum):
    """People at a table who do not play at it."""

    SPECTATOR = "spectator"


class PendingView(msgspec.Struct, frozen=True):
    """A play on the board before the hand passes."""

    seat: int
    squares: tuple[Square, ...]
    words: tuple[WordScore, ...]
    prizes: tuple[Prize, ...]
    score: int
    agreed: tuple[int, ...]
    upheld: tuple[str, ...]
    window_left_ms: int


class ContestView(msgspec.Struct, frozen=True):
    """Contested words, who votes on them and who has; how, only of oneself."""

    seat: int
    words: tuple[str, ...]
    voters: tuple[int, ...]
    voted: tuple[int, ...]
    own: Ballot | None
    vote_left_ms: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one person may see it."""

    seq: int
    rules: str
    options: Options
    lexicon: str
    players: tuple[str, ...]
    phase: Phase
    suspended: bool
    resigned: tuple[int, ...]
    for_abandon: tuple[int, ...]
    turn: int  # while a play is pending, still its player
    board: tuple[str, ...]  # small letters are scarabs
    rack: str | None  # one's own, None for those who do not play
    rack_counts: tuple[int, ...]
    bag_count: int
    commitment: str
    totals: tuple[int, ...]
    sheet: tuple[Row, ...]
    idle: tuple[int, ...]
    time_left_ms: int | None  # of this turn (art. 17); None where nobody is timed
    sand_left_ms: int  # of it, what is in the running glass: it passes on with the hand (art. 19)
    time_used_ms: tuple[int, ...]
    running: tuple[int, ...]
    pending: PendingView | None
    contest: ContestView | None
    ended: Ended | None
    racks: tuple[str, ...] | None  # everyone's, once the game is over
    seal: Seal | None  # the bag's order, once the game is over


def view(state: State, who: int | Watcher, now: int) -> View:
    """The table as a seat or a spectator sees it at a moment."""
    if isinstance(who, int) and who not in state.seats:
        raise ValueError(f"there is no seat {who} at this table")
    seat = who if isinstance(who, int) else None
    now = max(now, state.now)
    over = state.phase is Phase.OVER
    return View(
        seq=state.seq,
        rules=state.rules.name,
        options=state.options,
        lexicon=state.lexicon,
        players=state.players,
        phase=state.phase,
        suspended=state.suspended is not None,
        resigned=state.resigned,
        for_abandon=state.for_abandon,
        turn=state.turn,
        board=tuple(state.board.rows),
        rack=None if seat is None else "".join(sorted(state.racks[seat])),
        rack_counts=tuple(len(rack) for rack in state.racks),
        bag_count=len(state.bag),
        commitment=state.commitment,
        totals=state.totals,
        sheet=state.sheet,
        idle=state.idle,
        time_left_ms=time_left(state, now),
        sand_left_ms=sand_left(state, now),
        time_used_ms=tuple(state.clock.spent(each, now) for each in state.seats),
        running=state.clock.running,
        pending=_pending(state, now),
        contest=_contest(state, seat, now),
        ended=state.ended,
        racks=state.racks if over else None,
        seal=state.seal if over else None,
    )


def _pending(state: State, now: int) -> PendingView | None:
    if state.pending is None:
        return None
    play = state.pending.play
    return PendingView(
        seat=play.seat,
        squares=tuple(square for square, _ in cells_of(play)),
        words=play.words,
        prizes=play.prizes,
        score=play.score,
        agreed=state.pending.agreed,
        upheld=state.pending.upheld,
        window_left_ms=window_left(state, now),
    )


def _contest(state: State, seat: int | None, now: int) -> ContestView | None:
    contest = state.contest
    if contest is None:
        return None
    votes = dict(contest.votes)
    return ContestView(
        seat=contest.challenge.seat,
        words=contest.challenge.words,
        voters=contest.voters,
        voted=tuple(votes),
        own=None if seat is None else votes.get(seat),
        vote_left_ms=vote_left(state, now),
    )
