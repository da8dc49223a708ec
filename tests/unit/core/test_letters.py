"""Letters as they are played."""

import pytest

from leggio.core.letters import ALPHABET, fold, is_word, plain, tile_of


def test_alphabet_has_the_five_foreign_letters() -> None:
    """art. 8: the extended alphabet has 26 letters, J K W X Y included."""
    assert len(ALPHABET) == len(set(ALPHABET)) == 26
    assert set("JKWXY") < set(ALPHABET)


@pytest.mark.parametrize(
    ("written", "played"),
    [("TORRÒ", "TORRO"), ("perché", "perche"), ("àèéìòù", "aeeiou"), ("MICIO", "MICIO"), ("O\u0300", "O"), ("", "")],
)
def test_fold_drops_accents_and_keeps_case(written: str, played: str) -> None:
    """Accents go, however they are encoded; capitals and small letters stay what they are."""
    assert fold(written) == played


def test_plain_is_what_a_dictionary_looks_up() -> None:
    """A word with a jolly and an accent is looked up in plain capitals."""
    assert plain("cittÀ") == "CITTA"


@pytest.mark.parametrize("word", ["MICIO", "MIcIO", "JKWXY", "a"])
def test_is_word_takes_letters_of_either_case(word: str) -> None:
    """Capital letters are tiles, small ones jollies: both can stand on a square."""
    assert is_word(word)


@pytest.mark.parametrize("word", ["", "MI IO", "MI.IO", "M1CIO", "MI?IO", "MI-IO", "È", "ß", "МИР"])
def test_is_word_refuses_anything_else(word: str) -> None:
    """Nothing but the 26 letters can stand on a square, not even the mark of an undeclared jolly."""
    assert not is_word(word)


def test_tile_of_a_small_letter_is_a_jolly() -> None:
    """art. 8: a jolly shows the letter declared but stays a jolly."""
    assert [tile_of(cell) for cell in "Ck"] == ["C", "?"]
