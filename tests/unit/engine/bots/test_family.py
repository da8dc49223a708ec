"""Words for everybody: what bots do not lay, and what stays everyone else's own affair."""

import os
import random
from pathlib import Path

from leggio.core.board import empty_board
from leggio.engine.bots import Lay, Stand, find_level
from leggio.engine.bots.knowing import bot_for, known_to
from leggio.engine.bots.levels import Level
from leggio.engine.bots.situation import Situation
from leggio.engine.registry import rules_of
from leggio.engine.scrabble.bot import command
from leggio.engine.verbum import verbum_bot_for
from leggio.games.scrabble import Game, commands
from leggio.lexicon.commonness import vulgar_lemmas, vulgar_words
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import Vocabulary

CACHE = Path(os.environ["LEGGIO_CACHE"])


def level(code: str) -> Level:
    """A level that there is."""
    found = find_level(code)
    assert found is not None
    return found


def test_what_is_shunned_is_in_the_vocabulary() -> None:
    """Every line of the list is a lemma: a word that is none would never be met, and its line be a mistake."""
    lemmas = {line.entry.lemma for line in Vocabulary().sound_lines()}
    assert sorted(vulgar_lemmas() - lemmas) == []


def test_a_family_lacks_these_words_and_no_others() -> None:
    """All forms, in any sense (cazzo is also of cazzare), of the whole lexicon; the lexicon itself has them as ever."""
    everything = open_lexicon(CACHE, FIGS).graph
    family = known_to(level("campione"), CACHE, FIGS, family=True)
    gone = set(everything.words()) - set(family.words())
    assert {"MERDA", "CAZZO", "CAZZI", "STRONZE"} <= gone
    assert gone == {word for word in vulgar_words() if everything.contains(word)}
    assert family.contains("SCOPA")


def situation(rack: str) -> Situation:
    """An empty board and a rack."""
    return Situation(
        book=rules_of("figs"),
        board=empty_board(15),
        rack=rack,
        bag=100,
        may_exchange=0,
        may_swap_all=False,
        others=(7, 7),  # with two others nothing is simulated: the best play is laid
        spread=0,
        scoreless=0,
    )


def test_bots_lay_other_words_for_a_family() -> None:
    """With a rack whose best play is vulgar they lay the next one; without the choice they lay it like any other."""
    rack, rng = "STRONZO", random.Random(1)
    plain = bot_for(level("campione"), CACHE, "figs").move(situation(rack), rng)
    polite = bot_for(level("campione"), CACHE, "figs", family=True).move(situation(rack), rng)
    assert isinstance(plain, Lay)
    assert isinstance(polite, Lay)
    assert plain.word in vulgar_words()
    assert polite.word not in vulgar_words()


def test_people_may_lay_what_they_like() -> None:
    """A bot for a family lets such a word stand, and so do the rules: it is never a limit on what people lay."""
    for code in ("facile", "campione"):
        bot = bot_for(level(code), CACHE, "figs", family=True)
        assert all(bot.answer(["MERDA"], random.Random(seed)) == Stand() for seed in range(50))
    game = Game("Anna", "Bruno [campione]", words=["merda"], racks=["MERDAHQ", "AEIOURS"])
    game.play("8F", "MERDA")
    answer = command(bot_for(level("campione"), CACHE, "figs", family=True).answer(["MERDA"], random.Random(1)), 1)
    assert answer == commands.Accept(seat=1)


def test_kinds_of_things_are_for_a_family_too() -> None:
    """Verbum par. 2: of the nouns that a table agreed on a bot for a family lays only those for everybody."""
    for family in (False, True):
        bot = verbum_bot_for(level("campione"), CACHE, ("nouns",), family=family)
        assert bot.words.contains("BALDRACCA") is not family
        assert bot.words.contains("SCOPA")
