"""What a person may know of a Duplicate, and is told of what happens. What is not named here does not leave.

A player knows their own slips and, once a round is closed, what everyone may know; nobody but the desk knows another's
slip, what any slip is worth, or letters that are not shown yet. The top is found only when the round is closed. When
the game is over the sealed order is shown, so that anyone can check the draws.
"""

from enum import StrEnum

import msgspec

from leggio.core.bag import Seal
from leggio.core.board import Direction
from leggio.core.codec import Event
from leggio.core.verdicts import Verdict
from leggio.games.common.mixing import MIXING_TOLD, MixingView, mixing_view
from leggio.games.common.redaction import Redaction
from leggio.games.duplicate import events
from leggio.games.duplicate.events import CODEC, AnyEvent, Ended, Fault, Laid
from leggio.games.duplicate.rounds import no_more
from leggio.games.duplicate.rules import Options
from leggio.games.duplicate.standings import Standing, standing_of, standings
from leggio.games.duplicate.state import Phase, Round, Slip, State, time_left

LEADERS = 10  # of the standings, on a player's own page


class Watcher(StrEnum):
    """People who do not play. The values are what tables call them."""

    DESK = "referee"
    HALL = "spectator"  # the large screen, and whoever looks at it


class SlipText(msgspec.Struct, frozen=True):
    """What stands on a slip."""

    square: str
    direction: Direction
    word: str


