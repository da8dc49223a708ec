"""Bots of every game by name: what one of a level does at a table, from what its seat may see and nothing else."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from leggio.engine import verbum
from leggio.engine.bots import LEVELS, scarabeo, scrabble
from leggio.engine.bots.knowing import bot_for
from leggio.games.scarabeo import commands as scarabeo_commands
from leggio.games.scarabeo.view import View as ScarabeoView
from leggio.games.scrabble import commands as scrabble_commands
from leggio.games.scrabble.view import View as ScrabbleView
from leggio.games.verbum import commands as verbum_commands
from leggio.games.verbum.view import View as VerbumView
from leggio.lexicon.profiles import PROFILES

# Bots are made once and kept: one for each game, rule set, level, and set of categories of Verbum.
_KEPT = 64


class Mind(msgspec.Struct, frozen=True):
    """What a game's bots look at, what they may ask for, and their levels, weakest first."""

    view: Any
    command: Any
    levels: tuple[str, ...]


_LEVELS = tuple(LEVELS)

MINDS: Mapping[str, Mind] = MappingProxyType(
    {
        "scrabble": Mind(ScrabbleView, scrabble_commands.AnyCommand, _LEVELS),
        "scarabeo": Mind(ScarabeoView, scarabeo_commands.AnyCommand, _LEVELS),
        "verbum": Mind(VerbumView, verbum_commands.AnyCommand, _LEVELS),
    }
)


class Minds:
    """The bots of one process; `cache` is the directory of compiled lexicons."""

    def __init__(self, cache: Path) -> None:
        self._cache = cache
        self._board_bot = lru_cache(_KEPT)(self._make_board_bot)
        self._verbum_bot = lru_cache(_KEPT)(self._make_verbum_bot)

    def want(self, game: str, level: str, seat: int, view: Any) -> Any | None:
        """The command of a bot; None: there is nothing for it to do. KeyError for a game or a level nobody knows."""
        choose = self._chooser(game, level, view)
        return choose(view) if game == "verbum" else choose(view, seat)

    def _chooser(self, game: str, level: str, view: Any) -> Callable[..., Any | None]:
        match game:
            case "scrabble":
                return partial(scrabble.want, bot=self._board_bot(level, view.rules))
            case "scarabeo":
                return partial(scarabeo.want, bot=self._board_bot(level, view.rules))
            case "verbum":
                return self._verbum_bot(level, frozenset(view.options.categories)).choose
            case _:
                raise KeyError(game)

    def _make_board_bot(self, level: str, rules: str) -> Any:
        return bot_for(LEVELS[level], self._cache, PROFILES[rules])

    def _make_verbum_bot(self, level: str, categories: frozenset[str]) -> verbum.Bot:
        return verbum.verbum_bot_for(LEVELS[level], self._cache, categories)
