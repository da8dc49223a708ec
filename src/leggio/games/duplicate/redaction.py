"""What people are told of what happens: slips and what they are worth only the desk, and each player their own."""

import msgspec

from leggio.core.codec import Event
from leggio.games.common.redaction import Redaction
from leggio.games.duplicate import events
from leggio.games.duplicate.events import CODEC, AnyEvent
from leggio.games.duplicate.state import State
from leggio.games.duplicate.view import Watcher

EVERYONE: dict[type[Event], str] = {
    events.Opened: "rules rules_version players options lexicon commitment",
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
_SEALED = frozenset({"order", "salt"})
_OF_ONE_SEAT = events.HandedIn | events.Remarked | events.Warned | events.Joined | events.Left


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
    return event.seat if isinstance(event, _OF_ONE_SEAT) else None
