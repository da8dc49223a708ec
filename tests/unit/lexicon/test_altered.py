"""Elementary altered forms: words in Scarabeo (its art. 10), none by the federation's rules (art. 20)."""

import re

import pytest

from leggio.core.letters import plain
from leggio.lexicon.exclusions import exclusions
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.vocabulary import Line, Vocabulary
from support.lexicons import bundled

# The plain suffixes; after -on a c eases the way (leoncino). Two of them in a row are no elementary form.
SUFFIX = re.compile(r"(INO|ETTO|ELLO|ONE|ACCIO|UCCIO|INA|ETTA|ELLA|ONA|ACCIA|UCCIA)$")


def altered() -> list[Line]:
    """The lines of the list."""
    return [line for line in Vocabulary().sound_lines() if line.entry.altered_of]


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("tempaccio", "tempo"),
        ("fratellini", "fratello"),
        ("ragazzacce", "ragazzo"),
        ("macchinone", "macchina"),
        ("lezioncine", "lezione"),
        ("carucce", "caro"),
        ("bruttina", "brutto"),
        ("cuccioline", "cucciolo"),
        ("lacrimuccia", "lacrima"),
    ],
)
def test_elementary_forms_are_words_in_scarabeo_alone(word: str, base: str) -> None:
    """Scarabeo, art. 10: plain altered forms in use count, with feminines and plurals; in Scrabble art. 20 rules."""
    ours = opinion_on(word, bundled("scarabeo"))
    assert ours.valid
    assert ("10",) in {reading.articles for reading in ours.analyses if reading.altered_of == base}
    theirs = opinion_on(word, bundled())
    assert theirs.reason
    assert (theirs.reason.code, theirs.reason.article, theirs.reason.about) == ("altered", "20", base)


@pytest.mark.parametrize("word", ["gattino", "casetta", "libretto", "ragazzone", "cavalluccio", "maglietta"])
def test_those_that_are_lemmas_count_everywhere(word: str) -> None:
    """Art. 20: an altered form that is a lemma is a word like any other, in Scarabeo too."""
    assert word.upper() in bundled()
    assert word.upper() in bundled("scarabeo")


@pytest.mark.parametrize("word", ["magliettina", "casettina", "fogliettino", "gufettino", "omettino"])
def test_a_form_altered_twice_is_not_elementary(word: str) -> None:
    """Scarabeo, art. 10: *magliettina* is none of the plain forms."""
    opinion = opinion_on(word, bundled("scarabeo"))
    assert not opinion.valid
    assert opinion.articles == ("10",)


def test_each_alters_a_current_noun_or_adjective_by_a_plain_suffix() -> None:
    """Scarabeo, art. 10: -ino -etto -ello -one -accio -uccio, on a word that is in the vocabulary and current."""
    current = bundled("scarabeo")
    wrong = []
    for line in altered():
        lemma, base = plain(line.entry.lemma), plain(line.entry.altered_of)
        stem = SUFFIX.sub("", lemma).removesuffix("H").removesuffix("C")
        root = base.removeprefix("U") if base == "UOMO" else base
        if not SUFFIX.search(lemma) or base not in current or not root.startswith(stem.removesuffix("I")[:-1]):
            wrong.append(lemma)
    assert wrong == []
    assert len(altered()) > 650


def test_no_word_is_both_listed_and_left_out() -> None:
    """What is in the list of altered forms needs no reason in excluded.txt."""
    assert {plain(line.entry.lemma) for line in altered()} & exclusions(Vocabulary()).keys() == set()
