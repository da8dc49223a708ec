"""What `make run` and `make setup` install is locked (requirements/, written by scripts/lock)."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^([\w.-]+)==([^ ;\\]+)(?: ; ([^\\]+?))?(?: \\)?$", re.MULTILINE)


def asked_for(extra: str) -> list[Requirement]:
    """What pyproject.toml wants, for an extra with those that it names in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found = []
    for text in (*project["dependencies"], *project["optional-dependencies"][extra]):
        each = Requirement(text)
        found += [one for part in each.extras for one in asked_for(part)] if each.name == "leggio" else [each]
    return found


@pytest.mark.parametrize("extra", ["server", "dev"])
def test_every_dependency_is_locked(extra: str) -> None:
    """At a version that pyproject.toml admits, with hashes, and no registry's address. If it is not: scripts/lock."""
    lock = (ROOT / "requirements" / f"{extra}.txt").read_text()
    pins = {(canonicalize_name(name), version) for name, version, _ in PIN.findall(lock)}
    for wanted in asked_for(extra):
        versions = [version for name, version in pins if name == canonicalize_name(wanted.name)]
        assert any(wanted.specifier.contains(each, prereleases=True) for each in versions), wanted
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert len(entries) == len(PIN.findall(lock))
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in lock
    for _, _, marker in PIN.findall(lock):
        if marker:
            Marker(marker)  # InvalidMarker if it is none
