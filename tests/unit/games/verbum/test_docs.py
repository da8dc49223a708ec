"""The page about Verbum runs, and says of the deck what the deck is."""

import doctest
import re
from pathlib import Path

from leggio.core.letters import ALPHABET
from leggio.games.verbum import read_decks, standard_decks

PAGE = Path(__file__).parents[4] / "docs" / "verbum.md"


def test_the_examples_run() -> None:
    """What the page shows is what one gets."""
    options = doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=options)
    assert (failed, tried > 5) == (0, True)


def test_the_table_of_the_deck_is_right() -> None:
    """Verbum, par. 4: cards, letters and special cards for each number of players."""
    rows = re.findall(
        r"^\| (\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == 5
    for players, *figures in rows:
        deck = standard_decks().decks[int(players)]
        letters = sum(deck.count(letter) for letter in ALPHABET)
        expected = [len(deck.cards), letters, *(deck.count(card) for card in "?%!&")]
        assert [int(figure) for figure in figures] == expected


def test_the_deck_file_on_the_page_is_read() -> None:
    """The example of a deck file is a deck file."""
    page = PAGE.read_text("utf-8")
    text = page[page.index("name nostro") :].partition("```")[0]
    assert len(read_decks(text).decks[4].cards) == 49
