"""The web app's first page. An address of the app gets it with the names of the files that it needs at once.

Without them a browser learns of each file from the one before: on a phone's network that takes longer than the files.
"""

import json
import re
from pathlib import Path

ADDRESSES = "addresses.json"
_HEAD = b"</head>"


class Shell:
    """What the build made: the first page, the addresses of the app, and the files behind each."""

    def __init__(self, root: Path) -> None:
        self._page = root / "index.html"
        written = root / ADDRESSES
        needed: dict[str, list[str]] = json.loads(written.read_text("utf-8")) if written.is_file() else {}
        # Of two that look alike (a table by its code or by its id) the later one counts: it is the general one.
        self._links = {_pattern(path): _links(files) for path, files in needed.items()}

    def knows(self, path: str) -> bool:
        """Whether the app has such an address; any, where its build wrote none down."""
        return not self._links or any(each.fullmatch(path) for each in self._links)

    def page(self, path: str, head: str = "") -> bytes:
        """The first page for an address, with something more in its head."""
        links = next((links for each, links in self._links.items() if each.fullmatch(path)), "")
        return self._page.read_bytes().replace(_HEAD, f"{links}{head}".encode() + _HEAD, 1)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r":\w+", "[^/]+", path))


def _links(files: list[str]) -> str:
    return "".join(_link(file) for file in files)


def _link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{file}">'
