"""Where the command line keeps lexicons: compiled files in the user's cache, imported lists among the user's data."""

import os
from pathlib import Path

import platformdirs

from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import PROFILES


def cache_directory() -> Path:
    """Where compiled lexicons lie; LEGGIO_CACHE moves it."""
    given = os.environ.get("LEGGIO_CACHE")
    return Path(given) if given else platformdirs.user_cache_path("leggio")


def data_directory() -> Path:
    """Where a club's own lists lie; LEGGIO_DATA moves it."""
    given = os.environ.get("LEGGIO_DATA")
    return Path(given) if given else platformdirs.user_data_path("leggio")


def lexicon_of(rules: str) -> Lexicon:
    """The bundled lexicon as a rule set has it."""
    return open_lexicon(cache_directory(), PROFILES[rules])
