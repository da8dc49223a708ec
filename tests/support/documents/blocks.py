"""Blocks of code of a page, with what the comments above them say of them."""

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[3]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "README.it.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>\w*)[^\n]*\n(?P<content>.*?)^(?P=indent)```$", re.DOTALL | re.MULTILINE
)
_MARK = re.compile(r"^ *<!-- (?P<key>not run|file|given|exits): (?P<value>.+?) -->$")
_SPAN = re.compile(r"`([^`\n]+)`")


class Command(msgspec.Struct, frozen=True):
    """A line to be typed, and what the page says comes of it (nothing: whatever comes)."""

    text: str
    output: str = ""


class Block(msgspec.Struct, frozen=True):
    """A block of a page. Marks are comments above it, which readers do not see:

    `not run` why its commands are not (`NOT_RUN` has the reasons there are), `file` the name of the file it is the
    content of, `given` files that somebody who comes so far has, `exits` the exit codes
    of its first commands, where they are not 0.
    """

    line: int
    language: str
    content: str
    marks: dict[str, str]

    @property
    def commands(self) -> list[Command]:
        """What is typed, with what is shown after each."""
        if self.language != "console":
            return []
        typed = re.split(r"^\$ ", self.content.replace("\\\n", " "), flags=re.MULTILINE)[1:]
        return [Command(text.strip(), output.rstrip()) for text, _, output in (each.partition("\n") for each in typed)]


def blocks_of(document: Path) -> Iterator[Block]:
    """The blocks of a page, in their order."""
    text = document.read_text("utf-8")
    for found in _FENCE.finditer(text):
        above = text[: found.start()].split("\n")[:-1]
        marks = {}
        while above and (mark := _MARK.match(above.pop())):
            marks[mark["key"]] = mark["value"]
        content = textwrap.dedent(found["content"])
        yield Block(text.count("\n", 0, found.start()) + 1, found["language"], content, marks)


def mentions_of(document: Path) -> Iterator[str]:
    """Commands of ours that are named in the text: `leggio judge casa`."""
    text = _FENCE.sub("", document.read_text("utf-8"))
    for found in _SPAN.finditer(text):
        if found[1].startswith("leggio "):
            yield found[1]


def name_of(document: Path) -> str:
    """A page by its path in the repository."""
    return str(document.relative_to(ROOT))
