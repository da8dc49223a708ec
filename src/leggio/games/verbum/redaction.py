"""What people are told of what happens: everything but closed hands, pile B, votes before all are in (par. 3-6)."""

from leggio.core.codec import Event
from leggio.games.common.redaction import Redaction
from leggio.games.verbum import events
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import CODEC, AnyEvent
from leggio.games.verbum.state import State
from leggio.games.verbum.view import Watcher

EVERYONE: dict[type[Event], str] = {
    events.Opened: "rules rules_version players options lexicon deck commitment",
    events.Dealt: "seat",
    events.TurnedUp: "card",
    events.Drew: "seat pile",
    events.Laid: "seat words",
    events.HandsSwapped: "seat other",
    events.Stole: "seat word place letter",
    events.Restored: "seat word place letter",
    events.JollySwapped: "seat word place jolly letters",
    events.Discarded: "seat card",
    events.Passed: "seat",
    events.TimedOut: "seat",
    events.Offered: "seat words",
    events.Agreed: "seat",
    events.WordsStood: "how",
    events.Contested: "seat word",
    events.Voted: "seat",
    events.Ruled: "word valid votes",
    events.Refilled: "seat",
    events.TurnEnded: "seat",
    events.LastRoundBegan: "seats",
    events.Resigned: "seat",
    events.AbandonProposed: "seat",
    events.Suspended: "",
    events.Resumed: "",
    events.Ended: "reason article scores void places",
}
ONESELF: dict[type[Event], str] = {
    events.Dealt: "cards",
    events.Drew: "card",
    events.Refilled: "cards",
    events.Voted: "valid",
}

REDACTION: Redaction[AnyEvent] = Redaction(CODEC, everyone=EVERYONE, oneself=ONESELF)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:
    """The kind of an event and what that person may know of it."""
    name, data = REDACTION.redact(event, who if isinstance(who, int) else None, *_open_to_all(state, event))
    if isinstance(event, events.Dealt | events.Refilled):
        data["count"] = len(event.cards)
    return name, data


def _open_to_all(state: State, event: AnyEvent) -> tuple[str, ...]:
    """Cards that everyone sees: those of pile A (par. 6), and all where hands are open (par. 5)."""
    match event:
        case events.Drew():
            return ("card",) if event.pile is Pile.A or state.options.open_hands else ()
        case events.Dealt() | events.Refilled():
            return ("cards",) if state.options.open_hands else ()
        case _:
            return ()
