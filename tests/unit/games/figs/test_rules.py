"""art. 1 and the figures of both editions."""

from collections import Counter

import pytest
from msgspec.structs import replace

from leggio.core.board import Premium, Square, parse_square
from leggio.games.figs import FIGS, FIGS_1, FIGS_2, RULE_SETS, RuleSet, canonical, chosen, find_rules

EDITIONS = pytest.mark.parametrize("rules", [FIGS, FIGS_1], ids=lambda rules: rules.name)

# Copied off the picture of the board by hand, a quarter and the two axes: the rest must follow by symmetry.
PRINTED = {
    Premium.TRIPLE_WORD: "A1 H1 A8",
    Premium.DOUBLE_WORD: "B2 C3 D4 E5 H8",
    Premium.TRIPLE_LETTER: "F2 B6 F6",
    Premium.DOUBLE_LETTER: "D1 G3 A4 H4 C7 G7 D8",
}

# Letter, how many, value: from the table of the book.
TABLE = """
A 14 1 | B 3 5 | C 6 2 | D 3 5 | E 11 1 | F 3 5 | G 2 8 | H 2 8 | I 12 1 | L 5 3 | M 5 3 | N 5 3 | O 15 1 | P 3 5
Q 1 10 | R 6 2 | S 6 2 | T 6 2 | U 5 3 | V 3 5 | Z 2 8 | ? 2 0
"""


@EDITIONS
def test_the_board_is_the_printed_one(rules: RuleSet) -> None:
    """art. 1: every premium square is where the picture has it, and there are no others."""
    expected: dict[Square, Premium] = {}
    for premium, names in PRINTED.items():
        for name in names.split():
            square = parse_square(name)
            assert square is not None
            for row in (square.row, 14 - square.row):
                for col in (square.col, 14 - square.col):
                    expected[Square(row, col)] = premium
    found = {Square(row, col): rules.layout.premium(Square(row, col)) for row in range(15) for col in range(15)}
    assert {square: premium for square, premium in found.items() if premium} == expected


@EDITIONS
def test_the_board_is_symmetric(rules: RuleSet) -> None:
    """art. 1: 15 by 15 and the same seen from every side."""
    layout = rules.layout
    assert layout.size == 15
    for row in range(15):
        for col in range(15):
            here = layout.premium(Square(row, col))
            assert here == layout.premium(Square(col, row)) == layout.premium(Square(14 - row, col))


@EDITIONS
def test_premium_squares_are_counted(rules: RuleSet) -> None:
    """art. 1: 8 triple words, 17 double words with the centre, 12 triple letters, 24 double letters."""
    counts = Counter(rules.layout.premiums)
    assert counts[Premium.TRIPLE_WORD] == 8
    assert counts[Premium.DOUBLE_WORD] == 17
    assert counts[Premium.TRIPLE_LETTER] == 12
    assert counts[Premium.DOUBLE_LETTER] == 24


@EDITIONS
def test_the_centre_is_a_double_word(rules: RuleSet) -> None:
    """art. 9: the first word passes the centre, which doubles it."""
    assert rules.layout.centre.name == "H8"
    assert rules.layout.premium(rules.layout.centre) is Premium.DOUBLE_WORD


@EDITIONS
def test_row_six_has_its_triple_letters_in_columns_b_f_j_n(rules: RuleSet) -> None:
    """art. 1: the rows the previous edition prints damaged are the same as in the current one."""
    for row in (5, 9):
        triples = [
            Square(row, col).name
            for col in range(15)
            if rules.layout.premium(Square(row, col)) is Premium.TRIPLE_LETTER
        ]
        assert triples == [f"{column}{row + 1}" for column in "BFJN"]


@EDITIONS
def test_the_tiles_are_those_of_the_table(rules: RuleSet) -> None:
    """art. 1: 120 tiles, each letter as many times and worth as much as the book says."""
    entries = [entry.split() for line in TABLE.strip().splitlines() for entry in line.split("|")]
    assert dict(rules.tiles.counts) == {letter: int(count) for letter, count, _ in entries}
    assert dict(rules.tiles.values) == {letter: int(value) for letter, _, value in entries}
    assert len(rules.tiles.tiles) == 120


