"""A search among the words of a rule set: what every question about words has in common, and what bounds it."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from leggio.kernel import Graph
from leggio.lexicon.profiles import Rules
from leggio.server.reference import Reference
from leggio.server.routes.lookups import Consulted, EditionParameter, known_edition
from leggio.server.security import ProblemError

MOST_WORDS = 500

RulesParameter = Annotated[Rules, QueryParameter(description="The rule set whose words are meant.")]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST_WORDS, description="At most so many words.")]

_Answer = TypeVar("_Answer")


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Words in alphabetical order; `more` tells that there are others beyond the limit."""

    words: list[str]
    more: bool


class WordSearch:
    """Questions to the words of a rule set; those that make no sense are refused with a code, naming the field."""

    def __init__(self, reference: Reference, rules: Rules, edition: str, limit: int) -> None:
        self._reference = reference
        self._rules = rules
        self._edition = edition
        self._limit = limit

    async def words(self, search: Callable[[Graph, int], list[str]], bad: str, field: str) -> Found:
        """The words that a search finds, up to the limit."""
        words = await self.answer(lambda graph: search(graph, self._limit + 1), bad, field)
        return Found(words=words[: self._limit], more=len(words) > self._limit)

    async def answer(self, question: Callable[[Graph], _Answer], bad: str, field: str) -> _Answer:
        """What the words answer, on another thread."""
        try:
            return await asyncio.to_thread(lambda: question(self._graph()))
        except ValueError:
            raise ProblemError(bad, field=field) from None

    def _graph(self) -> Graph:
        return self._reference.judges.lexicon(self._rules.value, self._edition).graph


Search = NamedDependency[WordSearch]


async def search(
    consulted: Consulted, rules: RulesParameter = Rules.FIGS, lexicon: EditionParameter = "", limit: Limit = 100
) -> WordSearch:
    """The dependency of that name."""
    return WordSearch(consulted, rules, await known_edition(consulted, lexicon), limit)
