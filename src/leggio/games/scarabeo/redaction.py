"""What people are told of what happens: everything but racks, the bag's order and votes before all are in."""

from leggio.core.codec import Event
from leggio.games.board.view import TOLD_EVERYONE
from leggio.games.common.redaction import Redaction
from leggio.games.scarabeo import events
from leggio.games.scarabeo.events import CODEC, AnyEvent
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.view import Watcher

EVERYONE: dict[type[Event], str] = {
    **TOLD_EVERYONE,
    events.Opened: "rules rules_version players options lexicon commitment",
    events.ScarabTaken: "seat square letter",
    events.Played: "seat square direction tiles words prizes score",
    events.Voted: "seat",
    events.Ruled: "valid verdicts votes",
    events.Exchanged: "seat given",  # art. 23: the eight tiles are shown
    events.Ended: "reason article settlement scores places winnings",
}
ONESELF: dict[type[Event], str] = {events.Drawn: "tiles", events.Exchanged: "drawn", events.Voted: "ballot"}

REDACTION: Redaction[AnyEvent] = Redaction(CODEC, everyone=EVERYONE, oneself=ONESELF)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    """The kind of an event and what that person may know of it."""
    name, data = REDACTION.redact(event, who if isinstance(who, int) else None)
    if isinstance(event, events.Drawn):
        data["count"] = len(event.tiles)
    return name, data
