"""Every word the regulation gives as an example, judged with its article (art. 14-23)."""

import pytest

from leggio.lexicon.opinion import opinion_on
from support.lexicons import bundled

VALID = {
    # art. 3 plays these
    "micio": "14",
    "armonia": "14",
    "maestro": "14",
    "asso": "14",
    "assonanza": "14",
    "sassofono": "14",
    "poste": "15a",
    "poster": "14",
    "fragola": "14",
    "miele": "14",
    "arancia": "14",
    "ai": "15e",
    "re": "14",
    "al": "15e",
    "ne": "14",
    # art. 15c: forms that the entry itself gives
    "fea": "15c",
    "somo": "15c",
    "sieno": "15c",
    "stea": "15c",
    "torrei": "15c",
    "torrò": "15c",
    "ebe": "15c",
    "torre": "14",
    "corre": "14",
    # art. 15d and 15f: adverbs and interjections with pronouns
    "eccomi": "15d",
    "eccone": "15d",
    "eccotelo": "15d",
    "ahimè": "15f",
    "ahité": "15f",
    "ahilui": "15f",
    "ahilei": "15f",
    "ahinoi": "15f",
    "ahivoi": "15f",
    "ahiloro": "15f",
    # art. 16: loanwords that inflect, or do both
    "peones": "16",
    "apache": "16",
    "gazebo": "16",
    "junior": "16",
    # art. 17: a truncated form the entry gives
    "buon": "17",
    # art. 18 and 20: derived words that are lemmas
    "fare": "14",
    "rifare": "18",
    "maglietta": "20",
    # art. 21: variants
    "kilo": "21",
    "chilo": "14",
    "petra": "21",
    "pietra": "14",
    "margo": "21",
    "margine": "14",
    "fabricato": "21",
    "fabbricato": "14",
    "anitra": "21",
    "anatra": "14",
    "anatrella": "14",
    # art. 22-23: enclitics
    "vendesi": "22",
    "portateveli": "22",
    "pentirmene": "22",
    "accanirmi": "22",
}

INVALID = {
    "ab aeterno": "14",
    "ab": "14",
    "aeterno": "14",
    "abat-jour": "14",
    "abat": "14",
    "jour": "14",
    "curricula": "16",
    "cammin": "17",
    "quarantadue": "19",
    "trentunesimo": "19",
    "empolese": "19",
    "ericino": "19",
    "magliettina": "20",
    "anitrella": "21",
    "dicesi": "22",
    "portaveli": "22",
    "accanirmene": "22",
}


EDITIONS = ("figs", "figs-previous")


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("word", "article"), VALID.items())
def test_the_books_valid_examples(word: str, article: str, rules: str) -> None:
    """Art. 14-23: what the book calls a word is one, by the article that says so."""
    opinion = opinion_on(word, bundled(rules))
    assert opinion.valid, opinion
    assert article in opinion.articles, opinion
    assert opinion.analyses, opinion


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("word", "article"), INVALID.items())
def test_the_books_invalid_examples(word: str, article: str, rules: str) -> None:
    """Art. 14-23: what the book calls no word is none, by the article that says so."""
    opinion = opinion_on(word, bundled(rules))
    assert not opinion.valid, opinion
    assert opinion.articles == (article,), opinion
    assert opinion.reason, opinion


@pytest.mark.parametrize(
    "word", ["RIABBAIARE", "ANDIAMOCENE", "PRENDETELI", "FACCIAMOGLIELA", "PREAVVERTITECI", "PARTENDOSENE"]
)
def test_scarabeos_verb_forms(word: str) -> None:
    """Scarabeo, art. 9: all verb forms of the modern language, with regular prefixes and suffixes."""
    opinion = opinion_on(word, bundled("scarabeo"))
    assert opinion.valid
    assert opinion.articles == ("9",)


@pytest.mark.parametrize(
    ("word", "article"), [("margo", "10"), ("torrei", "10"), ("fea", "10"), ("sieno", "10"), ("collenchima", "11")]
)
def test_scarabeo_leaves_out_what_is_not_current(word: str, article: str) -> None:
    """Scarabeo, art. 10-11: no archaic, literary, dialect or strictly technical words."""
    assert opinion_on(word, bundled()).valid
    opinion = opinion_on(word, bundled("scarabeo"))
    assert not opinion.valid
    assert opinion.articles == (article,)


@pytest.mark.parametrize(
    ("word", "meaning"), [("TA", "Taranto"), ("AN", "Ancona"), ("MN", "Mantova"), ("PA", "Palermo")]
)
def test_scarabeos_abbreviations(word: str, meaning: str) -> None:
    """Scarabeo, art. 7: the appendix's abbreviations are words there, with their meaning, and not in Scrabble."""
    opinion = opinion_on(word, bundled("scarabeo"))
    assert opinion.valid
    assert meaning in {analysis.meaning for analysis in opinion.analyses}
    assert not bundled().graph.contains("MN")
