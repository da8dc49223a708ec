"""Cards that stand on the tables: the number to be seen from afar, a square to scan where there is a link."""

import io

import msgspec

from leggio.paper.press import breakable, pressed
from leggio.paper.wording import Words
from leggio.tournament.state import State

_TEMPLATE = "tournaments/cards.typ"


class _Document(msgspec.Struct, frozen=True, kw_only=True):
    """All that the template reads; the square comes drawn."""

    language: str
    title: str
    event: str
    tables: int
    square: str
    link: str
    large: bool
    texts: dict[str, str]


def cards(state: State, language: str, *, link: str = "", large: bool = False) -> bytes:
    """A card for every table of the largest round, or of the one to come: two on a sheet, or one of large print."""
    say = Words(language)
    return pressed(
        _TEMPLATE,
        _Document(
            language=language,
            title=say("cards.table"),
            event=breakable(state.name),
            tables=tables_of(state),
            square=_square(link) if link else "",
            link=link,
            large=large,
            texts=say.only("cards.table", "cards.scan"),
        ),
    )


def tables_of(state: State) -> int:
    """How many tables the hall needs."""
    expected = sum(not each.is_out for each in state.listed) // 2
    return max([expected, *(len(one.games) for one in state.rounds)])


def _square(link: str) -> str:
    import segno  # noqa: PLC0415 - only cards need it

    drawn = io.BytesIO()
    segno.make(link, micro=False, error="m").save(drawn, kind="svg", border=0, xmldecl=False)
    return drawn.getvalue().decode()
