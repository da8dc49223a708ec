"""What clocks were charged, against what their owners could see: to a second, whatever went wrong.

A stint is a while in which one seat's clock runs, or would if the game were not put away. It may be charged from the
moment its owner was shown that it runs until the moment somebody learned that it had ended, less what nobody could be
served in: the owner's connection was gone, or their machine stood still. A player's own line that fails is theirs, as
it is everywhere on the Internet, or one would win time by pulling a plug.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from faults.history import Came, History, Invoke, Linked, Lost, Mended, Ok, Seen, Stalled, Struck
from support.online.leaks import Truth

TOLERANCE_S = 1.0
# The way to a player that a server measures is given back to them.
ALLOWANCE_S = 0.25
# After a fault things take a moment to be as they were: what is asked of a clock there is not that it counts all.
AFTERMATH_S = 4.0

Span = tuple[float, float]


def wrong_charges(history: History, truths: Mapping[str, Truth], tolerance: float) -> Iterator[str]:
    """Clocks that were charged for what their owners could not see, or forgot what they could."""
    sights = _sights(history)
    faults, stalls = _faults(history), _stalls(history)
    learned = _learned(sights.values())
    for sight in sights.values():
        truth = truths.get(sight.came.table)
        if truth is None or sight.came.seat is None or not hasattr(truth.states[-1], "clock"):
            continue
        ends = learned[sight.came.table]
        for first, last, charged in stints(truth, sight.came.seat):
            shown, ended = sight.shown_at(first), ends.at(last)
            if ended is None:
                continue
            spans = [] if shown is None or shown >= ended else [(shown, ended)]
            hidden = sight.hidden(faults)
            late = _overlap(stalls, (shown or ended, ended))
            outages = sum(1 for span in hidden if spans and _common(span, spans[0]) > 0)
            most = sum(_common(span, (0.0, ended)) - _overlap(hidden, span) for span in spans)
            if charged > most + tolerance * max(1, outages) + late:
                yield (
                    f"{sight.came.client}: events {first} to {last} were charged with {charged:.2f} s,"
                    f" {most:.2f} s of which could be seen"
                )
            least = sight.thought(first, last) - late
            if charged < least - tolerance - ALLOWANCE_S and not _troubled(faults, (shown or 0.0, ended)):
                yield f"{sight.came.client}: events {first} to {last} took {least:.2f} s, {charged:.2f} s were charged"


def stints(truth: Truth, seat: int) -> Iterator[tuple[int, int, float]]:
    """While a seat's clock runs: the event that starts it, the one that stops it, and the seconds in between."""
    first = 0
    for seq in range(1, len(truth.states)):
        state = truth.states[seq]
        runs = seat in (state.clock.running if state.suspended is None else state.suspended)
        if runs and not first:
            first = seq
        elif first and not runs:
            yield first, seq, (_used(state, seat) - _used(truth.states[first], seat)) / 1000
            first = 0


def _used(state: Any, seat: int) -> int:
    return int(state.clock.spent(seat, state.now))


class _Learned:
    """When an event was first known."""

    def __init__(self) -> None:
        self._seqs: list[int] = []
        self._at: list[float] = []

    def note(self, seq: int, at: float) -> None:
        """Somebody knows of everything up to an event."""
        if not self._seqs or seq > self._seqs[-1]:
            self._seqs.append(seq)
            self._at.append(at)

    def at(self, seq: int) -> float | None:
        """When an event, or a later one, was known first; None if it never was."""
        index = bisect_left(self._seqs, seq)
        return self._at[index] if index < len(self._at) else None


