"""The drills by kind: a key by chance, the question of a key, and what an answer comes to."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from leggio.core.letters import fold, plain
from leggio.core.outcome import Rejected
from leggio.lexicon.opinion import opinion_on
from leggio.study import anagrams, enclitics, endgames, hooks, misses, openings, short_words
from leggio.study.dice import Dice
from leggio.study.kinds import Answering, Drill
from leggio.study.question import (
    NO,
    YES,
    Appraisal,
    EncliticPrompt,
    HooksPrompt,
    ParticlesPrompt,
    Question,
    ShortValidPrompt,
)
from leggio.study.school import School

# No answer is longer: a line of nonsense is refused before anything looks at it.
MOST_PARTS = 200
LONGEST_PART = 40


class Making(msgspec.Struct, frozen=True):
    """How the questions of a kind are made."""

    pick: Callable[[School, Dice], str]
    ask: Callable[[School, str], Question | None]


DRILLS: Mapping[Drill, Making] = MappingProxyType(
    {
        Drill.ANAGRAMS: Making(anagrams.pick, anagrams.ask),
        Drill.HOOKS: Making(hooks.pick, hooks.ask),
        Drill.SHORT: Making(short_words.pick, short_words.ask),
        Drill.ENCLITICS: Making(enclitics.pick, enclitics.ask),
        Drill.OPENINGS: Making(openings.pick, openings.ask),
        Drill.ENDGAMES: Making(endgames.pick, endgames.ask),
        Drill.MISSES: Making(misses.pick, misses.ask),
    }
)


def draw(school: School, kind: Drill, seed: str) -> Question | None:
    """The question that a seed gives; None where the lexicon has nothing to ask about."""
    drill = DRILLS[kind]
    return _named(school, drill.ask(school, drill.pick(school, Dice(f"{kind}\n{school.rules}\n{seed}"))))


def ask(school: School, kind: Drill, key: str) -> Question | None:
    """The question of a key, asked again; None for a key that is none, or that the lexicon has outgrown."""
    return _named(school, DRILLS[kind].ask(school, key))


def _named(school: School, question: Question | None) -> Question | None:
    return replace(question, edition=school.edition) if question and school.edition else question


def grade(school: School, question: Question, answer: Sequence[str]) -> Appraisal | Rejected:
    """What an answer comes to; no answer at all is a miss."""
    if len(answer) > MOST_PARTS or any(len(part) > LONGEST_PART for part in answer):
        return Rejected("study.bad_answer")
    match question.kind:
        case Drill.OPENINGS:
            return openings.grade(school, question, answer)
        case Drill.ENDGAMES:
            return endgames.grade(school, question, answer)
        case Drill.MISSES:
            return misses.grade(school, question, answer)
        case _:
            return _compared(school, question, answer)


def _compared(school: School, question: Question, answer: Sequence[str]) -> Appraisal | Rejected:
    """An answer that is right if it is the solution, no more and no less."""
    given = _understood(question, answer)
    if given is None:
        return Rejected("study.bad_answer")
    found, missed, wrong = (
        tuple(sorted(some))
        for some in (given & question.solution, question.solution - given, given - question.solution)
    )
    opinions = tuple(opinion_on(word, school.lexicon) for word in _explained(question, wrong))
    return Appraisal(right=not missed and not wrong, found=found, missed=missed, wrong=wrong, opinions=opinions)


def _understood(question: Question, answer: Sequence[str]) -> frozenset[str] | None:
    match question.answering:
        case Answering.YES_NO:
            # Nothing is an answer too: one that misses.
            return frozenset(answer) if len(answer) <= 1 and set(answer) <= {YES, NO} else None
        case Answering.LETTERS:
            letters = plain("".join(answer))
            return frozenset(letters) if all(letter.isascii() and letter.isalpha() for letter in letters) else None
        case _:
            words = [plain(part) for part in answer]
            return frozenset(words) if all(fold(word).isascii() and word.isalpha() for word in words) else None


def _explained(question: Question, wrong: Sequence[str]) -> list[str]:
    """The words that the judge says something about: those of the solution, and what was taken for one."""
    match question.prompt:
        case ShortValidPrompt(word=word) | EncliticPrompt(word=word):
            return [word]
        case ParticlesPrompt(choices=choices):
            return list(choices)
        case HooksPrompt() as prompt:
            return [hooks.hooked(prompt, letter) for letter in (*sorted(question.solution), *wrong)]
        case _:
            return [*sorted(question.solution), *wrong]
