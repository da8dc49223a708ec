"""What people are told of what happens: everything but closed hands, pile B, votes before all are in (par. 3-6)."""

from leggio.games.common.redaction import Redaction
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.events import (
    CODEC,
    AbandonProposed,
    Agreed,
    AnyEvent,
    Contested,
    Dealt,
    Discarded,
    Drew,
    Ended,
    HandsSwapped,
    JollySwapped,
    Laid,
    LastRoundBegan,
    Offered,
    Opened,
    Passed,
    Refilled,
    Resigned,
    Restored,
    Resumed,
    Ruled,
    Stole,
    Suspended,
    TimedOut,
    TurnedUp,
    TurnEnded,
    Voted,
    WordsStood,
)
from leggio.games.verbum.state import State
from leggio.games.verbum.view import Watcher

REDACTION: Redaction[AnyEvent] = Redaction(
    CODEC,
    everyone={
        Opened: "rules rules_version players options lexicon deck commitment",
        Dealt: "seat",
        TurnedUp: "card",
        Drew: "seat pile",
        Laid: "seat words",
        HandsSwapped: "seat other",
        Stole: "seat word place letter",
        Restored: "seat word place letter",
        JollySwapped: "seat word place jolly letters",
        Discarded: "seat card",
        Passed: "seat",
        TimedOut: "seat",
        Offered: "seat words",
        Agreed: "seat",
        WordsStood: "how",
        Contested: "seat word",
        Voted: "seat",
        Ruled: "word valid votes",
        Refilled: "seat",
        TurnEnded: "seat",
        LastRoundBegan: "seats",
        Resigned: "seat",
        AbandonProposed: "seat",
        Suspended: "",
        Resumed: "",
        Ended: "reason article scores void places",
    },
    oneself={Dealt: "cards", Drew: "card", Refilled: "cards", Voted: "valid"},
)


def redact(state: State, event: AnyEvent, who: int | Watcher) -> tuple[str, dict[str, object]]:
    """The kind of an event and what that person may know of it."""
    name, data = REDACTION.redact(event, who if isinstance(who, int) else None, *_open_to_all(state, event))
    if isinstance(event, Dealt | Refilled):
        data["count"] = len(event.cards)
    return name, data


def _open_to_all(state: State, event: AnyEvent) -> tuple[str, ...]:
    """Cards that everyone sees: those of pile A (par. 6), and all where hands are open (par. 5)."""
    match event:
        case Drew():
            return ("card",) if event.pile is Pile.A or state.options.open_hands else ()
        case Dealt() | Refilled():
            return ("cards",) if state.options.open_hands else ()
        case _:
            return ()
