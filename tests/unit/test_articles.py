"""Every rule has a test that names its article."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SCRABBLE = [*range(1, 14), *range(24, 42)]  # admissible words (14-23) belong to the lexicon, 42-47 to tournaments
WORDS = range(14, 24)
SCARABEO = range(1, 37)  # its words (6-11) are tested with the lexicon, by its name


def named_articles(folder: str, book: str = "") -> set[int]:
    """The articles that docstrings of a folder's tests name, ranges such as `art. 28-30` included."""
    named: set[int] = set()
    for path in (TESTS / folder).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for cited in re.findall(book + r"art\. ([0-9a-d,–\- ]+)", ast.get_docstring(node) or "", re.IGNORECASE):
                    for first, last in re.findall(r"(\d+)[a-d]?(?:[–-](\d+))?", cited):
                        named.update(range(int(first), int(last or first) + 1))
    return named


@pytest.mark.parametrize("article", SCRABBLE)
def test_the_article_of_scrabble_has_a_test(article: int) -> None:
    """A rule without a test that cites it is a rule nobody checks."""
    assert article in named_articles("games/scrabble")


@pytest.mark.parametrize("article", WORDS)
def test_the_article_about_words_has_a_test(article: int) -> None:
    """Art. 14-23 say which words are admissible: the lexicon answers for them."""
    assert article in named_articles("lexicon")


@pytest.mark.parametrize("article", SCARABEO)
def test_the_article_of_scarabeo_has_a_test(article: int) -> None:
    """Scarabeo's tests name the book with the article, for those of the lexicon stand beside Scrabble's."""
    assert article in named_articles("games/scarabeo", "Scarabeo, ") | named_articles("lexicon", "Scarabeo, ")
