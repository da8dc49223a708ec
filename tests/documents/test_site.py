"""The documentation as a site: `make docs` without a warning, and nothing in it from elsewhere."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import leggio
from support.documents.blocks import ROOT

LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src"}


class Loaded(HTMLParser):
    """What a browser fetches with a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what this one loads."""
        if address := dict(attrs).get(LOADING.get(tag, "")):
            self.addresses.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` builds it: a link that leads nowhere, or any other warning, would end it."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stdout + done.stderr
    assert "Documentation built" in done.stderr  # it was not told to keep quiet: then it would not look, either
    return folder


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    """Every script, style, font and picture of every page lies in the folder."""
    for page in site.rglob("*.html"):
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        for address in loaded.addresses:
            assert not re.match(r"(https?:)?//", address), (page, address)
            if page.name != "404.html" and not address.startswith("data:"):
                assert (page.parent / address.partition("?")[0].partition("#")[0]).exists(), (page, address)
    styles = "".join(each.read_text("utf-8") for each in site.rglob("*.css"))
    assert not re.search(r"url\(['\"]?(https?:)?//|@import", styles)


def test_everything_offered_is_in_the_reference(site: Path) -> None:
    """Each name of `import leggio`, with its example as code."""
    page = (site / "reference.html").read_text("utf-8")
    text = re.sub(r"<[^>]+>", "", page).replace("\\", "")
    assert [name for name in leggio.__all__ if f"leggio.{name}" not in text] == []
    assert page.count('class="language-pycon highlight"') >= len(leggio.__all__) - 3


def test_pages_are_found_by_people(site: Path) -> None:
    """README is the first page, Italian pages say what language they are in, decisions and linked sources are there."""
    first = (site / "index.html").read_text("utf-8")
    assert "rack your tiles stand on" in first
    assert '<html lang="it"' in (site / "guide" / "arbitro.html").read_text("utf-8")
    assert '<html lang="en"' in (site / "guide" / "referee.html").read_text("utf-8")
    decisions = {each.stem for each in (ROOT / "docs" / "decisions").glob("0*.md")}
    assert decisions <= {each.stem for each in (site / "decisions").glob("*.html")}
    assert "async def main" in re.sub(r"<[^>]+>", "", (site / "source" / "examples" / "bot.py.html").read_text("utf-8"))
