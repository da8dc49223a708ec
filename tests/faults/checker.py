"""The checker: whether what the clients saw and what the store kept are one game each, by the rules.

It knows nothing of the server. From a history it asks: is every acknowledged command in the log once, and no refused
one? Do all clients see the same events in the same order, without gaps, to the end? Does the log hold? Was anybody told
what they may not know? Were clocks charged for what their owners could see, and for all of it?
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from faults.charges import TOLERANCE_S, wrong_charges
from faults.history import Came, Fail, History, Invoke, Kept, Ok, Seen, Settled
from leggio.core.auditing import Finding as Breach
from leggio.notation.log import LogError, read_log
from support.online.leaks import Truth, leaks


class Finding(msgspec.Struct, frozen=True):
    """A rule that does not hold, and where."""

    rule: str
    what: str


def findings(history: History, tolerance: float = TOLERANCE_S) -> list[Finding]:
    """Everything that is wrong with a history; clocks are right to so many seconds."""
    by_table: dict[str, _Table] = {}
    tables: dict[str, _Table] = {}  # by client
    for record in history:
        match record:
            case Came():
                tables[record.client] = by_table.setdefault(record.table, _Table(record.table))
                tables[record.client].clients[record.client] = record
            case Invoke() | Ok() | Fail() | Seen():
                tables[record.client].take(record)
            case Settled():
                by_table[record.table].settled = record.seq
            case Kept():
                by_table[record.table].kept = record
            case _:
                pass
    found = [finding for table in by_table.values() for finding in table.findings()]
    truths = {name: table.truth for name, table in by_table.items() if table.truth is not None}
    return found + [Finding("clocks", what) for what in wrong_charges(history, truths, tolerance)]


class _Table:
    """What was done and seen at one table."""

    def __init__(self, name: str) -> None:
        self.clients: dict[str, Came] = {}
        self.kept: Kept | None = None
        self.settled = 0
        self.truth: Truth | None = None
        self._name = name
        self._invoked: dict[str, Invoke] = {}  # by key: the first time
        self._ok: dict[str, Ok] = {}
        self._fail: dict[str, Fail] = {}
        self._seen: dict[str, list[dict[str, Any]]] = defaultdict(list)  # frames, by client

    def take(self, record: Invoke | Ok | Fail | Seen) -> None:
        """One record of one of its clients."""
        match record:
            case Invoke():
                self._invoked.setdefault(record.key, record)
            case Ok():
                self._ok[record.key] = record
            case Fail():
                self._fail[record.key] = record
            case Seen():
                self._seen[record.client].append(record.frame)

    def findings(self) -> Iterator[Finding]:
        """Rule by rule."""
        if self.kept is None:
            yield Finding("log", f"{self._name}: there is none")
            return
        for rule, wrong in (
            ("log", self._log()),
            ("once", self._once()),
            ("order", self._order()),
            ("sight", self._sight()),
            ("secrets", self._secrets()),
        ):
            for what in wrong:
                yield Finding(rule, f"{self._name}: {what}")

    def _log(self) -> Iterator[str]:
        """Entries follow each other, are whole, are chained, and the rules allow every event."""
        assert self.kept is not None
        end = 0
        for entry in self.kept.entries:
            if entry.seq != end + 1:
                yield f"event {end + 1} is followed by an entry of {entry.seq}"
            if not entry.lines.endswith("\n") or entry.lines.count("\n") != entry.upto - entry.seq + 1:
                yield f"half an entry at {entry.seq}"
            end = entry.upto
        if end != self.kept.head:
            yield f"the log ends at {end}, the table at {self.kept.head}"
        try:
            read = read_log(self.kept.log.encode())
        except LogError as error:
            yield f"the log cannot be read: {error}"
            return
        if isinstance(breach := read.game.audit(read.events), Breach):
            yield f"the log breaks the rules: {breach}"
            return
        self.truth = Truth(self.kept.log)

    def _once(self) -> Iterator[str]:
        """Acknowledged: there, once, where it was said to be. Refused: not there. Nothing that nobody asked for."""
        assert self.kept is not None
        ends: dict[str, int] = {}
        for entry in self.kept.entries:
            key = (entry.key or "").partition("/")[2]
            if not key:
                continue
            if key in ends:
                yield f"{key} happened twice, at {ends[key]} and {entry.upto}"
            if key not in self._invoked:
                yield f"{key} happened, and nobody asked for it"
            ends[key] = entry.upto
        for key, ok in self._ok.items():
            if ends.get(key) != ok.seq:
                yield f"{key} was acknowledged at {ok.seq}, and is at {ends.get(key)}"
        for key, fail in self._fail.items():
            if key in ends:
                yield f"{key} was refused ({fail.code}), and happened"

    def _order(self) -> Iterator[str]:
        """What was asked for after something was acknowledged comes after it; and follows what it was decided upon."""
        begun = sorted((self._invoked[key].at, ok.seq, key) for key, ok in self._ok.items() if key in self._invoked)
        ended = sorted((ok.at, ok.seq, key) for key, ok in self._ok.items())
        latest, which, done = 0, "", 0
        for at, seq, key in begun:
            while done < len(ended) and ended[done][0] < at:
                if ended[done][1] > latest:
                    _, latest, which = ended[done]
                done += 1
            if seq <= latest:
                yield f"{key} ({seq}) was asked for after {which} ({latest}) was acknowledged"
        for key, ok in self._ok.items():
            if (asked := self._invoked.get(key)) and ok.seq <= asked.seq:
                yield f"{key} was decided upon {asked.seq}, and is said to be {ok.seq}"

    def _sight(self) -> Iterator[str]:
        """Everyone sees every event, in the one order, as it is in the log."""
        assert self.kept is not None
        lines = self.kept.log.splitlines()[1:]
        for client in self.clients:
            last = 0
            for frame in self._seen[client]:
                told = frame.get("missed") if frame["type"] == "welcome" else frame["events"]
                if frame["type"] == "welcome" and told is None:
                    last = max(frame["seq"], last)
                    told = []
                numbers = [each["seq"] for each in told or ()]
                if numbers != list(range(last + 1, last + 1 + len(numbers))) or last + len(numbers) != frame["seq"]:
                    yield f"{client} had seen {last}, and was told of {numbers} up to {frame['seq']}"
                for each in told or ():
                    yield from (f"{client}: {what}" for what in _differs(each, lines))
                last = frame["seq"]
                if frame.get("view") and frame["view"]["seq"] != last:
                    yield f"{client} was shown {frame['view']['seq']} and told {last}"
            if last < self.settled:
                yield f"{client} had seen {last} when all was well again, of {self.settled}"

    def _secrets(self) -> Iterator[str]:
        """Nobody is told what they may not know."""
        if self.truth is None:
            return
        for client, came in self.clients.items():
            role = "spectator" if came.seat is None else "player"
            known = [frame for frame in self._seen[client] if frame["seq"] < len(self.truth.states)]
            yield from leaks(self.truth, known, came.seat, role)


def _differs(told: dict[str, Any], lines: list[str]) -> Iterator[str]:
    """An event that was told is the one in the log: what is said of it and not hidden, is what the log says."""
    if told["seq"] > len(lines):
        yield f"event {told['seq']} is not in the log"
        return
    kept = json.loads(lines[told["seq"] - 1])
    if told["event"] != kept["event"]:
        yield f"event {told['seq']} was told as {told['event']}, and is {kept['event']}"
    for name in ("at", "seat", "score"):
        if name in told["data"] and told["data"][name] != kept["data"].get(name, told["data"][name]):
            yield f"event {told['seq']}: {name} was told as {told['data'][name]}, and is {kept['data'][name]}"
