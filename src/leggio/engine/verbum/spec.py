"""What the engine does with Verbum: bots, and a judge of the categories that a table agreed on."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from leggio.engine.bots.levels import LEVELS
from leggio.engine.spec import Bots, EngineSpec
from leggio.engine.verbum.knowing import verbum_bot_for
from leggio.games.verbum.commands import AnyCommand
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.rules import VERBUM
from leggio.games.verbum.state import State
from leggio.games.verbum.view import View
from leggio.lexicon.agreed import Category, CategoryJudge
from leggio.lexicon.lexicon import Lexicon

# Sets of categories, with the length of words, whose judge is kept.
_KEPT = 16


def _make(level: str, cache: Path, categories: frozenset[str]) -> Callable[[View, int], AnyCommand | None]:
    bot = verbum_bot_for(LEVELS[level], cache, categories)
    return lambda view, _: bot.choose(view)


def _judge(lexicon: Lexicon, rules: str, options: Mapping[str, object]) -> CategoryJudge:  # noqa: ARG001 - one rule set
    # Two letters are enough for an abbreviation; a word of two is none where the table wants three (par. 2).
    asked = options.get("minimum")
    shortest = asked if isinstance(asked, int) else VERBUM.shortest
    return _judge_of(lexicon, categories_of(options.get("categories", (Category.WORDS,))), shortest=shortest)


def categories_of(names: object) -> frozenset[Category]:
    """The categories that the judge knows among those a table chose; others are for people to judge."""
    chosen = names if isinstance(names, list | tuple) else ()
    return frozenset(category for category in Category if category in chosen)


_judge_of = lru_cache(_KEPT)(CategoryJudge)

SPEC: EngineSpec[State, AnyEvent] = EngineSpec(
    name="verbum",
    bots=Bots(
        view=View,
        command=AnyCommand,
        levels=tuple(LEVELS),
        kind=lambda view: frozenset(view.options.categories),
        make=_make,
    ),
    judge=_judge,
)
