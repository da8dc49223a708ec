"""Slips on which two players write how their game ended, and sign."""

import msgspec

from leggio.paper.naming import name_of
from leggio.paper.press import breakable, pressed
from leggio.paper.tournaments.books import is_timed
from leggio.paper.wording import Words
from leggio.tournament.state import Round, State

_TEMPLATE = "tournaments/slips.typ"


class _Slip(msgspec.Struct, frozen=True):
    table: int
    first: str
    second: str


class _Document(msgspec.Struct, frozen=True, kw_only=True):
    """All that the template reads."""

    language: str
    title: str
    event: str
    round: str
    slips: tuple[_Slip, ...]
    timed: bool
    large: bool
    texts: dict[str, str]


def slips(state: State, one: Round, language: str, *, large: bool = False) -> bytes:
    """A slip for every table of a round, four to a sheet, or two of large print."""
    say = Words(language)
    keys = ("table", "starts", "replies", "points", "time", "winner", "spread", "signature", "desk")
    return pressed(
        _TEMPLATE,
        _Document(
            language=language,
            title=say("slips.title"),
            event=breakable(state.name),
            round=say("round", round=one.number),
            slips=tuple(
                _Slip(game.table, breakable(name_of(state, game.first)), breakable(name_of(state, game.second)))
                for game in one.games
            ),
            timed=is_timed(state.rules),
            large=large,
            texts=say.only(*(f"slips.{key}" for key in keys)),
        ),
    )
