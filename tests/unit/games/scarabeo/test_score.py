"""Points, part by part, with figures worked out by hand."""

from collections.abc import Mapping
from typing import Any

import pytest

from leggio.games.scarabeo.events import Played
from support.scarabeo.tables import late_game, stacked_game

# The book's four words: CONTARE at E9, CANNA and ANDRA and PRETESA down through it.
FIGURE = {"E9 orizz.": "CONTARE", "E9 vert.": "CANNA", "I9 vert.": "ANDRA", "K7 vert.": "PRETESA"}


def played(rack: str, position: str, word: str, board: Mapping[str, str] | None = None, **options: Any) -> Played:
    """The event of laying this word from this rack; on an empty board unless one is given."""
    game = late_game(rack, "E", bag="AAAAAAAA", board=board or {}, **options)
    game.play(position, word)
    event = game.log[-1]
    assert isinstance(event, Played)
    return event


def parts(event: Played) -> list[tuple[str, int, int, int, int]]:
    """Each word with the value of its tiles, the same with letter squares, the factor, and its points."""
    return [(each.word, each.face, each.letters, each.factor, each.points) for each in event.words]


def prizes(event: Played) -> list[tuple[str, int, int]]:
    """Each prize with what it grows by."""
    return [(each.kind.value, each.points, each.extra) for each in event.prizes]


def test_contare_as_first_word() -> None:
    """Scarabeo, art. 3, 5, 24, 26, 29: C1 O1 N2 T1 A1 R1 E1 = 8, doubled 16; seven tiles 30, no scarab 10: 56."""
    event = played("CONTAREI", "E9 orizz.", "CONTARE")
    assert parts(event) == [("CONTARE", 8, 8, 2, 16)]
    assert prizes(event) == [("tiles", 30, 10)]
    assert event.score == 16 + 30 + 10 == 56


def test_contare_from_d9() -> None:
    """Scarabeo, art. 15, 24: its C on the 2L of D9 makes 9 of the 8, doubled 18; the prize is not doubled: 58."""
    event = played("CONTAREI", "D9 orizz.", "CONTARE")
    assert parts(event) == [("CONTARE", 8, 9, 2, 18)]
    assert event.score == 18 + 40


def test_the_first_word_is_doubled_on_top_of_special_squares() -> None:
    """Scarabeo, art. 15, 24: from I3 down its O on the 2L of I4 makes 9 of the 8, doubled 18."""
    event = played("CONTAREI", "I3 vert.", "CONTARE")
    assert parts(event) == [("CONTARE", 8, 9, 2, 18)]


def test_only_the_first_word_is_doubled() -> None:
    """Scarabeo, art. 24: the second word counts once. ANDRA: A1 N2 D4 R1 A1 = 9."""
    game = stacked_game("CONTAREI", "NDRAEEEE", then="OOOOOOO")
    game.play("E9 orizz.", "CONTARE")
    assert game.play("I9 vert.", "ANDRA") == 9


def test_a_first_word_taken_back_leaves_the_doubling_to_the_next() -> None:
    """Scarabeo, art. 13, 24: what stands on the board first is doubled, not what was tried first."""
    game = stacked_game("CONTAREI", "EEEEEEEE", words="contare")
    game.play("I9 orizz.", "RATE")
    assert game.challenge("RATE")
    assert game.play("E9 orizz.", "CONTARE") == 56


def test_scontare() -> None:
    """Scarabeo, art. 5, 15: one S makes SCONTARE, and it all counts: 8 and 1, the S on the 2L of D9: 10."""
    event = played("SIIIIIII", "D9 orizz.", "SCONTARE", FIGURE)
    assert parts(event) == [("SCONTARE", 9, 10, 1, 10)]
    assert (event.prizes, event.score) == ((), 10)


def test_scanna() -> None:
    """Scarabeo, art. 5, 15: CANNA becomes SCANNA, 8, doubled by the 2P of E13 that its last A has covered all along."""
    event = played("SIIIIIII", "E8 vert.", "SCANNA", FIGURE)
    assert parts(event) == [("SCANNA", 8, 8, 2, 16)]


def test_stampa_with_ta_an_mn_pa() -> None:
    """Scarabeo, art. 5, 7, 15: STAMPA from the S of SCONTARE, alongside CANNA, scores with all four abbreviations.

    STAMPA is 9; its S lies on the 2L of D9, so 10; its last A on the 2P of D14: 20. TA 2, AN 3, MN 4; PA 4, doubled
    by the 2P of E13, which CANNA covered before: 8. In all 37.
    """
    event = played("TAMPAIII", "D9 vert.", "STAMPA", FIGURE | {"D9 orizz.": "SCONTARE"})
    assert parts(event) == [
        ("STAMPA", 9, 10, 2, 20),
        ("TA", 2, 2, 1, 2),
        ("AN", 3, 3, 1, 3),
        ("MN", 4, 4, 1, 4),
        ("PA", 4, 4, 2, 8),
    ]
    assert (event.prizes, event.score) == ((), 37)


def test_letter_squares_for_tiles_just_placed_only() -> None:
    """Scarabeo, art. 15: a table may read it so that 2L and 3L count when a letter is placed: then STAMPA is 18."""
    board = FIGURE | {"D9 orizz.": "SCONTARE"}
    event = played("TAMPAIII", "D9 vert.", "STAMPA", board, letter_squares="placed")
    # The S was there before: 9, and the 2P squares count in either reading.
    assert parts(event)[0] == ("STAMPA", 9, 9, 2, 18)
    assert event.score == 35


