"""What people are told of what happens: everything but racks, the bag's order and votes before all are in."""

from leggio.games.common.redaction import Redaction
from leggio.games.scarabeo.events import (
    CODEC,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Began,
    Challenged,
    Drawn,
    Ended,
    Exchanged,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    ScarabTaken,
    StarterChosen,
    Suspended,
    TimedOut,
    Voted,
)
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.view import Watcher

REDACTION: Redaction[AnyEvent] = Redaction(
    CODEC,
    everyone={
        Opened: "rules rules_version players options lexicon commitment",
        StarterChosen: "starter draws",
        Drawn: "seat",
        Began: "",
        ScarabTaken: "seat square letter",
        Played: "seat square direction tiles words prizes score",
        Agreed: "seat",
        PlayStood: "how",
        Challenged: "seat words",
        Voted: "seat",
        Ruled: "valid verdicts votes",
        Passed: "seat",
        TimedOut: "seat",
        Exchanged: "seat given",  # art. 23: the eight tiles are shown
        Resigned: "seat",
        AbandonProposed: "seat",
        Suspended: "",
        Resumed: "",
        Ended: "reason article settlement scores places winnings",
    },
    oneself={Drawn: "tiles", Exchanged: "drawn", Voted: "ballot"},
)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:  # noqa: ARG001
    """The kind of an event and what that person may know of it."""
    name, data = REDACTION.redact(event, who if isinstance(who, int) else None)
    if isinstance(event, Drawn):
        data["count"] = len(event.tiles)
    return name, data
