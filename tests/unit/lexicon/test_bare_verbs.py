"""Verbs in -ere that are not conjugated: infinitive and given forms, no enclitics (art. 15c)."""

import pytest

from leggio.lexicon.entry import Part, Register
from leggio.lexicon.inflection import inflect
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.profiles import FIGS, SCARABEO
from leggio.lexicon.reading import parse
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import bundled

# What shows that a verb is conjugated, in part at least.
CONJUGATED = ("ger", "imp")


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("torle", "torre"),
        ("sciorlo", "sciorre"),
        ("raccorla", "raccorre"),
        ("distorne", "distorre"),
        ("beverlo", "bevere"),
        ("savermi", "savere"),
        ("algerti", "algere"),
        ("dipignersi", "dipignere"),
        ("ebermi", "ebere"),
        ("divederlo", "divedere"),
        ("retrarle", "retrarre"),
    ],
)
def test_they_take_no_enclitics(word: str, verb: str) -> None:
    """Art. 15c: archaic, literary and syncopated verbs in -ere take none, whatever else is given for them."""
    reason = opinion_on(word, bundled()).reason
    assert reason
    assert (reason.code, reason.article, reason.about) == ("bare", "15c", verb)


@pytest.mark.parametrize(
    "word", ["TORRE", "TORREI", "TORRO", "SCIORRE", "SCIORREI", "BEVERE", "BEVERO", "ALSI", "EBE", "CALSE", "CAPE"]
)
def test_infinitive_and_given_forms_stay(word: str) -> None:
    """Art. 15c: forms that the entry gives are valid all the same."""
    assert word in bundled()


def test_every_such_verb_is_marked() -> None:
    """Art. 15c: an archaic verb in -ere, or one of which only some forms without gerund or imperative are given."""
    missed = []
    for line in Vocabulary().sound_lines():
        verb = line.entry.verb
        if verb is None or not line.entry.lemma.endswith(("ere", "rre")):
            continue
        archaic = Register.ARCHAIC in line.entry.registers
        given = bool(verb.only) and not any(code.startswith(CONJUGATED) for code in verb.only)
        if (archaic or given) and not verb.bare:
            missed.append(line.entry.lemma)
    assert missed == []


def test_a_bare_verb_may_give_more_than_its_infinitive() -> None:
    """Art. 15c: `only=` says what, `bare` alone means the infinitive."""
    alone = inflect(parse("lambere tr avere bare arc unconfirmed @c", Part.VERB), FIGS)
    assert {alone.stem + ending.text for ending in alone.endings} == {"LAMBERE"}
    more = inflect(parse("bevere tr avere bare only=inf,ind.fut.3s @hm", Part.VERB), FIGS)
    assert {more.stem + ending.text for ending in more.endings} == {"BEVERE", "BEVERA"}


def test_scarabeo_has_no_such_article() -> None:
    """Scarabeo, art. 9: what is not archaic keeps its enclitics there."""
    entry = parse("divedere tr avere like=intravedere bare @cm", Part.VERB)
    modern = inflect(entry, SCARABEO)
    assert "DIVEDERLO" in {modern.stem + ending.text for ending in modern.endings}
