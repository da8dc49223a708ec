"""What people are told of what happens: everything but racks, the bag's order and the judge's opinion (art. 1, 28)."""

from leggio.core.codec import Event
from leggio.games.board.view import TOLD_EVERYONE
from leggio.games.common.redaction import Redaction
from leggio.games.scrabble import events
from leggio.games.scrabble.events import CODEC, AnyEvent
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import Watcher

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
