"""What the engine does with Verbum: bots, and a judge of the categories that a table agreed on."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from leggio.engine.bots.levels import LEVELS
from leggio.engine.spec import Bots, EngineSpec
from leggio.engine.verbum.hints import outline
from leggio.engine.verbum.knowing import verbum_bot_for
from leggio.games.verbum.commands import AnyCommand
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.rules import VERBUM
from leggio.games.verbum.state import State
from leggio.games.verbum.view import View
from leggio.games.verbum.word_lists import own_lists
from leggio.kernel import Graph
from leggio.lexicon.agreed import Category, CategoryJudge
from leggio.lexicon.lexicon import Lexicon

# Sets of categories, with the length of words, whose judge is kept.
_KEPT = 16


class _Kind(NamedTuple):
    """What sets the bots of one table apart from those of another: the words that count there."""

    categories: tuple[str, ...]
    lists: tuple[str, ...]


def _make(
    level: str, cache: Path, kind: _Kind, *, family: bool, listed: Graph | None = None
) -> Callable[[View, int], AnyCommand | None]:
    bot = verbum_bot_for(LEVELS[level], cache, kind.categories, listed, own_lists(kind.lists), family=family)
    return lambda view, _: bot.choose(view)


def _judge(lexicon: Lexicon, rules: str, options: Mapping[str, object]) -> CategoryJudge:  # noqa: ARG001 - one rule set
    # Two letters are enough for an abbreviation; a word of two is none where the table wants three (par. 2).
    asked = options.get("minimum")
    shortest = asked if isinstance(asked, int) else VERBUM.shortest
    categories = _texts(options.get("categories", (Category.WORDS,)))
    return _judge_of(lexicon, categories, _texts(options.get("lists")), shortest)


def _texts(value: object) -> tuple[str, ...]:
    """Texts among what came as an option; the rules refuse what is none, when the table is opened."""
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list | tuple) else ()


@lru_cache(_KEPT)
def _judge_of(lexicon: Lexicon, categories: tuple[str, ...], lists: tuple[str, ...], shortest: int) -> CategoryJudge:
    return CategoryJudge(lexicon, categories, own=own_lists(lists), shortest=shortest)


SPEC: EngineSpec[State, AnyEvent] = EngineSpec(
    name="verbum",
    bots=Bots(
        view=View,
        command=AnyCommand,
        levels=tuple(LEVELS),
        kind=lambda view: _Kind(view.options.categories, view.options.lists),
        make=_make,
        totals=lambda view: view.points,
        step=15,
        outline=outline,
    ),
    judge=_judge,
)
