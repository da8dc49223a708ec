"""Plurals and feminines by rule (art. 15a, 15b)."""

import pytest

from leggio.core.letters import plain
from leggio.lexicon.entry import Part
from leggio.lexicon.inflection import inflect
from leggio.lexicon.morphology.nominal import adjective_forms, feminine_forms, plurals
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.reading import parse


@pytest.mark.parametrize(
    ("lemma", "gender", "expected"),
    [
        ("gatto", "m", "gatti"),
        ("medico", "m", "medici"),
        ("fuoco", "m", "fuochi"),
        ("lago", "m", "laghi"),
        ("negozio", "m", "negozi"),
        ("casa", "f", "case"),
        ("amica", "f", "amiche"),
        ("strega", "f", "streghe"),
        ("camicia", "f", "camicie"),
        ("provincia", "f", "province"),
        ("spiaggia", "f", "spiagge"),
        ("energia", "f", "energie"),
        ("nostalgia", "f", "nostalgie"),
        ("chirurgia", "f", "chirurgie"),
        ("poeta", "m", "poeti"),
        ("duca", "m", "duchi"),
        ("artista", "mf", "artisti artiste"),
        ("collega", "mf", "colleghi colleghe"),
        ("cane", "m", "cani"),
        ("specie", "f", "specie"),
        ("città", "f", "città"),
        ("radio", "f", "radio"),
        ("film", "m", "film"),
        ("crisi", "f", "crisi"),
        ("gru", "f", "gru"),
        ("re", "m", "re"),
    ],
)
def test_plurals(lemma: str, gender: str, expected: str) -> None:
    """Art. 15a: the plural of a noun, alone and as the whole lexicon makes it."""
    assert " ".join(plurals(lemma, gender)) == expected
    paradigm = inflect(parse(f"{lemma} {gender} @hm", Part.NOUN), FIGS)
    forms = {paradigm.stem + ending.text for ending in paradigm.endings}
    assert forms == {plain(lemma), *(plain(form) for form in expected.split())}


@pytest.mark.parametrize(
    ("lemma", "expected"),
    [
        ("rosso", "rosso rossa rossi rosse"),
        ("magico", "magico magica magici magiche"),
        ("bianco", "bianco bianca bianchi bianche"),
        ("largo", "largo larga larghi larghe"),
        ("liscio", "liscio liscia lisci lisce"),
        ("grigio", "grigio grigia grigi grigie"),
        ("vario", "vario varia vari varie"),
        ("verde", "verde verde verdi verdi"),
        ("egoista", "egoista egoista egoisti egoiste"),
        ("conservatore", "conservatore conservatrice conservatori conservatrici"),
        ("blu", "blu blu blu blu"),
    ],
)
def test_adjectives(lemma: str, expected: str) -> None:
    """Art. 15b: feminine and plurals of an adjective."""
    assert " ".join(adjective_forms(lemma)) == expected


@pytest.mark.parametrize(
    ("lemma", "expected"),
    [("fumatore", "fumatrice fumatrici"), ("bottaio", "bottaia bottaie"), ("archeologo", "archeologa archeologhe")],
)
def test_feminines_that_an_entry_gives(lemma: str, expected: str) -> None:
    """Art. 15a: the feminine of a noun, only where the entry gives it."""
    assert " ".join(feminine_forms(lemma)) == expected
    without = inflect(parse(f"{lemma} m @hm", Part.NOUN), FIGS)
    assert plain(expected.split(maxsplit=1)[0]) not in {without.stem + ending.text for ending in without.endings}
