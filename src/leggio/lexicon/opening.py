"""Opening the lexicon: the compiled file if it is there and sound, else built anew."""

import contextlib
import os
from pathlib import Path

import platformdirs

from leggio.kernel import BadGraphFileError
from leggio.lexicon.building import build, key_of
from leggio.lexicon.compiled import CompiledLexicon, StaleLexiconError
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.profiles import FIGS, Profile
from leggio.lexicon.vocabulary import Vocabulary


def cache_directory() -> Path:
    """Where compiled lexicons lie, among the user's caches; LEGGIO_CACHE moves it."""
    given = os.environ.get("LEGGIO_CACHE")
    return Path(given) if given else platformdirs.user_cache_path("leggio")


def open_lexicon(cache: Path, profile: Profile = FIGS, vocabulary: Vocabulary | None = None) -> Lexicon:
    """The lexicon of a profile; `cache` is the directory that keeps compiled files."""
    vocabulary = vocabulary or Vocabulary()
    key, settled = key_of(vocabulary, profile), vocabulary.settled(profile)
    path = cache / f"{profile.name}-{key[:16]}.lexicon"
    with contextlib.suppress(StaleLexiconError, BadGraphFileError):
        return Lexicon(CompiledLexicon.open(path, key), settled, vocabulary)
    build(vocabulary, profile, path)
    _forget_older(cache, profile, path)
    return Lexicon(CompiledLexicon.open(path, key), settled, vocabulary)


def _forget_older(cache: Path, profile: Profile, current: Path) -> None:
    """Compiled files of earlier vocabularies are only in the way; one still in use stays mapped where it is."""
    for path in cache.glob(f"{profile.name}-*.lexicon"):
        if path != current:
            with contextlib.suppress(OSError):
                path.unlink()
