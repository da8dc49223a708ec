"""Drills about words: what is asked can be answered, and the answer is the lexicon's own."""

from collections import Counter
from itertools import permutations
from math import comb

import pytest

from leggio.study import Appraisal, Drill, Side, ask, draw, grade
from leggio.study.anagrams import one_in
from leggio.study.question import (
    AnagramsPrompt,
    EncliticPrompt,
    HooksPrompt,
    ParticlesPrompt,
    ShortListPrompt,
    ShortValidPrompt,
)
from support.study import GAMES, school

SEEDS = [str(number) for number in range(40)]


@pytest.mark.parametrize("rules", GAMES)
def test_anagrams_are_every_order_of_the_letters_that_is_a_word(rules: str) -> None:
    """By trying every order: nothing is missing and nothing too many."""
    here = school(rules)
    for seed in SEEDS:
        question = draw(here, Drill.ANAGRAMS, seed)
        assert question is not None
        assert isinstance(question.prompt, AnagramsPrompt)
        assert not Counter(question.key) - Counter(here.tiles.counts)
        if len(question.key) <= 6:
            orders = sorted({"".join(order) for order in permutations(question.key)})
            assert question.solution == {word for word in orders if word in here.lexicon}
        assert question.prompt.count == len(question.solution) > 0
        assert all(sorted(word) == sorted(question.key) for word in question.solution)


def test_how_rarely_letters_are_drawn() -> None:
    """Art. 1: out of 120 tiles, 14 of them A and one Q; two Qs are never drawn."""
    here = school()
    assert one_in(here, "A") == round(120 / 14)
    assert one_in(here, "AA") == round(comb(120, 2) / comb(14, 2))
    assert one_in(here, "AQ") == round(comb(120, 2) / 14)
    assert one_in(here, "QQ") == 0


@pytest.mark.parametrize("rules", GAMES)
def test_hooks_make_words_and_no_other_letter_does(rules: str) -> None:
    """Letter by letter."""
    here = school(rules)
    sides = set()
    for seed in SEEDS:
        question = draw(here, Drill.HOOKS, seed)
        assert question is not None
        prompt = question.prompt
        assert isinstance(prompt, HooksPrompt)
        sides.add(prompt.side)
        made = {
            letter
            for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
            if (letter + prompt.word if prompt.side is Side.FRONT else prompt.word + letter) in here.lexicon
        }
        assert question.solution == made
        assert prompt.word in here.lexicon
    assert sides == set(Side)


@pytest.mark.parametrize("rules", GAMES)
def test_short_words_are_asked_both_ways(rules: str) -> None:
    """Words that are in the lists, words that only look like it, and lists of a letter."""
    here = school(rules)
    answers, lists = Counter[str](), 0
    for number in range(200):
        question = draw(here, Drill.SHORT, str(number))
        assert question is not None
        match question.prompt:
            case ShortValidPrompt(word=word):
                assert question.solution == {"yes" if word in here.lexicon else "no"}
                answers.update(question.solution)
            case ShortListPrompt(letter=letter, length=length, count=count):
                lists += 1
                words = {word for word in here.lexicon.of_length(length) if letter in word}
                assert question.solution == words
                assert count == len(words)
            case other:
                pytest.fail(f"not about short words: {other}")
    assert lists > 20
    assert min(answers["yes"], answers["no"]) > 40


@pytest.mark.parametrize("rules", GAMES)
def test_enclitics_are_asked_both_ways(rules: str) -> None:
    """Art. 22-23: what a form takes, and what it does not; a word never stands for its own answer."""
    here = school(rules)
    answers, several = Counter[str](), 0
    for number in range(60):
        question = draw(here, Drill.ENCLITICS, str(number))
        assert question is not None
        match question.prompt:
            case EncliticPrompt(word=word, particles=particles):
                assert question.solution == {"yes" if word in here.lexicon else "no"}
                assert word.endswith("".join(particles).upper())
                answers.update(question.solution)
            case ParticlesPrompt(choices=choices):
                several += 1
                assert question.solution == {word for word in choices if word in here.lexicon}
                assert 0 < len(question.solution) < len(choices)
            case other:
                pytest.fail(f"not about enclitics: {other}")
    assert several > 5
    assert min(answers["yes"], answers["no"]) > 10


