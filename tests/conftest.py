"""Tests share one cache of compiled lexicons: the bundled one takes seconds to build, and there are many tests."""

import os
from pathlib import Path

from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

LEXICON_CACHE = Path(__file__).parents[1] / "build" / "test-lexicons"
os.environ["LEGGIO_CACHE"] = str(LEXICON_CACHE)
# The strongest bot answers at once, and always the same: those who test its thinking say how much of it they want.
os.environ["LEGGIO_THINKING"] = "0"
# Commands speak the language of the system: here the first of ours, whoever runs the tests.
os.environ["LANG"] = "C.UTF-8"
for name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(name, None)
# Examples are the same in every run, and take as long as they take: no run fails by chance. Settings that a test has of
# its own inherit this. Whoever looks for new faults draws new examples, and keeps those that fail.
if os.environ.get("LEGGIO_EXPLORE") == "1":
    settings.register_profile("leggio", deadline=None, derandomize=False, print_blob=True)
else:
    settings.register_profile("leggio", deadline=None, derandomize=True, database=None)
    # It also draws constants of the modules that are loaded, and those depend on what ran before in this process. There
    # is no setting for that.
    providers._get_local_constants = Constants  # noqa: SLF001
settings.load_profile("leggio")

pytest_plugins = ["support.services", "support.databases", "support.ordering", "support.restartable_redis"]
