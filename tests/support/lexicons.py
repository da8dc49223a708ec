"""Lexicons for tests: the bundled one, opened once a process, and small ones written on the spot."""

import os
from functools import lru_cache
from pathlib import Path
from textwrap import dedent

from leggio.engine.words import profile_of
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.vocabulary import Vocabulary


@lru_cache
def bundled(rules: str = "figs") -> Lexicon:
    """The lexicon the project ships, as a rule set has it."""
    return open_lexicon(Path(os.environ["LEGGIO_CACHE"]), profile_of(rules))


def vocabulary(directory: Path, edition: str = "1", **files: str) -> Vocabulary:
    """A vocabulary of the files given, by name without `.txt`; two underscores stand for a directory."""
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "edition.txt").write_text(f"{edition}\n", "utf-8")
    for name, text in files.items():
        path = directory / (name.replace("__", "/") + ".txt")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), "utf-8")
    return Vocabulary(directory)
