"""What came of all requests: for each operation how often it answered with which status, and whatever was wrong."""

from collections import Counter, defaultdict

import msgspec

Operation = tuple[str, str]  # method and path
MOST_TOLD = 40  # faults that are told in full


class Fault(msgspec.Struct):
    """An answer that should not have been: what is wrong with it, the request, and how often it came."""

    operation: Operation
    wrong: str
    request: str
    times: int = 1


class Tally:
    """Counts answers, and keeps the first of each kind of fault."""

    def __init__(self) -> None:
        self.statuses: dict[Operation, Counter[int]] = defaultdict(Counter)
        self._faults: dict[tuple[Operation, str], Fault] = {}

    @property
    def faults(self) -> list[Fault]:
        """One of each kind."""
        return list(self._faults.values())

    @property
    def calls(self) -> int:
        """How many requests were answered."""
        return sum(counted.total() for counted in self.statuses.values())

    def answered(self, operation: Operation, status: int) -> None:
        """Count an answer."""
        self.statuses[operation][status] += 1

    def wrong(self, operation: Operation, wrong: str, request: str) -> None:
        """Count a fault."""
        kind = operation, wrong.partition("\n")[0]
        if kind in self._faults:
            self._faults[kind].times += 1
        else:
            self._faults[kind] = Fault(operation, wrong, request)

    def told(self) -> str:
        """All of it, for people."""
        widest = max(len(f"{method} {path}") for method, path in self.statuses)
        lines = [f"{'':{widest}}  {'calls':>7}  {'2xx':>7}  {'4xx':>7}  {'5xx':>5}  statuses"]
        for (method, path), counted in sorted(self.statuses.items(), key=lambda each: (each[0][1], each[0][0])):
            hundreds: Counter[int] = Counter()
            for status, times in counted.items():
                hundreds[status // 100] += times
            row = f"{counted.total():>7}  {hundreds[2]:>7}  {hundreds[4]:>7}  {hundreds[5]:>5}"
            statuses = " ".join(f"{status}:{times}" for status, times in sorted(counted.items()))
            lines.append(f"{f'{method} {path}':{widest}}  {row}  {statuses}")
        lines.append(f"{self.calls} calls of {len(self.statuses)} operations, {len(self._faults)} kinds of fault")
        lines += [
            f"\n{fault.times} times {' '.join(fault.operation)}: {fault.wrong}\n  {fault.request}"
            for fault in self.faults[:MOST_TOLD]
        ]
        return "\n".join(lines)
