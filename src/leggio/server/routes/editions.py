"""Editions over REST: which there are, what each says and changes, on screen and on paper."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import PathParameter, QueryParameter

from leggio.lexicon.edition import Kind
from leggio.lexicon.edition.effect import Difference
from leggio.lexicon.profiles import Rules
from leggio.server.routes.dependencies import AnyRequest, TheContainer, TheGuard
from leggio.server.routes.downloads import download
from leggio.server.routes.lookups import LONGEST_EDITION, Consulted, known_edition
from leggio.server.routes.routing import RouteGroup
from leggio.server.routes.sheet_language import SheetLanguage
from leggio.server.routes.word_search import RulesParameter
from leggio.server.security.ratelimit import Act
from leggio.speech import FIRST
from leggio.storage.edition_store import KeptEdition

routes = RouteGroup("editions", "/api/editions")

MOST_SHOWN = 500
_PATTERN = "^[a-z0-9][a-z0-9._-]{0,79}$"
TheEdition = Annotated[
    str,
    PathParameter(description="An edition: its name, `name.number`, or the very version.", pattern=_PATTERN),
]
Against = Annotated[
    str,
    QueryParameter(max_length=LONGEST_EDITION, description="What it is compared with; none: Leggio's words."),
]


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A version of an edition: what it is called, and the hash that it is signed by."""

    name: str
    number: int
    title: str
    is_list: Annotated[bool, msgspec.Meta(description="It decides alone; else it amends Leggio's vocabulary.")]
    base: Annotated[int, msgspec.Meta(description="The bundled vocabulary that it was written over; 0: not said.")]
    lines: Annotated[int, msgspec.Meta(description="How many lines it changes, or words it lists.")]
    hash: Annotated[str, msgspec.Meta(description="SHA-256 of what it says.")]
    reference: Annotated[str, msgspec.Meta(description="What names this very version for ever.")]
    offered: Annotated[bool, msgspec.Meta(description="New tables may choose it.")]
    kept_at: int

    @classmethod
    def of(cls, kept: KeptEdition) -> "EditionInfo":
        """What everyone may know of a version."""
        edition = kept.edition
        return cls(
            name=edition.name,
            number=edition.number,
            title=edition.title,
            is_list=edition.kind is Kind.LIST,
            base=edition.base,
            lines=len(edition.words or edition.changes),
            hash=edition.hash,
            reference=kept.version,
            offered=kept.offered,
            kept_at=kept.kept_at,
        )


class WordsChanged(msgspec.Struct, frozen=True, kw_only=True):
    """Words in and out, in plain capitals: how many, and the first of them."""

    came: int
    went: int
    first_came: list[str]
    first_went: list[str]

    @classmethod
    def of(cls, found: Difference) -> "WordsChanged":
        """As many as a page shows."""
        return cls(
            came=len(found.came),
            went=len(found.went),
            first_came=found.came[:MOST_SHOWN],
            first_went=found.went[:MOST_SHOWN],
        )


class EditionPage(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to say about a version: its text, the versions of that name, and what it changes."""

    edition: EditionInfo
    versions: list[EditionInfo]
    content: str
    changed: WordsChanged


@routes.get("", "The editions that new tables may choose")
async def offered_editions(container: TheContainer) -> list[EditionInfo]:
    """The newest version of each, by name; Leggio's own words can be chosen everywhere."""
    return [EditionInfo.of(kept) for kept in await container.editions.offered()]


@routes.get("/{edition:str}", "An edition", 401, 404, 409, 422)
async def one_edition(
    edition: TheEdition,
    container: TheContainer,
    consulted: Consulted,
    rules: RulesParameter = Rules.FIGS,
    against: Against = "",
) -> EditionPage:
    """Its text as it is signed, and the words in and out."""
    kept, changed = await _changed(consulted, edition, rules, against)
    versions = [
        EditionInfo.of(each) for each in await container.editions.all() if each.edition.name == kept.edition.name
    ]
    content = kept.edition.content if kept.edition.kind is Kind.AMENDMENT else ""
    return EditionPage(
        edition=EditionInfo.of(kept), versions=versions, content=content, changed=WordsChanged.of(changed)
    )


@routes.get("/{edition:str}/text", "An edition's file", 401, 404, 409, 422, media_type="text/plain")
async def edition_text(edition: TheEdition, consulted: Consulted) -> Response[str]:
    """The file itself, for `leggio lexicon import` or another club's server."""
    found = (await _found(consulted, edition)).edition
    return download(found.content, f"{found.short}.txt", "text/plain")


@routes.get("/{edition:str}/paper", "An edition on paper", 401, 404, 409, 422, media_type="application/pdf")
async def edition_paper(
    request: AnyRequest,
    edition: TheEdition,
    consulted: Consulted,
    guard: TheGuard,
    rules: RulesParameter = Rules.FIGS,
    lang: SheetLanguage = FIRST,
) -> Response[bytes]:
    """Its lines and the words in and out over Leggio's, to be put up in the club; on A4."""
    from leggio.paper.edition import edition_pdf  # noqa: PLC0415 - no start waits for what few ask for

    await guard.count(Act.PRINT, request)
    kept, changed = await _changed(consulted, edition, rules, "")
    content = await asyncio.to_thread(edition_pdf, kept.edition, changed, language=lang)
    return download(content, f"{kept.edition.short}.pdf", "application/pdf")


async def _changed(consulted: Consulted, edition: str, rules: Rules, against: str) -> tuple[KeptEdition, Difference]:
    kept = await _found(consulted, edition)
    old, new = await known_edition(consulted, against), await known_edition(consulted, kept.version)
    return kept, await asyncio.to_thread(consulted.editing.between, old, new, rules.value)


async def _found(consulted: Consulted, edition: str) -> KeptEdition:
    reference = await known_edition(consulted, edition)
    return await consulted.judges.editions.find(reference)
