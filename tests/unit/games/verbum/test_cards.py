"""Words made of cards, and jollies that step in by themselves. Par. 6, 10, 13-14."""

import pytest

from leggio.games.verbum.cards import CardWord, is_card, read_word
from leggio.games.verbum.specials import with_jollies


@pytest.mark.parametrize(
    ("text", "word", "cards", "written"),
    [
        ("CANE", "CANE", "CANE", "CANE"),
        ("CaNE", "CANE", "C?NE", "CaNE"),
        ("SPA(ZZ)INO", "SPAZZINO", "SPA%INO", "SPA(ZZ)INO"),
        ("spa(Zz)ino", "SPAZZINO", "???%???", "spa(ZZ)ino"),
        (" CITTÀ ", "CITTA", "CITTA", "CITTA"),
    ],
)
def test_a_word_is_letters_and_cards(text: str, word: str, cards: str, written: str) -> None:
    """Verbum, par. 6: jollies are declared as the word is laid; par. 14: AA-ZZ stands for two equal letters."""
    made = read_word(text)
    assert made == CardWord(word, cards)
    assert made.written == written
    assert "".join(made.spans) == word
    assert read_word(made.written) == made


@pytest.mark.parametrize("text", ["", " ", "(ZA)", "(Z)", "(ZZZ)", "SPA(ZZ", "CA NE", "C4NE", "CANE!", "%", "ſ"])
def test_what_is_no_word(text: str) -> None:
    """Verbum, par. 14: AA-ZZ is exactly one doubled letter; other signs are no letters."""
    assert read_word(text) is None


def test_cards_are_one_sign_each() -> None:
    """Verbum, par. 10: twenty-six letters and four special cards."""
    assert all(is_card(card) for card in "AZJ?%!&")
    assert not any(is_card(text) for text in ("", "a", "AB", "À", "."))


@pytest.mark.parametrize(
    ("hand", "typed", "laid"),
    [
        ("CANE", "cane", "CANE"),
        ("C?NE", "cane", "CaNE"),
        ("C?NE", "CaNE", "CaNE"),
        ("CA?NE", "cAne", "cAne"),  # chosen by hand, right or wrong: the rules will say
        ("SPA%INO", "spazzino", "SPA(ZZ)INO"),
        ("SPAZZINO%", "spazzino", "SPAZZINO"),
        ("SPAZ?INO", "spazzino", "SPAZzINO"),
        ("SPAZ?INO%", "spazzino", "SPA(ZZ)INO"),
        ("SPA??INO", "spazzino", "SPAzzINO"),
        ("ATTENO%", "attento", "A(TT)ENTO"),  # two of three T: the third comes after the doubled ones
        ("BALEO%?", "balletto", "BALlE(TT)O"),  # one L and no T: AA-ZZ is worth two letters only for T
        ("BALEO%%", "balletto", "BA(LL)E(TT)O"),
        ("SPA%I?O", "SPA(ZZ)INO", "SPA(ZZ)InO"),
        ("CN", "cane", "CANE"),
        ("CN", "c4ne", "C4NE"),
    ],
)
def test_jollies_step_in(hand: str, typed: str, laid: str) -> None:
    """Verbum, par. 13-14: a person types the word, and the jollies needed declare themselves."""
    assert with_jollies(hand, typed) == laid
