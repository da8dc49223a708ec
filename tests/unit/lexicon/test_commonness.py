"""How common words are, and what a player of some level knows."""

import os
import runpy
from pathlib import Path

import pytest

from leggio.lexicon.commonness import COMMONNESS, RAREST, Enclitics, Knowledge, classes, known_words
from leggio.lexicon.profiles import FIGS, PROFILES, SCARABEO
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import bundled, vocabulary

CACHE = Path(os.environ["LEGGIO_CACHE"])
SCRIPT = Path(__file__).resolve().parents[3] / "scripts" / "vocabulary" / "commonness.py"

EVERYDAY = Knowledge(1, Enclitics.NONE, derived=False)
COMMON = Knowledge(2, Enclitics.NONE, derived=False)
READERS = Knowledge(4, Enclitics.SINGLE, 3, derived=False)


def test_the_file_is_sorted_and_its_lemmas_are_in_the_vocabulary() -> None:
    """Every lemma is one of ours, once, with a class; in the order that a diff wants."""
    lines = [line.split() for line in COMMONNESS.read_text("utf-8").splitlines() if not line.startswith("#")]
    lemmas = [lemma for lemma, _ in lines]
    assert lemmas == sorted(set(lemmas))
    assert {number for _, number in lines} == {str(number) for number in range(1, RAREST)}
    assert set(lemmas) <= {line.entry.lemma for line in Vocabulary().sound_lines()}
    assert len(lemmas) == len(classes())


@pytest.mark.parametrize(
    ("lemma", "number"),
    [("casa", 1), ("andare", 1), ("non", 1), ("zucchero", 2), ("focaccia", 3), ("grembiule", 4), ("bagatella", 5)],
)
def test_words_have_the_class_one_expects(lemma: str, number: int) -> None:
    """A few that anybody would put there."""
    assert classes()[lemma] == number


@pytest.mark.parametrize("lemma", ["setare", "stradare", "ventare", "serare"])
def test_a_common_namesake_does_not_lift_a_rare_lemma(lemma: str) -> None:
    """STRADA, VENTI and SERA are everyday words; the verbs they could be forms of are not."""
    assert classes().get(lemma, RAREST) >= 4


@pytest.mark.parametrize(
    ("value", "has", "parts"),
    [
        (10.0, {"big": 90.0, "small": 1.0}, {"big": 10 * 90 / 91, "small": 10 / 91}),
        (10.0, {"small": 1.0, "none": 0.0}, {"small": 1.0, "none": 9.0}),
        (9.0, {"one": 0.0, "two": 0.0, "three": 0.0}, {"one": 3.0, "two": 3.0, "three": 3.0}),
        (10.0, {"two": 2.0, "one": 1.0}, {"two": 9.0, "one": 1.0}),
    ],
)
def test_a_shared_form_is_divided_fairly(value: float, has: dict[str, float], parts: dict[str, float]) -> None:
    """In proportion to one's own forms and not beyond them; the rest to those who have none, or to the greatest."""
    divided = runpy.run_path(str(SCRIPT))["_divided"](value, has)
    assert divided == pytest.approx({lemma: part for lemma, part in parts.items() if part})


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
def test_what_one_knows_is_part_of_the_lexicon_and_grows(rules: str) -> None:
    """Each level knows what the weaker one knows, and nothing that is not valid."""
    lexicon = bundled(rules)
    before: set[str] = set()
    for knowledge in (EVERYDAY, COMMON, READERS):
        graph = known_words(CACHE, knowledge, PROFILES[rules])
        words = graph.words()
        assert all(lexicon.contains_many(words))
        assert before < set(words)
        before = set(words)
    assert known_words(CACHE, Knowledge(), PROFILES[rules]).word_count == len(lexicon)


@pytest.mark.parametrize(
    ("word", "knowledge", "known"),
    [
        ("PORTA", EVERYDAY, True),
        ("PORTALO", EVERYDAY, False),
        ("PORTALO", READERS, True),
        ("PORTAMELO", READERS, False),
        ("PORTAMELO", Knowledge(2, Enclitics.ALL), True),
        ("GREMBIULI", COMMON, False),
        ("GREMBIULI", READERS, True),
        ("OD", EVERYDAY, False),
        ("OD", READERS, True),
    ],
)
def test_enclitics_and_rare_words_come_with_the_level(word: str, knowledge: Knowledge, known: bool) -> None:
    """Who knows the verb need not know every particle; the lists of short words are learnt."""
    assert known_words(CACHE, knowledge).contains(word) is known


def test_scarabeo_has_its_prefix_and_abbreviations_for_those_who_know_them() -> None:
    """Its art. 7 and 9: RIABBAIARE and the abbreviations are for those who have studied the book."""
    plain, derived = Knowledge(5, Enclitics.NONE, derived=False), Knowledge(5, Enclitics.NONE)
    few, many = known_words(CACHE, plain, SCARABEO), known_words(CACHE, derived, SCARABEO)
    assert (few.contains("RIABBAIARE"), many.contains("RIABBAIARE")) == (False, True)
    assert set(few.words()) < set(many.words())


def test_registers_that_a_profile_leaves_out_are_not_known_either(tmp_path: Path) -> None:
    """Scarabeo's art. 10-11: what is not valid is not known."""
    words = vocabulary(tmp_path / "v", nouns="casa f @hm\ngatto m arc @hm\n", categories__abbreviations="")
    assert known_words(tmp_path, EVERYDAY, FIGS, words).words() == ["CASA", "CASE", "GATTI", "GATTO"]
    assert known_words(tmp_path, EVERYDAY, SCARABEO, words).words() == ["CASA", "CASE"]


def test_compiled_files_are_kept_and_replaced(tmp_path: Path) -> None:
    """The second time nothing is built; a damaged file is built anew, one of an earlier vocabulary goes."""
    small = vocabulary(tmp_path / "v", nouns="casa f @hm\n")
    cache = tmp_path / "cache"
    known_words(cache, EVERYDAY, FIGS, small)
    (file,) = cache.glob("*.known")
    stamp = file.stat().st_mtime_ns
    known_words(cache, EVERYDAY, FIGS, small)
    assert file.stat().st_mtime_ns == stamp
    content = file.read_bytes()
    file.write_bytes(content[:-9])
    assert known_words(cache, EVERYDAY, FIGS, small).word_count == 2
    assert file.read_bytes() == content
    known_words(cache, EVERYDAY, FIGS, vocabulary(tmp_path / "v", nouns="casa f @hm\ngatto m @hm\n"))
    assert [path == file for path in cache.glob("*.known")] == [False]
