"""Checking a whole log: the bag against its seal, and every event against the rules, by deciding it again."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from leggio.core.bag import Seal
from leggio.core.codec import Codec, Event
from leggio.core.outcome import Accepted, Rejected
from leggio.core.pending_events import Timed
from leggio.core.verdicts import Verdict

EventT = TypeVar("EventT", bound=Event)
TableT = TypeVar("TableT", bound=Timed)

# What comes out of a bag, by event and field: it deserves a finding of its own.
DRAWS: Mapping[str, str] = MappingProxyType({"drawn": "tiles"})


class Finding(msgspec.Struct, frozen=True):
    """What does not hold: the number of the event (from 1), a stable code, and data for a sentence."""

    event: int
    code: str
    detail: dict[str, Any] = {}


class Recorded:
    """Chance and judge out of the log itself: they repeat what was recorded."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal
        self._verdicts: dict[str, Verdict] = {}

    def learn(self, verdicts: Iterable[Verdict]) -> None:
        """Know these verdicts and no others."""
        self._verdicts = {verdict.word: verdict for verdict in verdicts}

    def seal(self, tiles: str) -> Seal:  # noqa: ARG002 - the log says what was sealed
        """What was sealed then."""
        return self._seal

    def judge(self, word: str) -> Verdict:
        """What was said of a word then."""
        return self._verdicts.get(word, Verdict(word, valid=False))

    def of_length(self, length: int) -> tuple[str, ...]:  # noqa: ARG002 - a log holds no lists
        """None: no rule decides by a list."""
        return ()


def audit_seal(seal: Seal, commitment: str, tiles: str) -> Finding | None:
    """Whether the seal holds the tiles of the game, and is the one that was published."""
    if sorted(seal.order) != sorted(tiles):
        return Finding(1, "bag.wrong_tiles")
    if seal.commitment != commitment:
        return Finding(1, "bag.broken_seal", {"commitment": commitment})
    return None


def decide_again(
    events: Sequence[EventT],
    codec: Codec[EventT],
    *,
    find_deed: Callable[[Sequence[EventT], int], int | None],
    redo: Callable[[TableT | None, EventT, Sequence[EventT], int], Accepted[EventT] | Rejected],
    evolve: Callable[[TableT | None, EventT], TableT],
    beginning: str = "played",
    draws: Mapping[str, str] = DRAWS,
) -> TableT | Finding:
    """The final table if the rules give every event to the letter, else the first thing that does not hold.

    `find_deed` tells where the log shows what was done to bring about the event at an index, None if it stops before
    that, and then `beginning` names what is missing; `redo` decides that deed once more, given what follows its first
    event, at a moment. `draws` tells which field of which event came out of the bag.
    """
    state: TableT | None = None
    done = 0
    while done < len(events):
        cause = events[done]
        if state is not None and cause.at < state.now:
            return Finding(done + 1, "log.time_runs_back", {"at": cause.at, "before": state.now})
        whole = done
        where = find_deed(events, done)
        if where is None:
            return Finding(len(events), "log.cut_short", {"missing": beginning, "whole": whole})
        deed = events[where]
        outcome = redo(state, deed, events[done + 1 : done + 2], cause.at)
        if isinstance(outcome, Rejected):
            return Finding(where + 1, "log.against_the_rules", {"event": codec.name(deed), "refusal": outcome})
        if not outcome.events:
            return Finding(done + 1, "log.out_of_place", {"event": codec.name(cause)})
        for expected in outcome.events:
            if done == len(events):
                return Finding(done, "log.cut_short", {"missing": codec.name(expected), "whole": whole})
            if events[done] != expected:
                return Finding(done + 1, *_difference(codec, events[done], expected, draws))
            state = evolve(state, expected)
            done += 1
    return Finding(1, "log.no_opening") if state is None else state


def _difference(
    codec: Codec[EventT], found: EventT, expected: EventT, draws: Mapping[str, str]
) -> tuple[str, dict[str, Any]]:
    names = {"event": codec.name(found), "expected": codec.name(expected)}
    if type(found) is not type(expected):
        return "log.out_of_place", names
    fields = [field for field in found.__struct_fields__ if getattr(found, field) != getattr(expected, field)]
    if draws.get(codec.name(found)) in fields:
        return "bag.wrong_draw", names
    return "log.wrong_field", {**names, "field": fields[0], "fields": fields}