class _Sight:
    """What one client could see, and when."""

    def __init__(self, came: Came) -> None:
        self.came = came
        self.frames = _Learned()
        self._away: list[Span] = []
        self._lost_at: float | None = None
        self._links: list[Span] = []  # when a connection stood
        self._at_machine: list[tuple[float, str]] = []
        self._acts: list[tuple[int, float]] = []  # commands that happened: their last event, when first sent
        self._invoked: dict[str, float] = {}
        self._first: int | None = None

    def take(self, record: Invoke | Ok | Linked | Lost | Seen) -> None:
        """One record of this client."""
        match record:
            case Seen():
                if self._lost_at is not None:
                    self._away.append((self._lost_at, record.at))
                    self._lost_at = None
                self._first = record.frame["seq"] if self._first is None else self._first
                self.frames.note(record.frame["seq"], record.at)
            case Lost():
                if self._links:
                    self._links[-1] = (self._links[-1][0], record.at)
                self._lost_at = record.at if self._lost_at is None else self._lost_at
            case Linked():
                self._at_machine.append((record.at, record.machine))
                self._links.append((record.at, float("inf")))
            case Invoke():
                self._invoked.setdefault(record.key, record.at)
            case Ok():
                self._acts.append((record.seq, self._invoked[record.key]))

    def shown_at(self, seq: int) -> float | None:
        """When they were shown an event; what was there when they sat down, they could have seen from then on."""
        return 0.0 if seq <= (self._first or 0) else self.frames.at(seq)

    def thought(self, first: int, last: int) -> float:
        """How long they certainly had before them what an event showed, before they did what ended it."""
        shown = self.frames.at(first)
        own = [at for seq, at in self._acts if first < seq <= last]
        return max(0.0, min(own) - shown) if own and shown is not None else 0.0

    def hidden(self, faults: "list[tuple[str, str, Span]]") -> list[Span]:
        """When they could not be served, through no fault of their own line."""
        own_line = [span for kind, place, span in faults if place.endswith("clients")]
        away = [span for span in self._away if not any(_common(span, own) > 0 for own in own_line)]
        frozen = [
            self._until_they_went(span)
            for kind, place, span in faults
            if kind == "pause" and place in ("all", self._machine_at(span[0]))
        ]
        return _merged(away + frozen)

    def _until_they_went(self, pause: Span) -> Span:
        """A machine that stands still hides nothing any more from whoever has gone, nor once it was killed."""
        began, ended = pause
        return began, next((min(ended, lost) for linked, lost in self._links if linked <= began < lost), began)

    def _machine_at(self, at: float) -> str:
        index = bisect_left(self._at_machine, (at, "")) - 1
        return self._at_machine[index][1] if index >= 0 else ""


def _sights(history: History) -> dict[str, _Sight]:
    sights: dict[str, _Sight] = {}
    for record in history:
        match record:
            case Came():
                sights[record.client] = _Sight(record)
            case Invoke() | Ok() | Linked() | Lost() | Seen():
                sights[record.client].take(record)
            case _:
                pass
    return sights


def _learned(sights: Any) -> dict[str, _Learned]:
    """By table, when each event was first known to anybody."""
    noted: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for sight in sights:
        noted[sight.came.table] += zip(sight.frames._at, sight.frames._seqs, strict=True)  # noqa: SLF001 - next door
    learned: dict[str, _Learned] = {}
    for table, times in noted.items():
        learned[table] = _Learned()
        for at, seq in sorted(times):
            learned[table].note(seq, at)
    return learned


def _faults(history: History) -> list[tuple[str, str, Span]]:
    """Kind, place and time of each."""
    begun = {record.number: record for record in history if isinstance(record, Struck)}
    return [
        (begun[record.number].kind, begun[record.number].place, (begun[record.number].at, record.at))
        for record in history
        if isinstance(record, Mended)
    ]


def _stalls(history: History) -> list[Span]:
    return [(record.at - record.seconds, record.at) for record in history if isinstance(record, Stalled)]


def _troubled(faults: list[tuple[str, str, Span]], span: Span) -> bool:
    return any(began < span[1] and span[0] < ended + AFTERMATH_S for _, _, (began, ended) in faults)


def _common(one: Span, other: Span) -> float:
    return max(0.0, min(one[1], other[1]) - max(one[0], other[0]))


def _overlap(spans: list[Span], span: Span) -> float:
    return sum(_common(each, span) for each in spans)


def _merged(spans: list[Span]) -> list[Span]:
    merged: list[Span] = []
    for began, ended in sorted(spans):
        if merged and began <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], ended))
        else:
            merged.append((began, ended))
    return merged
