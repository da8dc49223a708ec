"""Tables at random: seats, every option, and the temper of those who sit there."""

import random

import msgspec

from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.rules import MINUTE, SCARABEO, SECOND, Challenges, Joining, LetterSquares, Options

SEATS = SCARABEO.seats
NAMES = ("Anna", "Bea", "Carlo Èmile", "D’Ino", "Ezio", "Fi", "祐子", "Ὀδυσσεύς")


class Temper(msgspec.Struct, frozen=True):
    """How a table plays: how it spends its time, and what it likes to do. Shares are out of 1."""

    step_ms: int  # the longest pause between two commands
    mischief: float  # commands that are most likely refused
    challenge: float  # of the answers to a pending play
    idle: float  # passes and exchanges among moves
    quitting: float  # resignations and proposals to stop


def random_temper(rng: random.Random) -> Temper:
    """Most tables play to the end; some dawdle, some pass all the time, some give up."""
    return Temper(
        step_ms=rng.choice((0, 2 * SECOND, 8 * SECOND, 8 * SECOND, 30 * SECOND, 3 * MINUTE)),
        mischief=rng.choice((0.2, 0.4, 0.6)),
        challenge=rng.choice((0.0, 0.1, 0.3, 0.6)),
        idle=rng.choice((0.02, 0.05, 0.05, 0.1, 0.1, 0.9)),
        quitting=rng.choice((0.0, 0.0, 0.0, 0.02, 0.1)),
    )


def random_open(rng: random.Random, seats: int) -> Open:
    """A table that may be opened, whatever the rules leave to choose."""
    return Open(
        rules=SCARABEO.name,
        rules_version=rng.choice((None, None, None, None, 1)),
        players=tuple(rng.sample(NAMES, seats)),
        options=random_options(rng, seats),
        lexicon=rng.choice(("", "prova-1", "è una prova")),
    )


def random_options(rng: random.Random, seats: int) -> Options:
    """Any sensible choice for a table of that many seats."""
    return Options(
        challenges=rng.choice((*[Challenges.BOOK] * 4, Challenges.DICTIONARY, Challenges.VOID)),
        letter_squares=rng.choice(tuple(LetterSquares)),
        joining=rng.choice((Joining.LENGTHEN, Joining.LENGTHEN, Joining.HOLD)),
        glass_ms=rng.choice((None, 10 * SECOND, MINUTE, MINUTE)),
        glass_waits=rng.choice((False, False, False, True)),
        grace_ms=rng.choice((0, 5 * SECOND, 20 * SECOND)),
        vote_ms=rng.choice((15 * SECOND, MINUTE)),
        starter=rng.choice((None, *range(seats))),
        takes_back=rng.choice((None, None, None, rng.randrange(seats))),
    )
