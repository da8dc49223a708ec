"""Leave values as text, and the tables that come with Leggio."""

import gzip
from importlib import resources

import pytest

from leggio.engine import word_graph
from leggio.engine.leaves import TABLE, LeavesError, parse_leaves, render_leaves, trained_leaves, trained_text
from leggio.engine.registry import board_games, rules_of
from leggio.kernel import LeaveTable, sums_of_games
from support.invented_words import WORDS

MODEL = """
# a comment
QU 2.5
copies A 0.5 -1
copies U -2
pair AU 1.25
balance 2 -3 0.75 -4
"""


def test_listed_tiles_and_a_model_for_the_others() -> None:
    """What is listed counts as it is; the rest by copies, by pairs and by the balance of vowels."""
    leaves = parse_leaves(MODEL)
    assert leaves.value("UQ") == 2500
    assert leaves.value("A") == 500
    assert leaves.value("AA") == -1000 - 4000
    assert leaves.value("UA") == 500 - 2000 + 1250 - 4000
    assert leaves.value("AB") == 500 + 750
    assert leaves.value("") == 0


def test_without_a_model_others_are_worth_nothing() -> None:
    """A list alone is a list."""
    leaves = parse_leaves("? 25\nQ -8.125")
    assert (leaves.value("?"), leaves.value("Q"), leaves.value("A")) == (25_000, -8125, 0)


@pytest.mark.parametrize(
    "line",
    [
        "QU",
        "QU two",
        "q 1",
        "Q 1 2",
        "Q nan",
        "Q 1001",
        "Q 1e999999999",
        "ABCDEFGH 1",
        "copies AB 1",
        "copies A 1 2 3 4 5 6 7 8",
        "pair A 1",
        "pair ABC 1",
        "balance x 1",
        "balance 8 1",
        "balance 1 1 2 3",
    ],
)
def test_a_line_that_is_none_is_named(line: str) -> None:
    """The error has the number of the line and what stands there."""
    with pytest.raises(LeavesError) as caught:
        parse_leaves(f"# first\nA 1\n{line}\nB 2")
    assert (caught.value.line, caught.value.text) == (3, line)


def test_figures_that_could_not_be_added_up_are_refused() -> None:
    """The kernel adds a few dozen of them to what a rack is worth."""
    with pytest.raises(ValueError, match="worth more than any play"):
        LeaveTable([("A", 2**31 - 1)])
    with pytest.raises(ValueError, match="worth more than any play"):
        LeaveTable([], copies=[[0, -(2**31)]])


def test_what_is_fitted_is_read_back_as_it_was() -> None:
    """The text of a table gives the very same values."""
    sums = sums_of_games(
        board=rules_of("figs").board,
        course=rules_of("figs").course,
        graph=word_graph(WORDS),
        leaves=parse_leaves(""),
        first=0,
        end=20,
        threads=1,
        seed=3,
    )
    fitted = sums.fit(50)
    assert len(fitted[0]) == 50
    text = render_leaves(fitted, ("made here",))
    assert text.startswith("# made here\n")
    leaves = parse_leaves(text)
    assert all(leaves.value(tiles) == worth for tiles, worth in fitted[0])
    assert {tiles: leaves.value(tiles) for tiles in ("AAA", "?QU")} == {
        tiles: LeaveTable(*fitted).value(tiles) for tiles in ("AAA", "?QU")
    }


@pytest.mark.parametrize("rules", ["figs", "figs-previous", "scarabeo"])
def test_the_trained_tables(rules: str) -> None:
    """Each says how it was made, and knows what every player knows: jollies are precious, a lone Q is not."""
    leaves = trained_leaves(rules)
    assert trained_text(rules).startswith(f"# leggio train --game {'scarabeo' if rules == 'scarabeo' else 'scrabble'}")
    assert leaves.value("?") > 10_000
    assert leaves.value("Q") < -3000
    assert leaves.value("QU") > leaves.value("Q") + leaves.value("U")
    assert leaves.value("OOO") < leaves.value("OO") < leaves.value("O")


def test_tables_are_small() -> None:
    """They travel with the package."""
    for rules in board_games().values():
        content = resources.files(rules_of(rules).tables).joinpath(TABLE).read_bytes()
        assert len(content) < 300_000
        assert gzip.decompress(content).isascii()
