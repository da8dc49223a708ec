"""Blank score sheets for a game of two (art. 24-27, 35, 37, 40): for a photocopier, or for each player of a round."""

import msgspec

from leggio.core.letters import JOLLY
from leggio.paper.naming import name_of
from leggio.paper.press import breakable, pressed
from leggio.paper.tournaments.books import is_timed, tile_counts
from leggio.paper.wording import Words
from leggio.tournament.state import Round, State

_TEMPLATE = "tournaments/sheets.typ"
_BLANK = "□"


class _Blank(msgspec.Struct, frozen=True):
    """A sheet; what is empty is written by hand."""

    player: str = ""
    opponent: str = ""
    table: str = ""
    starts: bool | None = None


class _Tile(msgspec.Struct, frozen=True):
    letter: str
    count: int


class _Document(msgspec.Struct, frozen=True, kw_only=True):
    """All that the template reads."""

    language: str
    title: str
    event: str
    round: str
    rows: int
    blanks: tuple[_Blank, ...]
    tiles: tuple[_Tile, ...]
    timed: bool
    large: bool
    texts: dict[str, str]


def sheets(state: State, one: Round | None, language: str, *, large: bool = False) -> bytes:
    """A blank sheet of the event, or one with names for either player of every table of a round."""
    say = Words(language)
    keys = "player opponent round table word points total dry time left left_over final tiles signature"
    return pressed(
        _TEMPLATE,
        _Document(
            language=language,
            title=say("sheets.title"),
            event=breakable(state.name),
            round=str(one.number) if one else "",
            rows=15 if large else 22,
            blanks=_of_round(state, one) if one else (_Blank(),),
            tiles=_tiles(state.rules),
            timed=is_timed(state.rules),
            large=large,
            texts=say.only(*(f"sheets.{key}" for key in keys.split())),
        ),
    )


def _of_round(state: State, one: Round) -> tuple[_Blank, ...]:
    return tuple(
        _Blank(
            breakable(name_of(state, player)),
            breakable(name_of(state, game.other(player))),
            str(game.table),
            player == game.first,
        )
        for game in one.games
        for player in game.players
    )


def _tiles(rules: str) -> tuple[_Tile, ...]:
    """The letters to strike out; a game of cards has none."""
    return tuple(_Tile(_BLANK if letter == JOLLY else letter, count) for letter, count in tile_counts(rules).items())
