"""Words over REST: the judge's opinion, and searches, bounded so that nobody's question keeps tables waiting."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from litestar.params import QueryParameter

from leggio.core.letters import JOLLY, plain
from leggio.kernel import Graph
from leggio.lexicon.agreed import Category
from leggio.lexicon.opinion import Opinion
from leggio.lexicon.profiles import Rules
from leggio.server.container import Container
from leggio.server.routes.dictionary_access import Consulted
from leggio.server.routes.routing import RouteGroup
from leggio.server.security import ProblemError

routes = RouteGroup("words")

MOST_WORDS = 500
MOST_LETTERS = 17
MOST_JOLLIES = 4
LONGEST_PATTERN = 60
LONGEST_WORD = 60

_Answer = TypeVar("_Answer")


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Words in alphabetical order; `more` tells that there are others beyond the limit."""

    words: list[str]
    more: bool


class Hooks(msgspec.Struct, frozen=True, kw_only=True):
    """Letters that make another word, put before one or after it."""

    word: str
    front: str
    back: str


RulesParameter = Annotated[Rules, QueryParameter(description="The rule set whose words are meant.")]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST_WORDS, description="At most so many words.")]


@routes.get("/judge", "The judge's opinion", 401, 409, 422)
async def judge(
    consulted: Consulted,
    word: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The word, accents or not, in any case.")],
    rules: RulesParameter = Rules.FIGS,
    category: Annotated[
        list[Category] | None,
        QueryParameter(max_items=len(Category), description="Verbum: what counts; all if not given."),
    ] = None,
) -> Opinion:
    """Whether a word is admissible, how it is read, the articles, and the reason against."""
    if not word.strip():
        raise ProblemError("find.bad_letters", field="word")
    chosen = frozenset(category or Category)
    return await asyncio.to_thread(consulted.judges.opinion_on, word, rules, chosen)


@routes.get("/words/anagrams", "Anagrams", 401, 409, 422)
async def anagrams(
    consulted: Consulted,
    letters: Annotated[str, QueryParameter(max_length=MOST_LETTERS, description="The letters, ? for a jolly.")],
    shortest: Annotated[
        int | None, QueryParameter(ge=2, le=MOST_LETTERS, description="Shorter words too, down to.")
    ] = None,
    rules: RulesParameter = Rules.FIGS,
    limit: Limit = 100,
) -> Found:
    """Words made of these letters: of all of them, or of some."""
    wanted = plain(letters)
    if wanted.count(JOLLY) > MOST_JOLLIES:
        raise ProblemError("find.too_many_jollies", field="letters", most=MOST_JOLLIES)
    return await _found(
        consulted,
        rules,
        "find.bad_rack",
        "letters",
        lambda graph, most: graph.anagrams(wanted, shortest=shortest, limit=most),
        limit,
    )


@routes.get("/words/pattern", "Words of a pattern", 401, 409, 422)
async def pattern(
    consulted: Consulted,
    pattern: Annotated[  # noqa: A002,RUF100 - the name of the parameter
        str,
        QueryParameter(
            max_length=LONGEST_PATTERN, description="? one letter, * any run, [AEI] one of, [^AEI] none of."
        ),
    ],
    rules: RulesParameter = Rules.FIGS,
    limit: Limit = 100,
) -> Found:
    """Words that are made like a pattern."""
    wanted = plain(pattern)
    return await _found(
        consulted, rules, "find.bad_pattern", "pattern", lambda graph, most: graph.matching(wanted, limit=most), limit
    )


@routes.get("/words/starting", "Words that begin so", 401, 409, 422)
async def starting(
    consulted: Consulted,
    beginning: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The beginning.")],
    rules: RulesParameter = Rules.FIGS,
    limit: Limit = 100,
) -> Found:
    """Words that begin with these letters."""
    wanted = plain(beginning)
    return await _found(
        consulted,
        rules,
        "find.bad_letters",
        "beginning",
        lambda graph, most: graph.starting_with(wanted, limit=most),
        limit,
    )


@routes.get("/words/ending", "Words that end so", 401, 409, 422)
async def ending(
    consulted: Consulted,
    end: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The end.")],
    rules: RulesParameter = Rules.FIGS,
    limit: Limit = 100,
) -> Found:
    """Words that end with these letters."""
    wanted = plain(end)
    return await _found(
        consulted, rules, "find.bad_letters", "end", lambda graph, most: graph.ending_with(wanted, limit=most), limit
    )


@routes.get("/words/hooks", "Hooks", 401, 409, 422)
async def hooks(
    consulted: Consulted,
    word: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The word.")],
    rules: RulesParameter = Rules.FIGS,
) -> Hooks:
    """Letters that may go before and after a word."""
    wanted = plain(word)
    if not wanted:
        raise ProblemError("find.bad_letters", field="word")
    front, back = await _asked(consulted, rules, "find.bad_letters", "word", lambda graph: graph.hooks(wanted))
    return Hooks(word=wanted, front=front, back=back)


async def _found(  # noqa: PLR0913,RUF100 - a question and all that bounds it
    container: Container, rules: Rules, bad: str, field: str, search: Callable[[Graph, int], list[str]], limit: int
) -> Found:
    words = await _asked(container, rules, bad, field, lambda graph: search(graph, limit + 1))
    return Found(words=words[:limit], more=len(words) > limit)


async def _asked(
    container: Container, rules: Rules, bad: str, field: str, question: Callable[[Graph], _Answer]
) -> _Answer:
    """What the words answer, on another thread; a question that makes no sense is refused."""
    try:
        return await asyncio.to_thread(lambda: question(container.judges.lexicon(rules.value).graph))
    except ValueError:
        raise ProblemError(bad, field=field) from None
