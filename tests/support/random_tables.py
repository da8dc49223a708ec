"""Tables at random: rules, seats, every option, and the temper of those who sit there."""

import random

import msgspec

from leggio.games.figs import FIGS, FIGS_1
from leggio.games.scrabble.commands import Open
from leggio.games.scrabble.options import Arbiter, Challenges, Options

EDITIONS = (FIGS.name, FIGS_1.name)
SEATS = FIGS.seats

NAMES = ("Anna", "Bea", "Carlo Èmile", "D’Ino", "Ezio", "Fi", "祐子", "Ὀδυσσεύς")
SECOND = 1000
MINUTE = 60 * SECOND


class Temper(msgspec.Struct, frozen=True):
    """How a table plays: how it spends its time, and what it likes to do. Shares are out of 1."""

    step_ms: int  # the longest pause between two commands
    mischief: float  # commands that are most likely refused
    challenge: float  # of the answers to a pending play
    idle: float  # passes and exchanges among moves
    quitting: float  # resignations and proposals to stop
    claiming: float  # of the moments somebody's time is used up


def random_temper(rng: random.Random) -> Temper:
    """Most tables play to the end; some dawdle, some pass all the time, some give up."""
    return Temper(
        step_ms=rng.choice((0, 2 * SECOND, 8 * SECOND, 8 * SECOND, 30 * SECOND, 3 * MINUTE)),
        mischief=rng.choice((0.2, 0.4, 0.6)),
        challenge=rng.choice((0.0, 0.1, 0.3, 0.6)),
        idle=rng.choice((0.02, 0.05, 0.05, 0.1, 0.1, 0.9)),
        quitting=rng.choice((0.0, 0.0, 0.0, 0.02, 0.1)),
        claiming=rng.choice((0.1, 0.5)),
    )


def random_open(rng: random.Random, rules: str, seats: int) -> Open:
    """A table that may be opened, whatever the rules leave to choose."""
    return Open(
        rules=rules,
        rules_version=rng.choice((None, None, None, 1)),  # games of the first version go on as they began
        players=tuple(rng.sample(NAMES, seats)),
        options=random_options(rng, seats),
        lexicon=rng.choice(("", "prova-1", "è una prova")),
    )


def random_options(rng: random.Random, seats: int) -> Options:
    """Any sensible choice for a table of that many seats."""
    time_ms = rng.choice((None, 30 * SECOND, 5 * MINUTE, 25 * MINUTE))
    return Options(
        challenges=rng.choice((Challenges.FIGS, Challenges.FIGS, Challenges.FIGS, Challenges.VOID)),
        arbiter=rng.choice(tuple(Arbiter)),
        time_ms=time_ms,
        limit_ms=rng.choice((None, None, 5 * MINUTE, 75 * MINUTE)),
        deducts_at_limit=rng.random() < 0.25,
        auto_claim=time_ms is not None and rng.random() < 0.5,
        grace_ms=rng.choice((0, 5 * SECOND, 20 * SECOND)),
        clock_by_hand=rng.random() < 0.25,
        starter=rng.choice((None, *range(seats))),
        absent=tuple(rng.sample(range(seats), rng.choice((0, 0, 0, 1, seats)))),
        takes_back=rng.choice((None, None, None, rng.randrange(seats))),
    )
