"""What a person may know of a table. Built field by field: what is not named here does not leave.

Nobody sees another's rack, the bag's order or the judge's opinion while the game is on; the opinion goes to whoever
rules. When the game is over everything is shown, the sealed order included, so that anyone can check the draws.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from leggio.core.bag import Seal
from leggio.core.board import Square
from leggio.core.verdicts import Judge, Verdict
from leggio.games.board.score import WordScore
from leggio.games.scrabble.allowance import time_left, window
from leggio.games.scrabble.events import Ended
from leggio.games.scrabble.evolve import cells_of
from leggio.games.scrabble.options import Arbiter, Options
from leggio.games.scrabble.sheet import Row
from leggio.games.scrabble.state import Phase, State


class Watcher(StrEnum):
    """People at a table who do not play at it."""

    REFEREE = "referee"  # whoever rules here: the referee, or the panel's member in their place
    SPECTATOR = "spectator"


class PendingView(msgspec.Struct, frozen=True):
    """A play that may still be challenged."""

    seat: int
    squares: tuple[Square, ...]
    words: tuple[WordScore, ...]
    bonus: int
    score: int
    held_by: int | None
    agreed: tuple[int, ...]
    window_left_ms: int


class ChallengeView(msgspec.Struct, frozen=True):
    """Words waiting for a ruling; the judge's opinion only for whoever rules."""

    seat: int
    words: tuple[str, ...]
    opinion: tuple[Verdict, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one person may see it."""

    seq: int
    rules: str
    options: Options
    lexicon: str
    players: tuple[str, ...]
    phase: Phase
    suspended: bool
    absent: tuple[int, ...]
    resigned: tuple[int, ...]
    for_abandon: tuple[int, ...]
    turn: int
    board: tuple[str, ...]
    board_turned: bool
    rack: str | None  # one's own, None for those who do not play
    rack_counts: tuple[int, ...]  # art. 1: how many tiles each holds is open to all
    bag_count: int
    commitment: str
    totals: tuple[int, ...]
    sheet: tuple[Row, ...]
    scoreless: int
    secco_used: tuple[int, ...]
    time_left_ms: tuple[int | None, ...]
    time_used_ms: tuple[int, ...]
    running: tuple[int, ...]
    overtime: tuple[int, ...]  # seats playing in their extra minute
    pending: PendingView | None
    challenge: ChallengeView | None
    short_words: tuple[tuple[str, ...], ...]  # the 2- and 3-letter lists, in one's own turn (art. 24)
    ended: Ended | None
    racks: tuple[str, ...] | None  # everyone's, once the game is over
    seal: Seal | None  # the bag's order, once the game is over


def view(state: State, who: int | Watcher, now: int, judge: Judge | None = None) -> View:
    """The table as a seat, the referee or a spectator sees it at a moment."""
    return _seen_by(who, state, judge, _open_to_all(state, now))


def views(state: State, whos: Iterable[int | Watcher], now: int) -> list[View]:
    """The table as each of several sees it at the same moment: what is open to all is gathered once."""
    open_to_all = _open_to_all(state, now)
    return [_seen_by(who, state, None, open_to_all) for who in whos]


def _seen_by(who: int | Watcher, state: State, judge: Judge | None, open_to_all: dict[str, Any]) -> View:
    """What is open to all, and what only this person may know."""
    if isinstance(who, int) and who not in state.seats:
        raise ValueError(f"there is no seat {who} at this table")
    watcher = None if isinstance(who, int) else Watcher(who)
    seat = who if isinstance(who, int) else None
    return View(
        **open_to_all,
        rack=None if seat is None else "".join(sorted(state.racks[seat])),
        challenge=_challenge(state, watcher),
        short_words=short_words(state, seat, judge),
    )


def _open_to_all(state: State, now: int) -> dict[str, Any]:
    now = max(now, state.now)
    over = state.phase is Phase.OVER
    clock, seats = state.clock, state.seats
    return {
        "seq": state.seq,
        "rules": state.rules.name,
        "options": state.options,
        "lexicon": state.lexicon,
        "players": state.players,
        "phase": state.phase,
        "suspended": state.suspended is not None,
        "absent": state.absent,
        "resigned": state.resigned,
        "for_abandon": state.for_abandon,
        "turn": state.turn,
        "board": state.board.rows,
        "board_turned": state.board_turned,
        "rack_counts": tuple(map(len, state.racks)),
        "bag_count": len(state.bag),
        "commitment": state.commitment,
        "totals": state.totals,
        "sheet": state.sheet,
        "scoreless": state.scoreless,
        "secco_used": state.secco_used,
        "time_left_ms": tuple([time_left(state, each, now) for each in seats]),
        "time_used_ms": tuple([clock.spent(each, now) for each in seats]),
        "running": clock.running,
        "overtime": tuple([each for each in seats if state.overtime[each] is not None]),
        "pending": _pending(state, now),
        "ended": state.ended,
        "racks": state.racks if over else None,
        "seal": state.seal if over else None,
    }


def _pending(state: State, now: int) -> PendingView | None:
    if state.pending is None:
        return None
    used = state.clock.spent(state.turn, now) - state.pending.opened_at
    play = state.pending.play
    return PendingView(
        seat=play.seat,
        squares=tuple(square for square, _ in cells_of(play)),
        words=play.words,
        bonus=play.bonus,
        score=play.score,
        held_by=state.pending.held_by,
        agreed=state.pending.agreed,
        window_left_ms=max(0, window(state) - used),
    )


def _challenge(state: State, watcher: Watcher | None) -> ChallengeView | None:
    if state.challenge is None:
        return None
    rules_here = watcher is Watcher.REFEREE and state.options.arbiter is not Arbiter.JUDGE
    return ChallengeView(
        state.challenge.seat, state.challenge.words, opinion=state.challenge.opinion if rules_here else ()
    )


def short_words(state: State, seat: int | None, judge: Judge | None) -> tuple[tuple[str, ...], ...]:
    """The lists that lie on the table, for the player whose turn it is and nobody else (art. 24)."""
    playing = state.phase is Phase.PLAYING and state.suspended is None
    own_turn = seat is not None and playing and state.turn == seat
    if not own_turn or judge is None or not state.rules.shows_short_words:
        return ()
    return (judge.of_length(2), judge.of_length(3))
