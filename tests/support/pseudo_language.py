"""A language that nobody speaks: Italian with accents and in brackets. What has none comes from nowhere."""

import json
import re
from pathlib import Path

from leggio.speech import FIRST
from leggio.speech.folders import read
from leggio.speech.syntax import Argument, Parts, parse
from support.speech import ROOT

PSEUDO = "qps"
OPEN, CLOSE = "‹", "›"
_ACCENTED = str.maketrans("aceinouACEINOU", "âçêîñôûÂÇÊÎÑÔÛ")
_SAID = re.compile(rf"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
_LETTERS = re.compile(r"[^\W\d_]{3,}")


def make_language(folder: Path) -> Path:
    """A folder of languages with this one in it, in as many files as Italian has."""
    for path in (ROOT / FIRST).rglob("*.json"):
        copy = folder / PSEUDO / path.relative_to(ROOT / FIRST)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(json.dumps({key: pseudo(text) for key, text in read(path).items()}), "utf-8")
    (folder / PSEUDO / "language.json").write_text('{"name": "Pseudo", "locale": "it"}')
    return folder


def pseudo(message: str) -> str:
    """A message in this language: as ICU as it was, with the same arguments."""
    return f"{OPEN}{_written(parse(message))}{CLOSE}" if message.strip() else message


def said_from_nowhere(shown: str, *data: str) -> set[str]:
    """The words of what is shown that came with no sentence and are no data: there should be none."""
    before = ""
    while before != shown:
        before, shown = shown, _SAID.sub(" ", shown)
    for each in sorted(data, key=len, reverse=True):
        shown = shown.replace(each, " ")
    return set(_LETTERS.findall(shown))


def _written(parts: Parts) -> str:
    return "".join(part.translate(_ACCENTED) if isinstance(part, str) else _argument(part) for part in parts)


def _argument(argument: Argument) -> str:
    if argument.branches:
        branches = " ".join(f"{selector} {{{_written(parts)}}}" for selector, parts in argument.branches)
        return f"{{{argument.name}, {argument.kind}, {branches}}}"
    return "{" + ", ".join(filter(None, (argument.name, argument.kind, argument.style))) + "}"
