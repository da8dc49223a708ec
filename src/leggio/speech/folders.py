"""Where languages are: a folder each, in this package and wherever LEGGIO_LANGUAGES says."""

import os
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

# The language that has every sentence: others fall back on it.
FIRST = "it"
# A folder is a language if it says what its name is.
SETTINGS = "language.json"
_HERE = Path(__file__).parent


def roots() -> tuple[Path, ...]:
    """The folders that have languages in them: ours, then those of the environment, which may add to ours."""
    extra = os.environ.get("LEGGIO_LANGUAGES", "")
    return (_HERE, *(Path(each) for each in extra.split(os.pathsep) if each))


def languages() -> tuple[str, ...]:
    """The languages there are, Italian first, the others by the alphabet."""
    return _languages(roots())


def language_name(language: str) -> str:
    """What a language calls itself."""
    return settings_of(language).get("name", language)


def settings_of(language: str) -> Mapping[str, str]:
    """What a language says of itself: its name, and the locale that its numbers and plurals go by."""
    return read_all(language, SETTINGS, roots())


@lru_cache
def read_all(language: str, file: str, folders: tuple[Path, ...]) -> Mapping[str, str]:
    """The sentences of one file of a language, over all folders that have it: a later one comes before."""
    found: dict[str, str] = {}
    for path in _existing(language, file, folders):
        found |= read(path)
    return found


def read(path: Path) -> dict[str, str]:
    """The sentences of a file."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str])


def _existing(language: str, file: str, folders: tuple[Path, ...]) -> Iterator[Path]:
    return (path for folder in folders if (path := folder / language / file).is_file())


@lru_cache
def _languages(folders: tuple[Path, ...]) -> tuple[str, ...]:
    found = {path.parent.name for folder in folders for path in folder.glob(f"*/{SETTINGS}")}
    return (FIRST, *sorted(found - {FIRST}))
