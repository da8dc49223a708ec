"""Writes docs/protocol.md, docs/http.md and web/src/protocol.ts; with `--check` it says whether they are up to date."""

import sys
from pathlib import Path

from document import document
from http_api import http_page
from typescript import typescript

ROOT = Path(__file__).parents[2]
MADE = {
    ROOT / "docs" / "protocol.md": document,
    ROOT / "docs" / "http.md": http_page,
    ROOT / "web" / "src" / "protocol.ts": typescript,
}


def main() -> int:
    """Write, or check."""
    stale = [path for path, make in MADE.items() if not path.exists() or path.read_text("utf-8") != make()]
    if "--check" in sys.argv[1:]:
        for path in stale:
            sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run `make protocol`\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(MADE[path](), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
