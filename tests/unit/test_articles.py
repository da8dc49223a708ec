"""Every rule has a test that names its article."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from leggio.games.verbum.commands import ARTICLES
from leggio.games.verbum.rules import PARAGRAPHS

TESTS = Path(__file__).parent
SCRABBLE = [*range(1, 14), *range(24, 42)]  # admissible words (14-23) belong to the lexicon, 42-47 to tournaments
WORDS = range(14, 24)
TOURNAMENTS = [25, *range(28, 31), 32, *range(42, 47)]
SCARABEO = range(1, 37)  # its words (6-11) are tested with the lexicon, by its name


@cache
def named_articles(folder: str, book: str = "", kind: str = "art") -> set[int]:
    """The articles that docstrings of a folder's tests name, ranges such as `art. 28-30` included."""
    named: set[int] = set()
    for path in (TESTS / folder).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                docstring = ast.get_docstring(node) or ""
                for cited in re.findall(rf"{book}{kind}\. ([0-9a-d,–\- ]+)", docstring, re.IGNORECASE):
                    for first, last in re.findall(r"(\d+)[a-d]?(?:[–-](\d+))?", cited):
                        named.update(range(int(first), int(last or first) + 1))
    return named


@pytest.mark.parametrize("article", SCRABBLE)
def test_the_article_of_scrabble_has_a_test(article: int) -> None:
    """A rule without a test that cites it is a rule nobody checks."""
    assert article in named_articles("games/scrabble") | named_articles("games/figs")


@pytest.mark.parametrize("article", WORDS)
def test_the_article_about_words_has_a_test(article: int) -> None:
    """Art. 14-23 say which words are admissible: the lexicon answers for them."""
    assert article in named_articles("lexicon")


@pytest.mark.parametrize("article", TOURNAMENTS)
def test_the_article_about_tournaments_has_a_test(article: int) -> None:
    """Art. 42-46 and those on challenges: director, referee, panel, rulings."""
    assert article in named_articles("tournament")


@pytest.mark.parametrize("article", SCARABEO)
def test_the_article_of_scarabeo_has_a_test(article: int) -> None:
    """Scarabeo's tests name the book with the article, for those of the lexicon stand beside Scrabble's."""
    assert article in named_articles("games/scarabeo", "Scarabeo, ") | named_articles("lexicon", "Scarabeo, ")


@pytest.mark.parametrize("paragraph", PARAGRAPHS)
def test_the_paragraph_of_verbum_has_a_test(paragraph: str) -> None:
    """Verbum's book numbers nothing: its paragraphs have our numbers, and its tests name them with the book."""
    assert int(paragraph) in named_articles("games/verbum", "Verbum, ", "par")


def test_refusals_of_verbum_cite_paragraphs_there_are() -> None:
    """A refusal names a paragraph of the book, or none."""
    assert {paragraph for paragraph in ARTICLES.values() if paragraph} <= PARAGRAPHS.keys()
