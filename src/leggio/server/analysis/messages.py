"""What a server and a process that analyses say to each other: a length in four bytes, then MessagePack."""

import msgspec

from leggio.engine.analysis import GameAnalysis, Record


class Job(msgspec.Struct, frozen=True, array_like=True):
    """A game to analyse."""

    record: Record
    effort: str
    seed: int
    lexicon: str = ""  # the edition that it was played by


class Told(msgspec.Struct, frozen=True, array_like=True):
    """How far it has come; at the end, what was found, or that it went wrong."""

    done: int = 0
    total: int = 0
    analysis: GameAnalysis | None = None
    problem: str = ""
