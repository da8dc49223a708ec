"""What bots say to the plays of others: they go by what they know."""

import random

import pytest

from leggio.engine.bots import HOUSE, LEVELS, Challenge, ListedLeaves, Stand, find_level
from leggio.engine.bots.bot import Bot
from leggio.engine.scrabble.bot import want
from leggio.games.scrabble import commands
from leggio.games.scrabble.view import view
from support.bot_games import bot_of
from support.tables import stacked_game

SEEDS = 400


def challenges(level: str, *words: str) -> int:
    """How often out of SEEDS a level contests something."""
    bot = bot_of(level)
    return sum(isinstance(bot.answer(words, random.Random(seed)), Challenge) for seed in range(SEEDS))


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_contests_what_everybody_knows(level: str) -> None:
    """CASA is fine with all."""
    assert challenges(level, "CASA", "CON") == 0


def test_the_top_contests_what_is_not_in_the_lexicon() -> None:
    """Always the wrong word, and only that one."""
    answer = bot_of("campione").answer(["CASA", "KSTRO", "PROTIRO"], random.Random(1))
    assert answer == Challenge(("KSTRO",))


def test_the_weaker_the_shyer() -> None:
    """The less one knows the less one dares."""
    counts = [challenges(level, "KSTRO") for level in LEVELS]
    assert counts == sorted(counts)
    assert 0 < counts[0] < SEEDS / 10
    assert counts[-1] == SEEDS


def test_weak_bots_may_be_wrong() -> None:
    """A valid word that a beginner has never met is contested now and then; by the champion never."""
    assert bot_of("campione").answer(["PROTIRO"], random.Random(1)) == Stand()
    assert challenges("principiante", "PROTIRO") > 0


def test_a_pending_play_is_answered_once() -> None:
    """art. 31: the answer is a challenge or consent, and does not change when asked again."""
    game = stacked_game("ZZQVBDF", "CASAMIA", words="")
    game.play("F8 orizz.", "ZQVBD")
    seen = view(game.state, 1, game.state.now)
    wanted = want(seen, 1, bot_of("campione"))
    assert wanted == commands.Challenge(seat=1, words=("ZQVBD",)) == want(seen, 1, bot_of("campione"))
    assert want(view(game.state, 0, game.state.now), 0, bot_of("campione")) is None


def test_a_bot_on_turn_waits_for_the_others() -> None:
    """art. 31: with three players it accepts, and moves when nobody else may challenge any more."""
    game = stacked_game("CASAMIO", "CASAMIA", "TELEFON", words="CASA", players=3)
    game.play("F8 orizz.", "CASA")
    bot = bot_of("campione")
    assert want(game.view(1), 1, bot) == commands.Accept(seat=1)
    game.accept(seat=1)
    assert want(game.view(1), 1, bot) is None
    game.accept(seat=2)
    assert isinstance(want(game.view(1), 1, bot), commands.Play)


def test_levels_are_found_by_code() -> None:
    """Whatever the case; there are at least six, and their codes never change."""
    assert list(LEVELS)[:6] == ["principiante", "facile", "medio", "forte", "esperto", "campione"]
    assert find_level("MEDIO") is LEVELS["medio"]
    assert find_level("genio") is None
    for level in LEVELS.values():
        assert len({name.casefold() for name in level.names}) == len(level.names) >= 4


def test_leaves_can_come_from_a_table() -> None:
    """Trained values have a place to go: tiles in any order, nothing for what is not there."""
    leaves = ListedLeaves({"QA": -5000, "?": 30_000})
    assert (leaves.worth("AQ"), leaves.worth("?"), leaves.worth("BC")) == (-5000, 30_000, 0)
    assert isinstance(Bot(LEVELS["campione"], bot_of("campione")._graph, leaves), Bot)  # noqa: SLF001


@pytest.mark.parametrize(
    ("better", "worse"),
    [("?", "A"), ("??", "?"), ("CH", "HT"), ("QU", "Q"), ("ART", "AAA"), ("ERST", "EEEE"), ("AERT", "UUII")],
)
def test_the_house_knows_good_tiles_from_bad(better: str, worse: str) -> None:
    """Jollies, company and balance."""
    assert HOUSE.worth(better) > HOUSE.worth(worse)