class OwnRound(msgspec.Struct, frozen=True):
    """A closed round as it went for one player; no slip: nothing was handed in."""

    number: int
    slip: SlipText | None
    points: int
    fault: Fault | None
    solo: bool


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What concerns one player alone."""

    seat: int
    slip: SlipText | None  # the one that counts now
    standing: Standing
    rounds: tuple[OwnRound, ...]
    warnings: tuple[str, ...]
    penalties: tuple[tuple[int, str], ...]
    remarks: tuple[str, ...]


class DeskSlip(msgspec.Struct, frozen=True, kw_only=True):
    """A player as the desk sees them: what they have handed in and what it is worth."""

    seat: int
    player: str
    left: bool
    points: int
    slip: SlipText | None
    score: int | None
    fault: Fault | None
    verdicts: tuple[Verdict, ...]
    warnings: tuple[str, ...]
    penalties: tuple[tuple[int, str], ...]
    remarks: tuple[str, ...]


class RoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A closed round, for everyone."""

    number: int
    rack: str
    top: tuple[Laid, ...]
    master: Laid
    seat: int | None
    solo: int | None
    slips: int  # handed in
    found: int  # how many found a play as good as the top


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The hall as one person may see it."""

    game: str  # the name of the game
    seq: int
    rules: str
    options: Options
    lexicon: str
    phase: Phase
    suspended: bool
    is_last: bool  # there can be no other round: the next draw ends it
    round: int
    draw: int  # the number of the letters on the desk, for slips to name
    board: tuple[str, ...]
    rack: str | None  # None: not shown yet
    bag_count: int
    commitment: str
    time_left_ms: int | None
    running: bool
    warned: bool
    playing: int  # how many play
    handed_in: int | None  # how many have handed in; not for players
    top_total: int
    standings: tuple[Standing, ...]  # all of them, the leaders on a player's page
    rounds: tuple[RoundView, ...]
    own: Own | None
    desk: tuple[DeskSlip, ...] | None
    ended: Ended | None
    seal: Seal | None  # the bag's order, once the game is over
    mixing: MixingView | None = None  # the public value that goes into the bag, where one was named


def view(state: State, who: int | Watcher, now: int) -> View:
    """The hall as a seat, the desk or the large screen sees it at a moment."""
    if isinstance(who, int) and not 0 <= who < len(state.roll):
        raise ValueError(f"there is no seat {who} in this hall")
    watcher = None if isinstance(who, int) else Watcher(who)
    seat = who if isinstance(who, int) else None
    now = max(now, state.now)
    over = state.phase is Phase.OVER
    is_desk = watcher is Watcher.DESK
    return View(
        game="duplicate",
        seq=state.seq,
        rules=state.rules.name,
        options=state.options,
        lexicon=state.lexicon,
        phase=state.phase,
        suspended=state.suspended is not None,
        is_last=no_more(state) is not None,
        round=state.round,
        draw=state.draws,
        board=tuple(state.board.rows),
        rack=_rack(state, is_desk=is_desk),
        bag_count=len(state.bag),
        commitment=state.commitment,
        time_left_ms=time_left(state, now),
        running=state.watch.ends_at is not None and state.suspended is None,
        warned=state.watch.warned,
        playing=len(state.active),
        handed_in=None if seat is not None else state.handed_in,
        top_total=state.top_total,
        standings=standings(state, None if seat is None or over else LEADERS),
        rounds=tuple(_round(each) for each in state.rounds),
        own=None if seat is None else _own(state, seat),
        desk=tuple(_desk_slip(state, each) for each in range(len(state.roll))) if is_desk else None,
        ended=state.ended,
        seal=state.seal if over else None,
        mixing=mixing_view(state.mixing),
    )


def _rack(state: State, *, is_desk: bool) -> str | None:
    """Letters just drawn are for the desk alone; those left over from a round lay open before everyone."""
    hidden = state.phase is Phase.DRAWN and not is_desk
    return None if hidden else "".join(sorted(state.rack))


def _round(closed: Round) -> RoundView:
    return RoundView(
        number=closed.number,
        rack="".join(sorted(closed.rack)),
        top=closed.top,
        master=closed.master,
        seat=closed.seat,
        solo=closed.solo,
        slips=len(closed.slips),
        found=closed.found,
    )


def _own(state: State, seat: int) -> Own:
    player = state.roll[seat]
    return Own(
        seat=seat,
        slip=_text(state.slip_of(seat)),
        standing=standing_of(state, seat),
        rounds=tuple(_own_round(each, seat) for each in state.rounds),
        warnings=player.warnings,
        penalties=player.penalties,
        remarks=player.remarks,
    )


def _own_round(closed: Round, seat: int) -> OwnRound:
    slip = closed.slips.get(seat)
    fault = slip.fault if slip else None
    return OwnRound(closed.number, _text(slip), closed.points(seat), fault, closed.solo == seat)


def _desk_slip(state: State, seat: int) -> DeskSlip:
    player, slip = state.roll[seat], state.slip_of(seat)
    return DeskSlip(
        seat=seat,
        player=player.name,
        left=player.left,
        points=player.points,
        slip=_text(slip),
        score=slip.score if slip else None,
        fault=slip.fault if slip else None,
        verdicts=slip.verdicts if slip else (),
        warnings=player.warnings,
        penalties=player.penalties,
        remarks=player.remarks,
    )


def _text(slip: Slip | None) -> SlipText | None:
    return SlipText(slip.square, slip.direction, slip.word) if slip else None


EVERYONE: dict[type[Event], str] = {
    events.Opened: "rules rules_version players options lexicon commitment",
    events.BagMixed: MIXING_TOLD[events.BagMixed],
    events.Joined: "seat player by name",
    events.Left: "seat by name",
    events.Drawn: "round replaces typed name",
    events.Started: "round rack ends_at name",
    events.TimeWarned: "left_ms",
    events.TimeUp: "",
    events.WatchStopped: "left_ms name",
    events.WatchRuns: "ends_at name",
    events.Extended: "by_ms name",
    events.HandedIn: "seat by",
    events.Corrected: "seat round solo changes name",
    events.Remarked: "",
    events.Warned: "",
    events.Penalised: "seat points name",
    events.RoundClosed: "round top master seat solo bonus name",
    events.Suspended: "",
    events.Resumed: "",
    events.Ended: "reason scores places top name",
}
ONESELF: dict[type[Event], str] = {
    events.HandedIn: "square direction word",
    events.Corrected: "square direction word ruled",
    events.Remarked: "seat text",
    events.Warned: "seat text name",
    events.Penalised: "text",
}

REDACTION: Redaction[AnyEvent] = Redaction(CODEC, everyone=EVERYONE, oneself=ONESELF)
# The seal, and what views say of the mixing of the bag.
_UNTOLD = frozenset({"order", "salt", "contributors", "announced"})
_OF_ONE_SEAT = events.HandedIn | events.Remarked | events.Warned | events.Joined | events.Left


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:  # noqa: ARG001 - as in every game
    """The kind of an event and what that person may know of it; the desk all but the seal."""
    if who is Watcher.DESK:
        fields = (name for name in event.__struct_fields__ if name not in _UNTOLD)
        return CODEC.name(event), {name: msgspec.to_builtins(getattr(event, name)) for name in fields}
    return REDACTION.redact(event, who if isinstance(who, int) else None)


def concerns(event: AnyEvent) -> int | None:
    """The one seat, beside desk and hall, that an event concerns; None: everyone.

    For whoever sends views: with hundreds of players most of what happens is a slip, and the others see no difference.
    Of comings and goings they see how many play, and hear that with the next thing that concerns all.
    """
    return event.seat if isinstance(event, _OF_ONE_SEAT) else None
