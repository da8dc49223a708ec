"""What goes wrong and when, drawn from a seed: the same seed brings the same faults at the same moments."""

import argparse
import random
import sys
from collections.abc import Iterable, Iterator

import msgspec

# How long each lasts, in seconds: at least, at most. What takes no time is mended by whoever restarts.
LASTING = {
    "kill": (0.0, 0.0),  # a server process, or all of a machine's
    "pause": (0.3, 4.0),  # a process stands still, and goes on
    "partition": (0.5, 6.0),  # nothing passes any more, and nobody is told
    "cut": (0.2, 3.0),  # connections break, and none is taken
    "delay": (0.5, 4.0),  # all arrives, late
    "clock": (0.0, 0.0),  # the wall clock of a machine is set
    "restart": (0.1, 2.0),  # of a store, or of what carries news
}
KINDS = tuple(LASTING)
# Between two faults.
CALM_S = (0.4, 2.5)


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something that will go wrong."""

    number: int
    after: float  # seconds of calm since the one before was over
    kind: str
    lasts: float
    where: float  # which of the places where it can happen, as a share of them
    strength: float  # of 1: how late, how far off


def faults_of(seed: str, kinds: Iterable[str]) -> Iterator[Fault]:
    """Faults without end."""
    known = sorted(kinds)
    chance = random.Random(f"{seed} {','.join(known)}")
    number = 0
    while True:
        number += 1
        kind = chance.choice(known)
        yield Fault(
            number=number,
            after=round(chance.uniform(*CALM_S), 3),
            kind=kind,
            lasts=round(chance.uniform(*LASTING[kind]), 3),
            where=round(chance.random(), 6),
            strength=round(chance.random(), 6),
        )


def kinds_of(text: str) -> tuple[str, ...]:
    """The kinds that were asked for, by commas; argparse's way to refuse others."""
    kinds = tuple(text.split(","))
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: of {', '.join(KINDS)}")
    return kinds


def main() -> int:
    """Print a schedule."""
    parser = argparse.ArgumentParser(prog="scripts/faults schedule", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--faults", type=kinds_of, default=KINDS, metavar="KIND,KIND")
    parser.add_argument("--minutes", type=float, default=1.0)
    chosen = parser.parse_args()
    at = 0.0
    for fault in faults_of(chosen.seed, chosen.faults):
        at += fault.after
        if at > 60 * chosen.minutes:
            break
        sys.stdout.write(
            f"{at:8.1f} s  {fault.kind:<10} for {fault.lasts:.1f} s, place {fault.where:.2f}, {fault.strength:.2f}\n"
        )
        at += fault.lasts
    return 0


if __name__ == "__main__":
    sys.exit(main())
