"""What a compiled lexicon is known by."""

import os
import subprocess
import sys

import pytest

from leggio.lexicon.building import key_of
from leggio.lexicon.profiles import PROFILES
from leggio.lexicon.vocabulary import Vocabulary

PRINT_KEY = """
import sys
from leggio.lexicon.building import key_of
from leggio.lexicon.profiles import PROFILES
from leggio.lexicon.vocabulary import Vocabulary
print(key_of(Vocabulary(), PROFILES[sys.argv[1]]))
"""


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
def test_every_process_knows_it_by_the_same_key(rules: str) -> None:
    """However Python shuffles its sets: else each process would build the lexicon anew."""
    keys = {key_of(Vocabulary(), PROFILES[rules])}
    for seed in ("1", "2"):
        said = subprocess.run(  # noqa: S603 - this very program
            [sys.executable, "-c", PRINT_KEY, rules],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        keys.add(said.stdout.strip())
    assert len(keys) == 1


def test_each_profile_has_its_own() -> None:
    """What a profile leaves out makes another lexicon of it."""
    assert key_of(Vocabulary(), PROFILES["figs"]) != key_of(Vocabulary(), PROFILES["scarabeo"])
