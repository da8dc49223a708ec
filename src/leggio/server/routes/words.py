"""Words over REST: the judge's opinion, and searches, bounded so that nobody's question keeps tables waiting."""

import asyncio
from typing import Annotated

import msgspec
from litestar.di import Provide
from litestar.params import QueryParameter

from leggio.core.letters import JOLLY, plain
from leggio.lexicon.agreed import Category
from leggio.lexicon.opinion import Opinion
from leggio.lexicon.profiles import Rules
from leggio.server.routes.dependencies import Known, TheContainer
from leggio.server.routes.lookups import (
    LONGEST_WORD,
    Consulted,
    ConsultedOnWord,
    EditionParameter,
    TheWord,
    consult,
    known_edition,
)
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.word_search import Found, RulesParameter, Search, WordSearch, search
from leggio.server.security import ProblemError
from leggio.table.records import Aid

routes = RouteGroup("words")

MOST_LETTERS = 17
MOST_JOLLIES = 4
LONGEST_PATTERN = 60

_SEARCHED = {"search": Provide(search)}


class Hooks(msgspec.Struct, frozen=True, kw_only=True):
    """Letters that make another word, put before one or after it."""

    word: str
    front: str
    back: str


class LookupsOpen(msgspec.Struct, frozen=True, kw_only=True):
    """One may look things up."""

    aid: Aid


@routes.get("/lookups", "May one look things up", 401, 409, 422)
async def may_look_up(
    container: TheContainer,
    known: Known,
    aid: Annotated[Aid, QueryParameter(description="What: words, or what the engine thinks.")] = Aid.WORDS,
) -> LookupsOpen:
    """Whether anything of this would be answered now; the refusal says which game keeps one from it."""
    await consult(container, known, aid)
    return LookupsOpen(aid=aid)


@routes.get("/judge", "The judge's opinion", 401, 404, 409, 422)
async def judge_word(
    consulted_on_word: ConsultedOnWord,
    word: TheWord,
    rules: RulesParameter = Rules.FIGS,
    category: Annotated[
        list[Category] | None,
        QueryParameter(max_items=len(Category), description="Verbum: what counts; all if not given."),
    ] = None,
    lexicon: EditionParameter = "",
) -> Opinion:
    """Whether a word is admissible, how it is read, the articles, and the reason against."""
    if not word.strip():
        raise ProblemError("find.bad_letters", field="word")
    chosen, edition = frozenset(category or Category), await known_edition(consulted_on_word, lexicon)
    return await asyncio.to_thread(consulted_on_word.judges.opinion_on, word, rules, chosen, edition)


@routes.get("/words/anagrams", "Anagrams", 401, 404, 409, 422, dependencies=_SEARCHED)
async def find_anagrams(
    search: Search,
    letters: Annotated[str, QueryParameter(max_length=MOST_LETTERS, description="The letters, ? for a jolly.")],
    shortest: Annotated[
        int | None, QueryParameter(ge=2, le=MOST_LETTERS, description="Shorter words too, down to.")
    ] = None,
) -> Found:
    """Words made of these letters: of all of them, or of some."""
    wanted = plain(letters)
    if wanted.count(JOLLY) > MOST_JOLLIES:
        raise ProblemError("find.too_many_jollies", field="letters", most=MOST_JOLLIES)
    return await search.words(
        lambda graph, most: graph.anagrams(wanted, shortest=shortest, limit=most), "find.bad_rack", "letters"
    )


@routes.get("/words/pattern", "Words of a pattern", 401, 404, 409, 422, dependencies=_SEARCHED)
async def find_pattern(
    search: Search,
    pattern: Annotated[  # noqa: A002,RUF100 - the name of the parameter
        str,
        QueryParameter(
            max_length=LONGEST_PATTERN, description="? one letter, * any run, [AEI] one of, [^AEI] none of."
        ),
    ],
) -> Found:
    """Words that are made like a pattern."""
    wanted = plain(pattern)
    return await search.words(lambda graph, most: graph.matching(wanted, limit=most), "find.bad_pattern", "pattern")


@routes.get("/words/starting", "Words that begin so", 401, 404, 409, 422, dependencies=_SEARCHED)
async def find_starting(
    search: Search,
    beginning: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The beginning.")],
) -> Found:
    """Words that begin with these letters."""
    wanted = plain(beginning)
    return await search.words(
        lambda graph, most: graph.starting_with(wanted, limit=most), "find.bad_letters", "beginning"
    )


@routes.get("/words/ending", "Words that end so", 401, 404, 409, 422, dependencies=_SEARCHED)
async def find_ending(
    search: Search, end: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The end.")]
) -> Found:
    """Words that end with these letters."""
    wanted = plain(end)
    return await search.words(lambda graph, most: graph.ending_with(wanted, limit=most), "find.bad_letters", "end")


@routes.get("/words/hooks", "Hooks", 401, 404, 409, 422)
async def find_hooks(
    consulted: Consulted,
    word: Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The word.")],
    rules: RulesParameter = Rules.FIGS,
    lexicon: EditionParameter = "",
) -> Hooks:
    """Letters that may go before and after a word."""
    wanted = plain(word)
    if not wanted:
        raise ProblemError("find.bad_letters", field="word")
    search = WordSearch(consulted, rules, await known_edition(consulted, lexicon), limit=0)
    front, back = await search.answer(lambda graph: graph.hooks(wanted), "find.bad_letters", "word")
    return Hooks(word=wanted, front=front, back=back)
