"""Every rule has a test that names its article."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULED = [*range(1, 14), *range(24, 42)]  # admissible words (14-23) belong to the lexicon, 42-47 to tournaments


def named_articles() -> set[int]:
    """The articles that docstrings of Scrabble's tests name, ranges such as `art. 28-30` included."""
    named: set[int] = set()
    for path in (TESTS / "games" / "scrabble").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for cited in re.findall(r"art\. ([0-9a-d,–\- ]+)", ast.get_docstring(node) or "", re.IGNORECASE):
                    for first, last in re.findall(r"(\d+)[a-d]?(?:[–-](\d+))?", cited):
                        named.update(range(int(first), int(last or first) + 1))
    return named


@pytest.mark.parametrize("article", RULED)
def test_the_article_has_a_test(article: int) -> None:
    """A rule without a test that cites it is a rule nobody checks."""
    assert article in named_articles()
