"""Tests share one cache of compiled lexicons: the bundled one takes seconds to build, and there are many tests."""

import os
from pathlib import Path

LEXICON_CACHE = Path(__file__).parents[1] / "build" / "test-lexicons"
os.environ["LEGGIO_CACHE"] = str(LEXICON_CACHE)
# The strongest bot answers at once, and always the same: those who test its thinking say how much of it they want.
os.environ["LEGGIO_THINKING"] = "0"

pytest_plugins = ["support.services", "support.databases"]