@EDITIONS
def test_no_tile_for_the_foreign_letters(rules: RuleSet) -> None:
    """art. 1, 8: J K W X Y have no tile; only a jolly can stand for them."""
    assert not set("JKWXY") & set(rules.tiles.counts)


@EDITIONS
def test_figures_both_editions_share(rules: RuleSet) -> None:
    """art. 3, 13, 30, 31, 34, 35, 37, 39b: the figures that did not change."""
    assert rules.seats == (2, 3, 4)
    assert rules.rack_size == 7
    assert rules.bonus == 50
    assert (rules.withdrawn_percent, rules.challenger_percent) == (20, 10)
    assert rules.window_ms == 20_000
    assert (rules.exchange_needs, rules.secco_needs) == (3, 1)
    assert (rules.time_ms, rules.extra_ms) == (1_500_000, 60_000)
    assert (rules.extra_penalty, rules.lost_penalty) == (30, 50)
    assert rules.scoreless_each == 3


def test_what_the_current_edition_changed() -> None:
    """art. 24, 27, 37, 40: lists on the table, the board turned, 75 minutes, a jolly left free, going out credited."""
    assert (FIGS.shows_short_words, FIGS_1.shows_short_words) == (True, False)
    assert (FIGS.turns_the_board, FIGS_1.turns_the_board) == (True, False)
    assert (FIGS.limit_ms, FIGS_1.limit_ms) == (4_500_000, None)
    assert (FIGS.jolly_left, FIGS_1.jolly_left) == (0, 7)
    assert (FIGS.credits_going_out, FIGS_1.credits_going_out) == (True, False)


@EDITIONS
def test_what_the_second_version_reads_otherwise(rules: RuleSet) -> None:
    """art. 31, 32, 37, 37a, 39b, 39c: readings, not figures of the book; games of the first version keep theirs."""
    first = find_rules(rules.name, 1)
    assert first is not None
    readings = {
        name: (getattr(first, name), getattr(rules, name))
        for name in rules.__struct_fields__
        if getattr(first, name) != getattr(rules, name)
    }
    assert readings == {
        "version": (1, 2),
        "each_may_challenge": (False, True),
        "limit_seats": (4, 2),
        "deducts_at_limit": (True, False),
        "extra_due_at_claim": (True, False),
        "tie_is_ahead": (True, False),
        "withdrawn_counts": (False, True),
        "rulings_put_right": (False, True),
    }


def test_find_rules_by_name_and_version() -> None:
    """A game records the rules it was played under and finds them again."""
    assert find_rules("figs-2") is find_rules("figs-2", 2) is FIGS
    assert find_rules("figs-1", 2) is FIGS_1
    assert find_rules("figs-2", 99) is None
    assert find_rules("scarabeo") is None
    own = {(name, version) for name in ("figs-1", "figs-2") for version in (1, 2)}
    assert set(RULE_SETS) == own | {("figs", 1), ("figs-previous", 1)}


@pytest.mark.parametrize(("called", "edition"), [("figs", FIGS_2), ("figs-previous", FIGS_1), ("figs-1", FIGS_1)])
def test_what_people_call_an_edition(called: str, edition: RuleSet) -> None:
    """Who says `figs` chooses the newest edition; what is recorded is its own name."""
    assert find_rules(called) is edition
    assert chosen(called) == edition.name


@pytest.mark.parametrize(("recorded", "edition"), [("figs", FIGS_2), ("figs-previous", FIGS_1)])
def test_the_names_of_the_first_logs(recorded: str, edition: RuleSet) -> None:
    """A log keeps the name it was written with, for good; its figures are those of the edition that was meant."""
    found, first = find_rules(recorded, 1), find_rules(edition.name, 1)
    assert found is not None
    assert first == replace(found, name=edition.name)
    assert canonical(recorded) == edition.name
    assert canonical(edition.name) == edition.name
    assert find_rules(recorded, 2) is None
