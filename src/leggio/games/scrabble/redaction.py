"""What people are told of what happens: everything but racks, the bag's order and the judge's opinion (art. 1, 28)."""

from leggio.games.common.redaction import Redaction
from leggio.games.scrabble.events import (
    CODEC,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Arrived,
    Began,
    BoardTurned,
    CambioSecco,
    Challenged,
    ClockPressed,
    Drawn,
    Ended,
    Exchanged,
    Held,
    Opened,
    Passed,
    Played,
    PlayStood,
    Resigned,
    Resumed,
    Ruled,
    StarterChosen,
    Suspended,
    TimeClaimed,
)
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import Watcher

REDACTION: Redaction[AnyEvent] = Redaction(
    CODEC,
    everyone={
        Opened: "rules rules_version players options lexicon commitment",
        Arrived: "seat",
        StarterChosen: "starter draws",
        Drawn: "seat",
        Began: "",
        BoardTurned: "seat",
        ClockPressed: "seat",
        Played: "seat square direction tiles words bonus score",
        Held: "seat",
        Agreed: "seat",
        PlayStood: "how",
        Challenged: "seat words",
        Ruled: "arbiter verdicts valid penalized penalty name",
        Passed: "seat",
        Exchanged: "seat",
        CambioSecco: "seat",
        TimeClaimed: "against stage seat",
        Resigned: "seat",
        AbandonProposed: "seat",
        Suspended: "",
        Resumed: "",
        Ended: "reason article settlement scores places",
    },
    oneself={Drawn: "tiles", Exchanged: "given drawn", CambioSecco: "given drawn"},
)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:
    """The kind of an event and what that person may know of it."""
    seat = who if isinstance(who, int) else None
    rules_here = who is Watcher.REFEREE and state.options.arbiter is not Arbiter.JUDGE
    also = ("opinion",) if rules_here and isinstance(event, Challenged) else ()
    name, data = REDACTION.redact(event, seat, *also)
    if isinstance(event, Drawn | Exchanged | CambioSecco):
        # How many tiles go where is open to all (art. 1).
        data["count"] = len(event.tiles if isinstance(event, Drawn) else event.given)
    return name, data
