"""What was asked for on the command line of `leggio play`."""

from collections.abc import Mapping
from pathlib import Path

import msgspec


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What every game is asked for, and the flags that make a table of one of them."""

    players: tuple[str, ...]
    bots: tuple[str, ...]
    words: Path | None
    edition: str | None
    no_words: bool
    family: bool
    rules: str | None
    log: Path | None
    resume: Path | None
    seed: str | None
    flags: Mapping[str, object]  # by the name of their parameter
