"""Answers compared with solutions, and explained by the judge."""

import pytest

from leggio.core.outcome import Rejected
from leggio.study import Appraisal, Drill, Question, ask, grade
from support.study import school


def question(kind: Drill, key: str) -> Question:
    """A question by its key."""
    found = ask(school(), kind, key)
    assert found is not None
    return found


def graded(kind: Drill, key: str, *answer: str) -> Appraisal:
    """What an answer comes to."""
    result = grade(school(), question(kind, key), answer)
    assert isinstance(result, Appraisal)
    return result


def test_all_words_and_no_other() -> None:
    """Accents and capitals do not matter, nor does the order."""
    wanted = sorted(question(Drill.ANAGRAMS, "AELT").solution)
    assert len(wanted) > 2
    assert graded(Drill.ANAGRAMS, "AELT", *reversed([word.lower() for word in wanted])).right
    some = graded(Drill.ANAGRAMS, "AELT", wanted[0], "CASA")
    assert not some.right
    assert (some.found, some.missed, some.wrong) == ((wanted[0],), tuple(wanted[1:]), ("CASA",))
    assert [opinion.word for opinion in some.opinions] == [*wanted, "CASA"]
    assert not graded(Drill.ANAGRAMS, "AELT").right


def test_hooks_are_explained_by_the_words_they_make() -> None:
    """ARCO takes M, P and V before it in common speech; what does not is told why not (art. 14)."""
    letters = "".join(sorted(question(Drill.HOOKS, "ARCO front").solution))
    assert graded(Drill.HOOKS, "ARCO front", letters.lower()).right
    assert graded(Drill.HOOKS, "ARCO front", *letters).right
    wrong = graded(Drill.HOOKS, "ARCO front", letters + "Q")
    assert (wrong.right, wrong.wrong) == (False, ("Q",))
    assert wrong.opinions[-1].word == "QARCO"
    assert wrong.opinions[-1].reason is not None


def test_enclitics_are_explained_with_the_article() -> None:
    """Art. 22: *vi* goes with the second plural only; art. 23: two particles."""
    good = graded(Drill.ENCLITICS, "portare imp.2p veli", "yes")
    assert good.right
    assert good.opinions[0].analyses[0].particles == ("ve", "li")
    assert {"22", "23"} <= set(good.opinions[0].articles)
    bad = graded(Drill.ENCLITICS, "portare imp.2s veli", "yes")
    assert not bad.right
    assert bad.opinions[0].reason is not None
    assert bad.opinions[0].reason.article == "22"


def test_of_several_particles_all_good_ones_are_wanted() -> None:
    """The judge speaks of every word that was offered."""
    key = "tifare inf lo gli ci sela"
    asked = question(Drill.ENCLITICS, key)
    assert graded(Drill.ENCLITICS, key, *asked.solution).right
    half = graded(Drill.ENCLITICS, key, "TIFARLO")
    assert not half.right
    assert len(half.opinions) == 4


@pytest.mark.parametrize(
    ("kind", "key", "answer"),
    [
        (Drill.SHORT, "RE", ("maybe",)),
        (Drill.SHORT, "RE", ("yes", "no")),
        (Drill.ANAGRAMS, "AELT", ("t4le",)),
        (Drill.ANAGRAMS, "AELT", ("TALE\x00",)),
        (Drill.ANAGRAMS, "AELT", ("",)),
        (Drill.ANAGRAMS, "AELT", ("A" * 41,)),
        (Drill.ANAGRAMS, "AELT", ("A",) * 201),
        (Drill.HOOKS, "ARCO front", ("m?",)),
        (Drill.HOOKS, "ARCO front", ("ж",)),
    ],
)
def test_what_is_no_answer_is_refused(kind: Drill, key: str, answer: tuple[str, ...]) -> None:
    """With a code."""
    assert grade(school(), question(kind, key), answer) == Rejected("study.bad_answer")


def test_a_short_word_is_yes_or_no() -> None:
    """Nothing said is a miss."""
    assert graded(Drill.SHORT, "RE", "yes").right
    assert not graded(Drill.SHORT, "RE", "no").right
    assert not graded(Drill.SHORT, "RE").right
    assert graded(Drill.SHORT, "QZ", "no").right
