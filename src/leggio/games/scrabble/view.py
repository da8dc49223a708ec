"""What a person may know of a table, and is told of what happens there. What is not named here does not leave.

Nobody sees another's rack, the bag's order or the judge's opinion while the game is on; the opinion goes to whoever
rules (art. 1, 28). When the game is over everything is shown, the sealed order included, so that anyone can check the
draws.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from leggio.core.codec import Event
from leggio.core.verdicts import Judge, Verdict
from leggio.games.board.score import WordScore
from leggio.games.board.view import TOLD_EVERYONE, BoardView, PendingPlayView, open_to_all, own_rack, pending_fields
from leggio.games.common.redaction import Redaction
from leggio.games.common.taking_back import can_take_back
from leggio.games.scrabble import events
from leggio.games.scrabble.events import CODEC, AnyEvent, Ended
from leggio.games.scrabble.options import Arbiter, Options
from leggio.games.scrabble.state import Pending, PendingForEach, Phase, Row, RuledState, State, time_left, window_left


class Watcher(StrEnum):
    """People at a table who do not play at it."""

    REFEREE = "referee"  # whoever rules here: the referee, or the panel's member in their place
    SPECTATOR = "spectator"


class PendingView(PendingPlayView, frozen=True, kw_only=True):
    """A play that may still be challenged."""

    words: tuple[WordScore, ...]
    bonus: int
    held_by: int | None
    held: tuple[int, ...]  # everyone who asked the mover not to draw (art. 31)
    upheld: tuple[str, ...]  # words that were ruled admissible: they cannot be challenged again (art. 29)
    awaited: tuple[int, ...]  # opponents who may still hold and challenge (art. 31)
    others_first: bool  # the player on turn moves only when no other opponent may challenge any more (art. 31)


class ChallengeView(msgspec.Struct, frozen=True):
    """Words waiting for a ruling; the judge's opinion only for whoever rules."""

    seat: int
    words: tuple[str, ...]
    opinion: tuple[Verdict, ...] = ()


