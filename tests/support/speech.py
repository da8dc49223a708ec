"""Catalogues of sentences, looked into: what a sentence asks for, and what the rules give it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import leggio.speech
from leggio.speech.folders import read
from leggio.speech.syntax import names

ROOT = Path(leggio.speech.__file__).parent


def area(language: str, name: str) -> dict[str, str]:
    """The sentences of one file: `judge`, `games/verbum`."""
    return read(ROOT / language / f"{name}.json")


def placeholders(sentence: str) -> set[str]:
    """The names a sentence wants to be given."""
    return {name.removesuffix("_count") for name in names(sentence)}


def given_by(module: ModuleType, *functions: str) -> Iterator[tuple[str, set[str]]]:
    """Codes that a module and those beside it hand to such functions, and the data they come with.

    What a game has from `common` and `board` is beside it too.
    """
    folder = Path(str(module.__file__)).parent
    shared = (folder.parent / "common", folder.parent / "board") if folder.parent.name == "games" else ()
    for path in (path for each in (folder, *shared) for path in sorted(each.glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name_of(node.func) in functions:
                data = {keyword.arg or "" for keyword in node.keywords}
                codes = [argument for argument in node.args if isinstance(argument, ast.Constant)]
                yield from ((code.value, data) for code in codes if isinstance(code.value, str))


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def is_sentence(text: str, article: str) -> bool:
    """Whether a refusal ends like a sentence, and names the article where the book has one, only there."""
    return ("{art}" in text) == bool(article) and re.search(r"[.…]$", text) is not None
