"""Counting a lexicon."""

from pathlib import Path

from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.statistics import statistics
from support.lexicons import bundled, vocabulary


def test_a_small_lexicon(tmp_path: Path) -> None:
    """Every figure, counted by hand."""
    small = vocabulary(
        tmp_path / "vocabulary",
        nouns="gatto m @hm\ncane m unconfirmed @h\nfilm m @hm\n",
        adverbs="ecco encl @l\n",
        verbs="pentirsi prnl di essere only=inf @hm\n",
    )
    counted = statistics(open_lexicon(tmp_path / "cache", FIGS, small))
    assert (counted.lemmas, counted.confirmed) == (5, 4)
    # gatto gatti cane cani film; ecco with 35 particles; pentire with ten.
    assert counted.parts["noun"].forms == 5
    assert counted.parts["adverb"].forms == 36
    assert counted.parts["verb"].forms == 11
    assert (counted.forms, counted.without_enclitics) == (52, 7)
    assert counted.by_length[4] == 4
    assert counted.verb_classes == {"prnl": 1}


def test_the_bundled_lexicon_is_of_the_size_of_a_dictionary() -> None:
    """Over 60,000 lemmas, over 8,000 verbs, and over a million forms of 2 to 15 letters."""
    counted = statistics(bundled())
    assert counted.lemmas > 60_000
    assert counted.parts["verb"].lemmas > 8_000
    assert 1_200_000 < counted.forms < 2_400_000
    assert 0.25 < counted.without_enclitics / counted.forms < 0.45
    assert sum(counted.by_length.values()) == counted.forms
