"""The sentences of a language, in layers: a game's own before the common ones."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

from leggio.speech.folders import FIRST, SETTINGS, read, read_all, roots

Sentences: TypeAlias = Mapping[str, str]

# Areas that only those see who ask for them by name: what they say otherwise must not reach the others.
_APART = {"paper.json", "tournament.json", SETTINGS}


def layers_of(language: str, game: str, brought: str) -> tuple[Sentences, ...]:
    """Where a speaker looks for a sentence, in this order.

    What a game brings with it is a package such as `othergame.speech`, with one file a language in its folder.
    """
    own = _own(language, game, roots()) if game else {}
    theirs = _brought(language, brought) if brought else {}
    return tuple(layer for layer in (theirs, own, common(language)) if layer)


def common(language: str) -> Sentences:
    """What is said alike whatever the game."""
    return _common(language, roots())


@lru_cache
def _common(language: str, folders: tuple[Path, ...]) -> Sentences:
    found: dict[str, str] = {}
    for folder in folders:
        for path in sorted((folder / language).glob("*.json")):
            if path.name not in _APART:
                found |= read(path)
    return found


def _own(language: str, game: str, folders: tuple[Path, ...]) -> Sentences:
    return read_all(language, f"games/{game}.json", folders) or read_all(language, f"{game}.json", folders)


@lru_cache
def _brought(language: str, package: str) -> Sentences:
    for name in (language, FIRST):
        file = files(package).joinpath(f"{name}.json")
        if file.is_file():
            return read(Path(str(file)))
    return {}
