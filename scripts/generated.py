"""Files that are made from the code and kept in the repository: written anew, or with `--check` only compared."""

import sys
from collections.abc import Mapping
from pathlib import Path


def write_or_check(wanted: Mapping[Path, str]) -> None:
    """Write the texts; with `--check` leave with an error that names the files which are out of date."""
    if "--check" not in sys.argv[1:]:
        for path, text in wanted.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return
    stale = [path.name for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    if stale:
        sys.exit(f"{', '.join(stale)}: out of date, run scripts/{Path(sys.argv[0]).name}")
