"""Board games for scripts and notebooks."""

from typing import Protocol, TypeVar, cast

from leggio.core.codec import Event
from leggio.core.coordinates import parse_position
from leggio.games.board.commands import Play
from leggio.games.board.events import TilesLaid
from leggio.games.board.state import BoardRules, BoardTable, LaidPlay
from leggio.games.common.commands import Pass
from leggio.games.common.script import SeatedGame, SeatedGameState


class ScriptTable(SeatedGameState, BoardTable, Protocol):
    """What a script reads of a board game's table."""

    @property
    def rules(self) -> BoardRules:
        """The rules it is played by."""


StateT = TypeVar("StateT", bound=ScriptTable)
EventT = TypeVar("EventT", bound=Event)


class BoardGame(SeatedGame[StateT, EventT]):
    """One board game: moves are of the player whose turn it is."""

    def play(self, position: str, word: str) -> int:
        """Lay a word at `F8 orizz.` or `8F`; small letters are jollies. Returns its score, still open to challenge."""
        where = parse_position(position)
        if where is None:
            raise self.refused(self.refuse("play.bad_square", square=position))
        square, direction = where
        happened = self.do(Play(seat=self.turn, square=square.name, direction=direction, word=word))
        return next(cast("LaidPlay", event).score for event in happened if isinstance(event, TilesLaid))

    def pass_turn(self) -> None:
        """Give up the turn."""
        self.do(Pass(seat=self.turn))

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat, without a play that is still pending."""
        return self.state.totals

    def rack(self, seat: int | None = None) -> str:
        """A player's tiles in order, `?` for a jolly: of the one who moves next unless a seat is given."""
        return "".join(sorted(self.state.racks[self.turn if seat is None else seat]))

    def __str__(self) -> str:
        return "\n".join(" ".join(row) for row in self.state.board.rows)