class RulingView(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling that whoever gave it may still put right: the game has not gone on (art. 32)."""

    seat: int  # who challenged
    mover: int  # whose play it was
    valid: dict[str, bool]
    penalized: int
    penalty: int
    arbiter: Arbiter
    by: str
    opinion: tuple[Verdict, ...] = ()  # only for whoever rules


class View(BoardView[Options, Phase, Row, PendingView, Ended], frozen=True, kw_only=True):
    """The table as one person may see it."""

    absent: tuple[int, ...]
    board_turned: bool
    scoreless: int
    secco_used: tuple[int, ...]
    time_left_ms: tuple[int | None, ...]
    overtime: tuple[int, ...]  # seats playing in their extra minute
    challenge: ChallengeView | None
    ruling: RulingView | None
    short_words: tuple[tuple[str, ...], ...]  # the 2- and 3-letter lists, in one's own turn (art. 24)


def view(state: State, who: int | Watcher, now: int, judge: Judge | None = None) -> View:
    """The table as a seat, the referee or a spectator sees it at a moment."""
    return _seen_by(who, state, judge, _open_to_all(state, now))


def views(state: State, whos: Iterable[int | Watcher], now: int) -> list[View]:
    """The table as each of several sees it at the same moment: what is open to all is gathered once."""
    open_to_all = _open_to_all(state, now)
    return [_seen_by(who, state, None, open_to_all) for who in whos]


def _seen_by(who: int | Watcher, state: State, judge: Judge | None, fields: dict[str, Any]) -> View:
    """What is open to all, and what only this person may know."""
    seat, watcher = (who, None) if isinstance(who, int) else (None, Watcher(who))
    return View(
        **fields,
        rack=own_rack(state, who),
        can_take_back=can_take_back(state, seat),
        challenge=_challenge(state, watcher),
        ruling=_ruling(state, watcher),
        short_words=short_words(state, seat, judge) if judge else (),
    )


def _open_to_all(state: State, now: int) -> dict[str, Any]:
    now = max(now, state.now)
    fields = open_to_all("scrabble", state, now)
    fields |= {
        "absent": state.absent,
        "board_turned": state.board_turned,
        "scoreless": state.scoreless,
        "secco_used": state.secco_used,
        "time_left_ms": tuple([time_left(state, seat, now) for seat in state.seats]),
        "overtime": tuple([seat for seat, claimed_at in enumerate(state.overtime) if claimed_at is not None]),
        "pending": _pending(state, state.pending, now) if state.pending else None,
    }
    return fields


def _pending(state: State, pending: Pending, now: int) -> PendingView:
    if isinstance(pending, PendingForEach):
        held, upheld = pending.held, pending.upheld
    else:
        held, upheld = () if pending.held_by is None else (pending.held_by,), ()
    return PendingView(
        **pending_fields(pending, window_left(state, pending, now)),
        bonus=pending.play.bonus,
        held_by=pending.held_by,
        held=held,
        upheld=upheld,
        awaited=state.unanswered,
        others_first=state.rules.each_may_challenge and any(seat != state.turn for seat in state.unanswered),
    )


def _challenge(state: State, watcher: Watcher | None) -> ChallengeView | None:
    case = state.challenge
    return ChallengeView(case.seat, case.words, opinion=_opinion(state, case, watcher)) if case else None


def _ruling(state: State, watcher: Watcher | None) -> RulingView | None:
    if not isinstance(state, RuledState) or state.before.challenge is None or state.before.pending is None:
        return None
    case, given = state.before.challenge, state.ruling
    return RulingView(
        seat=case.seat,
        mover=state.before.pending.play.seat,
        valid={verdict.word: verdict.valid for verdict in given.verdicts},
        penalized=given.penalized,
        penalty=given.penalty,
        arbiter=given.arbiter,
        by=given.name,
        opinion=_opinion(state, case, watcher),
    )


def _opinion(state: State, case: events.Challenged, watcher: Watcher | None) -> tuple[Verdict, ...]:
    rules_here = watcher is Watcher.REFEREE and state.options.arbiter is not Arbiter.JUDGE
    return case.opinion if rules_here else ()


def short_words(state: State, seat: int | None, judge: Judge | None) -> tuple[tuple[str, ...], ...]:
    """The lists that lie on the table, for the player whose turn it is and nobody else (art. 24)."""
    playing = state.phase is Phase.PLAYING and state.suspended is None
    own_turn = seat is not None and playing and state.turn == seat
    if not own_turn or judge is None or not state.rules.shows_short_words:
        return ()
    return (judge.of_length(2), judge.of_length(3))


EVERYONE: dict[type[Event], str] = {
    **TOLD_EVERYONE,
    events.Opened: "rules rules_version players options lexicon commitment",
    events.Arrived: "seat",
    events.BoardTurned: "seat",
    events.ClockPressed: "seat",
    events.Played: "seat square direction tiles words bonus score",
    events.Held: "seat",
    events.Challenged: "seat words",
    events.Ruled: "arbiter verdicts valid penalized penalty name",
    events.RulingCorrected: "arbiter valid name",
    events.Exchanged: "seat",
    events.CambioSecco: "seat",
    events.TimeClaimed: "against stage seat",
    events.Ended: "reason article settlement scores places",
}
ONESELF: dict[type[Event], str] = {
    events.Drawn: "tiles",
    events.Exchanged: "given drawn",
    events.CambioSecco: "given drawn",
}

REDACTION: Redaction[AnyEvent] = Redaction(CODEC, everyone=EVERYONE, oneself=ONESELF)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:
    """The kind of an event and what that person may know of it."""
    seat = who if isinstance(who, int) else None
    rules_here = who is Watcher.REFEREE and state.options.arbiter is not Arbiter.JUDGE
    also = ("opinion",) if rules_here and isinstance(event, events.Challenged) else ()
    name, data = REDACTION.redact(event, seat, *also)
    if isinstance(event, events.Drawn | events.Exchanged | events.CambioSecco):
        # How many tiles go where is open to all (art. 1).
        data["count"] = len(event.tiles if isinstance(event, events.Drawn) else event.given)
    return name, data
