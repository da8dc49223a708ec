"""Every code of the lexicon has a sentence in every language, with all that it needs."""

import re
from itertools import product
from pathlib import Path

import pytest

import leggio
from leggio.cli.speaking import Speaker
from leggio.cli.wording import analysis_sentence, form_of, opinion_lines, reason_sentence, verdict_sentence
from leggio.core.verdicts import Verdict
from leggio.lexicon.analysis import Analysis
from leggio.lexicon.enclitics import VerbClass
from leggio.lexicon.entry import Part, Register
from leggio.lexicon.exclusions import ARTICLES
from leggio.lexicon.morphology.slots import Slot
from leggio.lexicon.opinion import LexiconJudge, opinion_on
from leggio.lexicon.reason import RETIRED, Reason
from leggio.speech import languages
from support.lexicons import bundled
from support.speech import area, placeholders

SOURCES = Path(leggio.__file__).parent / "lexicon"
# The slots of nouns, adjectives and what does not vary; `inflection` writes them.
NOMINAL = ("sing", "plur", "fem.sing", "fem.plur", "ms", "fs", "mp", "fp", "inv", "lemma", "given", "trunc")

# Kinds of words that are no parts of speech.
KINDS = (Part.ABBREVIATION, Part.PROVINCE, Part.FIRST_NAME)


def codes(pattern: str) -> set[str]:
    """What the sources of the lexicon hold."""
    texts = [path.read_text("utf-8") for path in SOURCES.rglob("*.py")]
    return {code for text in texts for code in re.findall(pattern, text)}


def reasons() -> set[str]:
    """The codes of all reasons: those written out, those made of a register or of an exclusion."""
    plain = codes(r'Reason\(\s*"([a-z_.-]+)"') | codes(r'"(enclitic\.[a-z]+)"') | {"bare", "defective"} | RETIRED
    return plain | {f"register.{register}" for register in Register} | {f"excluded.{reason}" for reason in ARTICLES}


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence(language: str) -> None:
    """Whatever the judge can hold against a word is said in words, and asks for nothing a reason does not have."""
    found = reasons()
    assert {"unknown", "multiword", "length", "not_in_list", "enclitic.order", "excluded.alt", "register.tec"} <= found
    assert len(found) > 35
    for code in found:
        sentence = Speaker(language).message(f"reason.{code}")
        assert sentence.endswith(".")
        assert placeholders(sentence) <= {"about", "particles", "form"}


@pytest.mark.parametrize("code", sorted(RETIRED))
def test_verdicts_of_older_logs_can_still_be_told(code: str) -> None:
    """Art. 28: a note with a reason that no judge gives any more reads as it did."""
    verdict = Verdict("RIPANE", valid=False, note=f"{code} pane -", articles=("18",))
    assert "«pane»" in verdict_sentence(verdict, Speaker("it"))


def test_no_sentence_is_for_a_reason_that_cannot_be() -> None:
    """A reason that went away takes its sentence along."""
    assert {key.removeprefix("reason.") for key in area("it", "judge") if key.startswith("reason.")} == reasons()


@pytest.mark.parametrize("language", languages())
def test_every_problem_of_a_vocabulary_or_an_edition_has_a_sentence(language: str) -> None:
    """The codes are collected from the sources themselves."""
    found = codes(r'"((?:vocabulary|edition)\.[a-z_]+)"') - {"edition.txt"}
    assert {"vocabulary.gender", "vocabulary.no_model", "edition.damaged", "edition.none"} <= found
    assert len(found) > 22
    assert not {code for code in found if not Speaker(language).knows(code)}


@pytest.mark.parametrize("language", languages())
def test_every_form_has_words(language: str) -> None:
    """All places of the conjugation and of nouns; no code ever shows."""
    say = Speaker(language)
    for slot in (*Slot, *NOMINAL):
        words = form_of(slot, say)
        assert words
        assert not re.search(r"[a-z]\.[a-z0-9]", words)


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_word_has_words(language: str) -> None:
    """Parts of speech, genders, classes of verbs, registers."""
    say = Speaker(language)
    kinds = [Analysis("x", part, "lemma", meaning="y") for part in KINDS]
    kinds += [Analysis("x", part, "lemma") for part in Part if part not in (Part.NOUN, Part.VERB)]
    kinds += [Analysis("x", Part.NOUN, "sing", gender=gender) for gender in ("m", "f", "mf")]
    kinds.append(Analysis("x", Part.NOUN, "fem.sing", gender="m"))
    kinds += [
        Analysis("x", Part.VERB, "inf", verb_class=kind, registers=(register,))
        for kind, register in product(VerbClass, Register)
    ]
    assert all(analysis_sentence(analysis, say) for analysis in kinds)
    assert all(say.knows(f"part.{part}") for part in Part)
    assert all(say.knows(f"stats.part.{part}") for part in Part if part not in KINDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "word", ["portateveli", "portaveli", "portarmicelo", "pentirlo", "films", "amor", "magliettina", "ab", "zzz", "re"]
)
def test_the_games_say_what_the_judge_noted(word: str, language: str) -> None:
    """Art. 28: the note of a verdict, which has no language, reads like the judge's own sentence."""
    say = Speaker(language)
    verdict = LexiconJudge(bundled()).judge(word.upper())
    told = verdict_sentence(verdict, say)
    opinion = opinion_on(word, bundled())
    if opinion.reason:
        assert reason_sentence(opinion.reason, say) in told
    else:
        assert opinion.analyses[0].lemma in told
    assert told.endswith(say.article(", ".join(verdict.articles)))
    assert list(opinion_lines(opinion, say))


def test_a_note_may_be_about_several_words() -> None:
    """What belongs to a locution is told with the whole of it."""
    say = Speaker("en")
    reason = Reason("multiword", "14", about="ab aeterno")
    verdict = Verdict("AB", valid=False, note="multiword ab aeterno -", articles=("14",))
    assert reason_sentence(reason, say) in verdict_sentence(verdict, say)
