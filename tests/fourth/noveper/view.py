"""What people may know of a table of Noveper, and are told of what happens."""

from enum import StrEnum

from leggio.games.board.view import BoardView, PendingPlayView, open_to_all, own_rack
from leggio.games.common.redaction import Redaction
from noveper import events
from noveper.events import CODEC, AnyEvent, Ended
from noveper.rules import Options
from noveper.state import Phase, Row, State


class Watcher(StrEnum):
    """People at a table who do not play at it."""

    SPECTATOR = "spectator"


class View(BoardView[Options, Phase, Row, PendingPlayView, Ended], frozen=True, kw_only=True):
    """The table as one person may see it."""


def view(state: State, who: int | Watcher, now: int) -> View:
    """The table as a seat or a spectator sees it."""
    return View(**open_to_all("noveper", state, max(now, state.now)), rack=own_rack(state, who), pending=None)


REDACTION: Redaction[AnyEvent] = Redaction(
    CODEC,
    everyone={
        events.Opened: "rules rules_version players options lexicon commitment",
        events.StarterChosen: "starter draws",
        events.Drawn: "seat",
        events.Began: "",
        events.Played: "seat square direction tiles words score",
        events.PlayStood: "how",
        events.Passed: "seat",
        events.Resigned: "seat",
        events.AbandonProposed: "seat",
        events.AbandonDeclined: "seat withdrawn",
        events.Suspended: "",
        events.Resumed: "",
        events.Ended: "reason article settlement scores places",
    },
    oneself={events.Drawn: "tiles"},
)


def redact(_: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:
    """The kind of an event and what that person may know of it."""
    return REDACTION.redact(event, who if isinstance(who, int) else None)