def test_letter_squares_count_again_for_old_tiles() -> None:
    """Scarabeo, art. 15: PRETESA keeps its 3L squares: P3 on K7 is 9, E1 on K11 is 3; 17, and an S more makes 18."""
    assert parts(played("PRTESAII", "K7 vert.", "PRETESA", {"E9 orizz.": "CONTARE"})) == [("PRETESA", 9, 17, 1, 17)]
    assert parts(played("SIIIIIII", "K7 vert.", "PRETESAS", FIGURE)) == [("PRETESAS", 10, 18, 1, 18)]
    placed = played("SIIIIIII", "K7 vert.", "PRETESAS", FIGURE, letter_squares="placed")
    assert parts(placed) == [("PRETESAS", 10, 10, 1, 10)]


@pytest.mark.parametrize(
    ("board", "rack", "position", "word", "factor"),
    [
        ({"B3 vert.": "AA"}, "AAAAAAAA", "B2 vert.", "AAA", 2),
        ({"F6 orizz.": "AAAAAA"}, "AAAAAAAA", "F6 orizz.", "AAAAAAA", 4),
        ({"A1 orizz.": "AAAAAAAA"}, "AAAAAAAA", "A1 orizz.", "AAAAAAAAA", 9),
        ({"A1 orizz.": "A" * 16}, "AAAAAAAA", "A1 orizz.", "A" * 17, 27),
        ({"B2 orizz.": "A" * 14}, "AAAAAAAA", "B2 orizz.", "A" * 15, 4),
    ],
)
def test_word_squares_multiply(board: dict[str, str], rack: str, position: str, word: str, factor: int) -> None:
    """Scarabeo, art. 16: two 2P make ×4, two 3P ×9 (three ×27), also when the word was made in several hands."""
    assert played(rack, position, word, board).words[0].factor == factor


def test_ricontare_over_two_3p_squares_in_different_turns() -> None:
    """Scarabeo, art. 16: CONTARE on the 3P of I1, later RICONTARE on that of A1 too: 12 × 9 = 108.

    R1 I1 C1 O1 N2 T1 A1 R1 E1 = 10, and the N on the 2L of E1: 12.
    """
    event = played("RIAAAAAA", "A1 orizz.", "RICONTARE", {"C1 orizz.": "CONTARE"})
    assert parts(event) == [("RICONTARE", 10, 12, 9, 108)]


@pytest.mark.parametrize(
    ("tiles", "prize"),
    [(2, None), (5, None), (6, ("tiles", 10, 10)), (7, ("tiles", 30, 10)), (8, ("tiles", 50, 10))],
)
def test_prizes_for_many_tiles(tiles: int, prize: tuple[str, int, int] | None) -> None:
    """Scarabeo, art. 25-27, 29: six tiles 10, seven 30, eight 50, and ten more without a scarab."""
    event = played("AAAAAAAA", "I9 orizz.", "A" * tiles)
    assert prizes(event) == ([prize] if prize else [])


@pytest.mark.parametrize(("tiles", "points"), [(6, 10), (7, 30), (8, 50)])
def test_a_scarab_among_them_costs_the_extra_ten(tiles: int, points: int) -> None:
    """Scarabeo, art. 29: with a scarab the bare prize."""
    event = played("?AAAAAAA", "I9 orizz.", "a" + "A" * (tiles - 1))
    assert prizes(event) == [("tiles", points, 0)]


def test_a_scarab_that_was_there_does_not_count_as_used() -> None:
    """Scarabeo, art. 29: what counts is whether the play used one."""
    event = played("NDRAAAAA", "I9 vert.", "aNDRAAA", {"E9 orizz.": "CONTaRE"})
    assert prizes(event) == [("tiles", 10, 10)]


@pytest.mark.parametrize("word", ["SCARABEO", "SCARABEI"])
def test_scarabeo_at_once(word: str) -> None:
    """Scarabeo, art. 24-25, 28-29: 11, doubled 22 as first word; eight tiles 50 + 10, the word 100 + 10: 192."""
    event = played(word, "E9 orizz.", word)
    assert parts(event) == [(word, 11, 11, 2, 22)]
    assert prizes(event) == [("tiles", 50, 10), ("scarab_word", 100, 10)]
    assert event.score == 192


def test_scarabeo_with_a_scarab() -> None:
    """Scarabeo, art. 28-29: with a scarab for the B no prize grows by ten: 22 + 50 + 100."""
    assert played("SCARA?EO", "E9 orizz.", "SCARAbEO").score == 172


def test_scarabeo_through_letters_of_the_board() -> None:
    """Scarabeo, art. 5, 28: a later word must use a letter of the board, so through one or two it is still at once."""
    through_one = played("SCRABEOI", "G9 vert.", "SCARABEO", {"F11 orizz.": "DAI", "I9 vert.": "AAI"})
    assert prizes(through_one) == [("tiles", 30, 10), ("scarab_word", 100, 10)]
    through_two = played("SCRABEII", "G9 vert.", "SCARABEO", {"F11 orizz.": "DAI", "G16 orizz.": "ORA"})
    assert prizes(through_two) == [("tiles", 10, 10), ("scarab_word", 100, 10)]


def test_scarabeo_out_of_a_shorter_word_wins_no_prize() -> None:
    """Scarabeo, art. 28: CARA made into SCARABEO was not composed at once."""
    assert prizes(played("SBEOIIII", "H9 orizz.", "SCARABEO", {"I9 orizz.": "CARA"})) == []


def test_every_word_formed_scores() -> None:
    """Scarabeo, art. 5, 15: an S that makes both SCONTARE and SEI scores both, the 2L of D9 in each: 10 and 4."""
    event = played("SIIIIIII", "D9 orizz.", "SCONTARE", {"E9 orizz.": "CONTARE", "D10 vert.": "EI"})
    assert parts(event) == [("SCONTARE", 9, 10, 1, 10), ("SEI", 3, 4, 1, 4)]
