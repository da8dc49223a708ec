"""Who plays builds the web app with what it is made of alone: `make run` installs no tool of its tests."""

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
# What the build reads: its own files and the app, without what only tests it.
CONFIGURATION = ("vite.config.ts", "svelte.config.js", "offline.ts", "addresses.ts", "worker.js")
TESTING = re.compile(r"\.test\.ts$|/testing")
IMPORTED = re.compile(r"""^\s*(?:import|export)\b(?! type)[^;]*?["']([^"'.][^"']*)["']""", re.MULTILINE)


def test_the_build_imports_nothing_that_only_tests_need() -> None:
    """Every package that the app and its build import is among the dependencies, not the tools."""
    given = json.loads((WEB / "package.json").read_text())
    files = [*(WEB / name for name in CONFIGURATION), *(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    wrong = {}
    for path in files:
        if TESTING.search(str(path.relative_to(WEB))):
            continue
        for name in IMPORTED.findall(path.read_text()):
            package = "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
            if package in given["devDependencies"]:
                wrong[str(path.relative_to(WEB))] = package
    assert not wrong


def test_what_is_imported_is_seen() -> None:
    """The configuration of the tests needs their tools, and would be found."""
    assert "vitest/config" in IMPORTED.findall((WEB / "vitest.config.ts").read_text())
