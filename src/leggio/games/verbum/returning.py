"""Moves of Verbum that may be taken back, and the table one returns to."""

from msgspec.structs import replace

from leggio.core.codec import Event
from leggio.games.verbum import events
from leggio.games.verbum.state import Entry, Row, State

MOVES = (
    events.Drew,
    events.Laid,
    events.HandsSwapped,
    events.Stole,
    events.Restored,
    events.JollySwapped,
    events.Discarded,
    events.Passed,
    events.TimedOut,
    events.Refilled,
)


def goes_with_last(state: State, event: Event) -> bool:
    """What the table does when time is up, and the cards that fill a hand up, are no moves.

    Only those that fill it up before a swap of hands begin one, which the swap then belongs to (par. 7, 11).
    """
    match event:
        case events.Refilled():
            return len(state.hands[event.seat]) < state.rules.fewest
        case events.HandsSwapped():
            held = len(state.hands[event.seat])
            return held > state.rules.fewest and state.sheet[-1:] == (Row(event.seat, Entry.REFILL, count=1),)
        case events.Drew() | events.Discarded():
            by_table = (Entry.DRAW_B, Entry.DISCARD)
            last = next(
                (row for row in reversed(state.sheet) if row.seat != event.seat or row.entry not in by_table), None
            )
            return last is not None and (last.seat, last.entry) == (event.seat, Entry.TIMED_OUT)
        case _:
            return False


def returned(before: State, state: State, at: int) -> State:
    """The table as it was, and the whole time for the turn once more."""
    return replace(before, pile_b=before.pile_b.mixed_after(state.pile_b), since=at)


def _is_timing_out(state: State, seat: int) -> bool:
    """Whether the table is about to end a turn of this seat, by drawing and discarding for it."""
    for row in reversed(state.sheet):
        if row.seat != seat or row.entry not in (Entry.DRAW_B, Entry.DISCARD):
            return (row.seat, row.entry) == (seat, Entry.TIMED_OUT)
    return False
