"""The description of the protocol is made from the types, and is true of what is really sent."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from support.described import TYPES

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "protocol" / "write.py"


def test_it_is_up_to_date() -> None:
    """Whoever changes a type runs `make protocol`."""
    ended = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert (ended.returncode, ended.stderr) == (0, "")


def test_every_name_is_declared_once() -> None:
    """No two types share a name, and none is used that is not there."""
    text = TYPES.read_text("utf-8")
    declared = Counter(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    assert [name for name, count in declared.items() if count > 1] == []
    bare = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", text, flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z]\w+\b", bare)) - {"Record", "VERSION", "SUBPROTOCOL"}
    assert used - declared.keys() == set()