@pytest.mark.parametrize(("rules", "article"), [("figs", "22"), ("scarabeo", "9")])
def test_what_is_asked_about_particles_is_explained_by_them(rules: str, article: str) -> None:
    """Art. 22 (Scarabeo: art. 9): not by a participle, an imperfect or an adjective that is written the same."""
    here = school(rules)
    for number in range(200):
        question = draw(here, Drill.ENCLITICS, str(number))
        assert question is not None
        graded = grade(here, question, ())
        assert isinstance(graded, Appraisal)
        lemma, form, *_ = question.key.split()
        for opinion in graded.opinions:
            said = opinion.reason or opinion.analyses[0]
            assert said.particles, (question.key, opinion.word)
            shown = (opinion.reason.article,) if opinion.reason else opinion.analyses[0].articles
            assert article in shown, (question.key, opinion.word)
            assert opinion.reason is None or (opinion.reason.about, opinion.reason.form) == (lemma, form)
            assert opinion.reason or any((each.lemma, each.form) == (lemma, form) for each in opinion.analyses)


@pytest.mark.parametrize(
    ("key", "word", "answer"),
    [
        ("portare imp.2p veli", "PORTATEVELI", "yes"),
        ("portare imp.2s veli", "PORTAVELI", "no"),
        ("portare inf glielo", "PORTARGLIELO", "yes"),
        ("dare imp.2s.double melo", "DAMMELO", "yes"),
        ("porre inf ci", "PORCI", "yes"),
        ("pentirsi ger si", "PENTENDOSI", "yes"),
    ],
)
def test_particles_are_written_as_the_language_writes_them(key: str, word: str, answer: str) -> None:
    """Art. 22: the infinitive loses its end, short imperatives double the consonant."""
    question = ask(school(), Drill.ENCLITICS, key)
    assert question is not None
    assert isinstance(question.prompt, EncliticPrompt)
    assert question.prompt.word == word
    assert question.solution == {answer}


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (Drill.ANAGRAMS, ""),
        (Drill.ANAGRAMS, "QQQ"),
        (Drill.ANAGRAMS, "casa"),
        (Drill.ANAGRAMS, "C*"),
        (Drill.HOOKS, "CASA"),
        (Drill.HOOKS, "CASA middle"),
        (Drill.HOOKS, "QQ front"),
        (Drill.HOOKS, "?? front"),
        (Drill.SHORT, ""),
        (Drill.SHORT, "CASA"),
        (Drill.SHORT, "4 H"),
        (Drill.SHORT, "3 HH"),
        (Drill.SHORT, "a1"),
        (Drill.ENCLITICS, ""),
        (Drill.ENCLITICS, "portare"),
        (Drill.ENCLITICS, "portare imp.2p"),
        (Drill.ENCLITICS, "portare imp.2p lolo"),
        (Drill.ENCLITICS, "portare ind.pres.1s lo"),
        (Drill.ENCLITICS, "casa inf lo"),
        (Drill.OPENINGS, ""),
        (Drill.OPENINGS, "abc"),
        (Drill.OPENINGS, "AAAAAAAAA"),
        (Drill.OPENINGS, "???"),
        (Drill.OPENINGS, "QQQQQQQ"),
        (Drill.ENDGAMES, ""),
        (Drill.ENDGAMES, "15/15 A/B 0/0 0"),
        (Drill.ENDGAMES, "/".join(["15"] * 15) + " /B 0/0 0"),
        (Drill.ENDGAMES, "/".join(["15"] * 15) + " A/B/C 0/0/0 0"),
    ],
)
def test_a_key_that_is_none_is_no_question(kind: Drill, key: str) -> None:
    """Decks come from files: whatever stands there, nothing breaks."""
    assert ask(school(), kind, key) is None


@pytest.mark.parametrize("kind", [kind for kind in Drill if kind is not Drill.MISSES])
@pytest.mark.parametrize("rules", GAMES)
def test_a_seed_gives_one_question_and_its_key_gives_it_again(kind: Drill, rules: str) -> None:
    """Which is what makes a card of a miss."""
    here = school(rules)
    question = draw(here, kind, "seed")
    assert question is not None
    assert draw(here, kind, "seed") == question
    assert ask(here, kind, question.key) == question
    assert (question.kind, question.rules) == (kind, rules)
