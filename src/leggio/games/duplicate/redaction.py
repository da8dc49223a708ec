"""What people are told of what happens: slips and what they are worth only the desk, and each player their own."""

import msgspec

from leggio.games.common.redaction import Redaction
from leggio.games.duplicate.events import (
    CODEC,
    AnyEvent,
    Corrected,
    Drawn,
    Ended,
    Extended,
    HandedIn,
    Joined,
    Left,
    Opened,
    Penalised,
    Remarked,
    Resumed,
    RoundClosed,
    Started,
    Suspended,
    TimeUp,
    TimeWarned,
    Warned,
    WatchRuns,
    WatchStopped,
)
from leggio.games.duplicate.state import State
from leggio.games.duplicate.view import Watcher

REDACTION: Redaction[AnyEvent] = Redaction(
    CODEC,
    everyone={
        Opened: "rules rules_version players options lexicon commitment",
        Joined: "seat player by name",
        Left: "seat by name",
        Drawn: "round replaces typed name",
        Started: "round rack ends_at name",
        TimeWarned: "left_ms",
        TimeUp: "",
        WatchStopped: "left_ms name",
        WatchRuns: "ends_at name",
        Extended: "by_ms name",
        HandedIn: "seat by",
        Corrected: "seat round solo changes name",
        Remarked: "",
        Warned: "",
        Penalised: "seat points name",
        RoundClosed: "round top master seat solo bonus name",
        Suspended: "",
        Resumed: "",
        Ended: "reason scores places top name",
    },
    oneself={
        HandedIn: "square direction word",
        Corrected: "square direction word ruled",
        Remarked: "seat text",
        Warned: "seat text name",
        Penalised: "text",
    },
)
_SEALED = frozenset({"order", "salt"})


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:  # noqa: ARG001 - as in every game
    """The kind of an event and what that person may know of it; the desk all but the seal."""
    if who is Watcher.DESK:
        fields = (name for name in event.__struct_fields__ if name not in _SEALED)
        return CODEC.name(event), {name: msgspec.to_builtins(getattr(event, name)) for name in fields}
    return REDACTION.redact(event, who if isinstance(who, int) else None)


def concerns(event: AnyEvent) -> int | None:
    """The one seat, beside desk and hall, that an event concerns; None: everyone.

    For whoever sends views: with hundreds of players most of what happens is a slip, and the others see no difference.
    Of comings and goings they see how many play, and hear that with the next thing that concerns all.
    """
    return event.seat if isinstance(event, HandedIn | Remarked | Warned | Joined | Left) else None
