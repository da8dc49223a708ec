"""The only way to what answers about words: whoever asks is let in, or told which table keeps them from it."""

from typing import Annotated, Any

import msgspec
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from leggio.lexicon.edition import EditionError
from leggio.people import Identity
from leggio.server.container import Container
from leggio.server.reference import Reference
from leggio.server.routes.dependencies import Known, TheContainer, anyone
from leggio.server.routes.refusals import granted
from leggio.server.security import ProblemError
from leggio.table.records import Aid

LONGEST_WORD = 60

TheWord = Annotated[str, QueryParameter(max_length=LONGEST_WORD, description="The word, accents or not, in any case.")]

LONGEST_EDITION = 80
EditionName = Annotated[
    str,
    msgspec.Meta(max_length=LONGEST_EDITION, description="The edition whose words are meant; none: those of Leggio."),
]
EditionParameter = Annotated[
    str,
    QueryParameter(
        name="lexicon",
        max_length=LONGEST_EDITION,
        description="The edition whose words are meant: its name, `name.number`, or what a table says; none: Leggio's.",
    ),
]

# For searches and drills; for the judge, who is asked about one word; for what the engine makes of a position.
Consulted = NamedDependency[Reference]
ConsultedOnWord = NamedDependency[Reference]
ConsultedEngine = NamedDependency[Reference]


async def consult(
    container: Container, known: Identity | None, aid: Aid = Aid.WORDS, *, word: str | None = None, at: str = ""
) -> Reference:
    """What answers, for somebody who may be told.

    `at` is a table whose own rules say that they may: a tournament, where they rule on the case that they ask about.
    """
    if refused := await container.hub.lookups.refused(anyone(known), aid, word=word, at=at):
        granted(refused)
    return container.reference


async def known_edition(reference: Reference, wanted: str) -> str:
    """The version of an edition that is meant, ready to be opened."""
    try:
        return await reference.judges.editions.known(wanted)
    except EditionError as error:
        raise edition_problem(error, 404, "lexicon") from None


def edition_problem(error: EditionError, status: int, field: str) -> ProblemError:
    """An edition that cannot be found or kept, as the error that answers with it."""
    detail: dict[str, Any] = dict(error.detail)
    return ProblemError(error.code, status=status, field=field, **detail)


async def consulted(container: TheContainer, known: Known) -> Reference:
    """The dependency of that name."""
    return await consult(container, known)


async def consulted_on_word(container: TheContainer, known: Known, word: TheWord) -> Reference:
    """The dependency of that name: a game may have opened the word to a look."""
    return await consult(container, known, word=word)


async def consulted_engine(container: TheContainer, known: Known) -> Reference:
    """The dependency of that name."""
    return await consult(container, known, Aid.ANALYSIS)
