"""art. 9-13, and the figures of 30 and 40: all sums worked out by hand from the printed board."""

import pytest

from leggio.core.coordinates import parse_position
from leggio.core.placing import Laying, Placement, lay
from leggio.games.figs import FIGS, FIGS_1, RuleSet, bonus, penalty, score_words, tiles_left
from support.positions import board_with


def laid(position: str, word: str, **board: str) -> Laying:
    """A word laid on a board that holds others, given as `F8o="MICIO"`."""
    where = parse_position(position)
    assert where is not None
    standing = board_with({f"{name[:-1]} {name[-1]}": cells for name, cells in board.items()})
    laying = lay(standing, Placement(*where, word))
    assert isinstance(laying, Laying), laying
    return laying


def points(position: str, word: str, **board: str) -> dict[str, int]:
    """Each word formed and what it scores."""
    return {each.word: each.points for each in score_words(FIGS, laid(position, word, **board))}


@pytest.mark.parametrize(
    ("word", "score"),
    [
        ("MICIO", 16),  # (3+1+2+1+1) x2
        ("POSTE", 22),  # (5+1+2+2+1) x2
        ("MIELE", 18),  # (3+1+1+3+1) x2
        ("ASSO", 12),  # (1+2+2+1) x2
    ],
)
def test_the_first_word_is_doubled_by_the_centre(word: str, score: int) -> None:
    """art. 9: the centre square doubles the word that covers it."""
    assert points("F8 orizz.", word) == {word: score}


def test_letter_premiums_count_before_the_sum() -> None:
    """art. 9: A on I3 and N on I7 and A on I9 count double: 2+2+3+1+6+1+2."""
    assert points("I3 vert.", "ARMONIA", F8o="MICIO") == {"ARMONIA": 17}


def test_triple_letters() -> None:
    """art. 9: E on F10 and O on F14 count three times: 3+1+3+2+2+2+3."""
    assert points("F8 vert.", "MAESTRO", F8o="MICIO") == {"MAESTRO": 16}


def test_double_word_on_a_later_play() -> None:
    """art. 9: FRAGOLA passes K11, a double word: 21 x2; POSTER adds its R to letters worth 11."""
    assert points("K7 vert.", "FRAGOLA", F8o="POSTE") == {"FRAGOLA": 42, "POSTER": 13}


def test_triple_word() -> None:
    """art. 9: CASA down from A1, first letter on the triple word, last on the double letter A4: (2+1+2+2) x3."""
    assert points("A1 vert.", "CASA", B4o="A") == {"CASA": 21, "AA": 3}


def test_letter_and_word_premium_in_one_word() -> None:
    """art. 9: letters are multiplied first, then the word: D1 doubles T, A1 triples (2+1+2+4)."""
    assert points("A1 orizz.", "CAST", D2v="A") == {"CAST": 27, "TA": 5}


def test_a_premium_counts_only_the_first_time() -> None:
    """art. 10: lengthened over the centre the word is not doubled again: 6 + N3 A1 N3x2 Z8 A1."""
    assert points("F8 orizz.", "ASSONANZA", F8o="ASSO") == {"ASSONANZA": 25}


def test_a_covered_letter_premium_is_spent() -> None:
    """art. 10: S on F8 is plain, O on L8 counts double, the letters of ASSO their face: 2+6+5+2+3+1."""
    assert points("F8 orizz.", "SASSOFONO", G8o="ASSO") == {"SASSOFONO": 19}


def test_a_letter_premium_counts_for_both_words() -> None:
    """art. 10: A on G7 and I7 counts double in ARANCIA and again in AI and AL."""
    assert points("G7 orizz.", "ARANCIA", F8o="MIELE") == {"ARANCIA": 14, "AI": 3, "RE": 3, "AL": 5, "NE": 4}


def test_a_word_premium_counts_for_both_words() -> None:
    """art. 10: R on K5 doubles the word across (MARE, 3+1+2+1) and the one down (RE, 2+1)."""
    assert points("I5 orizz.", "MARE", K6v="E") == {"MARE": 14, "RE": 6}


@pytest.mark.parametrize(
    ("word", "board", "score"),
    [
        ("CASATIE", {"H5v": "A"}, 40),  # row 5: E5 and K5 double, 10 x4
        ("RATATIE", {"H5v": "A"}, 40),  # 2+1+2+1+2+1+1 = 10, x4
    ],
)
def test_two_double_words_make_four(word: str, board: dict[str, str], score: int) -> None:
    """art. 11: a word over two double words is worth four times as much."""
    assert points("E5 orizz.", word, **board) == {word: score}


