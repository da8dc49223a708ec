"""The strongest level thinks ahead against one opponent, by the rules and repeatably."""

import os
import random
from pathlib import Path

import msgspec
import pytest

from leggio.core.thinking_time import ThinkingError
from leggio.engine.bots import LEVELS, Bot, Exchange, Lay, Pass, SwapAll
from leggio.engine.bots.knowing import bot_for
from leggio.engine.bots.thinking import Thinking
from leggio.engine.scrabble.bot import situation
from leggio.engine.thinking import Budget, in_play
from leggio.engine.words import profile_of, word_graph
from leggio.games.scrabble import Game
from leggio.lexicon.commonness import known_words
from support.bot_games import bot_game, bot_of
from support.scarabeo.bot_games import bot_game as scarabeo_game

CACHE = Path(os.environ["LEGGIO_CACHE"])
QUICK = Budget(candidates=3, iterations=6, seconds=0, endgame_nodes=200, endgame_seconds=0)


def _thinker(rules: str) -> Bot:
    level = LEVELS["campione"]
    return Bot(level, known_words(CACHE, level.knowledge, profile_of(rules)), thinking=Thinking(rules, QUICK))


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_whole_games_of_scrabble(rules: str) -> None:
    """Art. 39-40: to the end, every command accepted, and the same again for the same bag."""
    bots = [_thinker(rules), bot_of("facile", rules)]
    state = bot_game(bots, "thinking", rules)
    assert state.totals[0] > state.totals[1]
    assert bot_game(bots, "thinking", rules).totals == state.totals


def test_a_whole_game_of_scarabeo() -> None:
    """Scarabeo, art. 21-36: scarabs that fly included."""
    state = scarabeo_game([_thinker("scarabeo"), bot_of("principiante", "scarabeo")], "thinking")
    assert state.totals[0] > state.totals[1]


def test_three_at_a_table() -> None:
    """Against more than one opponent it goes by leave values alone."""
    bots = [_thinker("figs"), bot_of("principiante"), bot_of("principiante")]
    assert bot_game(bots, "three").ended is not None


def test_only_the_strongest_level_thinks() -> None:
    """The others are as they were."""
    assert [level.code for level in LEVELS.values() if level.thinks] == ["campione"]
    thinking = bot_for(LEVELS["campione"], CACHE, "figs")
    game = Game("Anna", "Bea", words=["micio"], racks=["MICIOAB", "ARMONAE"])
    assert isinstance(thinking.move(situation(game.view(0), 0), random.Random(1)), Lay | SwapAll | Exchange)


def test_a_hopeless_rack_is_changed() -> None:
    """Art. 35: as a whole while that costs nothing; art. 34: in part once it is gone; else there is only to pass."""
    graph = word_graph(["micio", "ora"])
    bot = Bot(LEVELS["campione"], graph, thinking=Thinking("figs", QUICK))
    game = Game("Anna", "Bea", words=["micio"], racks=["VVVUUUO", "ARMONAE"])
    seen = situation(game.view(0), 0)
    assert seen.may_swap_all
    assert bot.move(seen, random.Random(1)) == SwapAll()
    assert isinstance(bot.move(msgspec.structs.replace(seen, may_swap_all=False), random.Random(1)), Exchange)
    assert bot.move(msgspec.structs.replace(seen, may_swap_all=False, may_exchange=0), random.Random(1)) == Pass()


def test_the_budget_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """LEGGIO_THINKING is seconds; nothing leaves the usual ones, 0 simulates nothing, nonsense is refused."""
    monkeypatch.setenv("LEGGIO_THINKING", "0.5")
    assert (in_play().seconds, in_play().endgame_seconds) == (0.5, 0.5)
    for usual in ("", " "):
        monkeypatch.setenv("LEGGIO_THINKING", usual)
        assert in_play() == Budget()
    for wrong in ("much", "nan", "inf", "-1"):
        monkeypatch.setenv("LEGGIO_THINKING", wrong)
        with pytest.raises(ThinkingError):
            in_play()
    monkeypatch.setenv("LEGGIO_THINKING", "0")
    assert in_play().candidates == 0
