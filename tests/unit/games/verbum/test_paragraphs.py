"""Every paragraph of the book has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

from leggio.games.verbum.refusals import ARTICLES
from leggio.games.verbum.rules import PARAGRAPHS


def named_paragraphs() -> set[str]:
    """The paragraphs that docstrings of Verbum's tests name, ranges such as `par. 12-14` included."""
    named: set[int] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for cited in re.findall(r"par\. ([0-9, \-]+)", ast.get_docstring(node) or ""):
                    for first, last in re.findall(r"(\d+)(?:-(\d+))?", cited):
                        named.update(range(int(first), int(last or first) + 1))
    return {str(number) for number in named}


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_the_paragraph_has_a_test(paragraph: str) -> None:
    """A rule without a test that cites it is a rule nobody checks."""
    assert paragraph in named_paragraphs()


def test_refusals_cite_paragraphs_there_are() -> None:
    """A refusal names a paragraph of the book, or none."""
    assert {paragraph for paragraph in ARTICLES.values() if paragraph} <= PARAGRAPHS.keys()