def test_two_triple_words_make_nine() -> None:
    """art. 11: A1 and H1, T doubled on D1: (2+1+2+4+2+1+2+1) x9."""
    assert points("A1 orizz.", "CASTRATI", E1v="R") == {"CASTRATI": 135}


def test_three_triple_words_make_twenty_seven() -> None:
    """art. 11: a whole row of A over A1, H1 and O1, two of them doubled on D1 and L1: 17 x27."""
    word = "A" * 15
    row = laid("A1 orizz.", word, B1o="AA", E1o="AA", I1o="AAA", M1o="A")
    assert [square.name for square, _ in row.tiles] == ["A1", "D1", "G1", "H1", "L1", "N1", "O1"]
    assert [each.points for each in score_words(FIGS, row)] == [459]
    assert bonus(FIGS, row) == 50


def test_double_and_triple_word_make_six() -> None:
    """art. 9, 11: factors of different squares multiply too: A8 triple and H8 double, T doubled on D8, 15 x6."""
    assert points("A8 orizz.", "CASTRATI", E8v="R") == {"CASTRATI": 90}


def test_word_factors_multiply_in_secondary_words_as_well() -> None:
    """art. 10, 11: a single R on A8 triples the RE across and the RE down."""
    scores = [each.points for each in score_words(FIGS, laid("A8 orizz.", "RE", B8o="E", A9v="E"))]
    assert scores == [9, 9]


def test_a_jolly_is_worth_nothing() -> None:
    """art. 12: C as a jolly on the centre: (3+1+0+1+1) x2; the word is still doubled."""
    assert points("F8 orizz.", "MIcIO") == {"MIcIO": 12}


def test_a_jolly_on_a_letter_premium_is_worth_nothing() -> None:
    """art. 12: E as a jolly on the triple letter F10: 3+1+0+2+2+2+3."""
    assert points("F8 vert.", "MAeSTRO", F8o="MICIO") == {"MAeSTRO": 13}


def test_a_standing_jolly_stays_worth_nothing() -> None:
    """art. 12: a word through a jolly of the board gets nothing for it: A on H7 is plain, then the C."""
    assert points("H7 vert.", "ACE", F8o="MIcIO") == {"AcE": 2}


@pytest.mark.parametrize("foreign", "jkwxy")
def test_foreign_letters_are_worth_nothing(foreign: str) -> None:
    """art. 8, 12: only a jolly can be one of these letters, and it is worth nothing."""
    assert points("H8 orizz.", f"{foreign}O") == {f"{foreign}O": 2}


@pytest.mark.parametrize(
    ("position", "word", "extra"),
    [("B8 orizz.", "ARANCIA", 50), ("C8 orizz.", "RANCIA", 0), ("A8 orizz.", "MARANCIA", 0)],
)
def test_bonus_for_exactly_seven_tiles(position: str, word: str, extra: int) -> None:
    """art. 13: fifty for seven tiles laid, nothing for six; eight cannot come from a rack."""
    assert bonus(FIGS, laid(position, word)) == extra


def test_bonus_counts_tiles_laid_and_not_letters_of_the_word() -> None:
    """art. 13: ARMONIA across the I of MICIO takes six tiles and earns no bonus."""
    assert bonus(FIGS, laid("I3 vert.", "ARMONIA", F8o="MICIO")) == 0


@pytest.mark.parametrize(
    ("value", "percent", "points_due"),
    [
        (100, 20, 20),
        (12, 20, 2),  # 2.4
        (13, 20, 3),  # 2.6
        (102, 10, 10),  # 10.2
        (107, 10, 11),  # 10.7
        (105, 10, 10),  # 10.5 goes down
        (15, 10, 1),  # 1.5 goes down
        (35, 10, 3),  # 3.5 goes down, where rounding to even would go up
        (5, 10, 1),  # 0.5 would be 0: never less than 1
        (2, 20, 1),  # 0.4
        (0, 20, 1),
        (0, 10, 1),
    ],
)
def test_penalty_is_rounded_halves_down_and_at_least_one(value: int, percent: int, points_due: int) -> None:
    """art. 30: to the nearest point, a half downwards, never less than 1."""
    assert penalty(value, percent) == points_due


@pytest.mark.parametrize(
    ("rules", "rack", "cost"),
    [
        (FIGS, "QZA", 19),
        (FIGS, "QZA?", 19),
        (FIGS, "??", 0),
        (FIGS_1, "QZA", 19),
        (FIGS_1, "QZA?", 26),
        (FIGS_1, "??", 14),
        (FIGS, "", 0),
    ],
)
def test_tiles_left_cost_their_value(rules: RuleSet, rack: str, cost: int) -> None:
    """art. 40: letters cost their value; a jolly nothing in the current edition, 7 in the previous one."""
    assert tiles_left(rules, rack) == cost
