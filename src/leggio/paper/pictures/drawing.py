"""Pictures as PNG, and as an animated PNG, by the same press as paper."""

from functools import lru_cache
from itertools import islice

from leggio.core.board import EMPTY
from leggio.games.board.state import AnyBoardState
from leggio.games.common.spec import AnyGame
from leggio.games.duplicate.state import State as HallState
from leggio.notation.log import Log
from leggio.paper.games.boards import cells_of
from leggio.paper.games.document import Cell
from leggio.paper.games.facts import said
from leggio.paper.games.tables import Printable
from leggio.paper.pictures.apng import animated
from leggio.paper.pictures.card import Album, Frame
from leggio.paper.pictures.events import tournament
from leggio.paper.pictures.frames import finished, turns
from leggio.paper.press import drawn
from leggio.speech import Speaker
from leggio.tournament.state import State as Tournament

_TEMPLATE = "pictures/card.typ"
_SHARP = 144  # pixels an inch: 1200 by 630
_PLAIN = 96  # 800 by 420, for what moves
_TURN_MS = 1100
_END_MS = 4000
_MOST_TURNS = 120


class NoBoardError(LookupError):
    """There is no such play: the game has no board, or not so many turns."""


def picture(log: Log, state: Printable | HallState, language: str, turn: int | None = None) -> bytes:
    """A game that is over as a PNG: as it ended, or after a play, by the number of its row on the sheet."""
    say = Speaker(language, log.game.name, log.game.speech)
    frames = (each for number, each in turns(log, say) if number == turn)
    frame = finished(log, state, say) if turn is None else next(frames, None)
    if frame is None:
        raise NoBoardError(turn)
    return drawn(_TEMPLATE, Album(language, (frame,)), _SHARP)[0]


def standings_picture(state: Tournament, language: str) -> bytes:
    """A tournament that is over as a PNG: who won, and who came next."""
    return _drawn_once(tournament(state, Speaker(language)), language)


@lru_cache(maxsize=16)
def _drawn_once(frame: Frame, language: str) -> bytes:
    return drawn(_TEMPLATE, Album(language, (frame,)), _SHARP)[0]


def animation(log: Log, state: Printable, language: str) -> bytes:
    """A game on a board, play by play, as an animated PNG that ends with the result."""
    if not isinstance(state, AnyBoardState):
        raise NoBoardError(log.game.name)
    say = Speaker(language, log.game.name, log.game.speech)
    frames = (*(frame for _, frame in islice(turns(log, say), _MOST_TURNS)), finished(log, state, say))
    pictures = drawn(_TEMPLATE, Album(language, frames), _PLAIN)
    return animated(pictures, [_TURN_MS] * (len(pictures) - 1) + [_END_MS])


def invitation(game: AnyGame, language: str) -> bytes:
    """What a link to a table shows: the game and its empty board, nothing of the table."""
    say = Speaker(language, game.name, game.speech)
    title = said(say, "about.name", otherwise=game.name.capitalize())
    cells = _empty_board(game)
    frame = Frame(title=title, headline=say("scoresheet.picture.invitation", game=title), board=cells)
    return drawn(_TEMPLATE, Album(language, (frame,)), _SHARP)[0]


def _empty_board(game: AnyGame) -> tuple[tuple[Cell, ...], ...]:
    book = game.rulebook
    rules = book.find(book.names[0])
    if book.material is None or rules is None:
        return ()
    material = book.material(rules)
    size = material.layout.size
    return cells_of((EMPTY * size,) * size, material.layout, material.tiles)
