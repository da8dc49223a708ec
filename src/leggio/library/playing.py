"""What games on a board can do once the engine is there: every legal play, and playing one of them."""

from collections.abc import Sequence
from typing import Any, Generic, cast

from leggio.core.board import EMPTY
from leggio.core.chance import Chance
from leggio.core.coordinates import field_position
from leggio.core.machine import CommandT, ViewT, WatcherT
from leggio.core.outcome import RefusedError
from leggio.core.verdicts import Judge
from leggio.drawing import Picture
from leggio.engine.position import EnginePlay, Position
from leggio.games.board.game import BoardGame, EventT, RulesT, StateT
from leggio.games.board.state import AnyBoardState
from leggio.library.drawing import table_picture
from leggio.library.speaking import SpeakingGame
from leggio.library.words import Words


class PlayableGame(
    SpeakingGame[StateT, EventT],
    BoardGame[StateT, EventT, CommandT, ViewT, RulesT, WatcherT],
    Generic[StateT, EventT, CommandT, ViewT, RulesT, WatcherT],
):
    """A game on a board that knows its legal plays.

    Words are those of the bundled lexicon unless others are given: a list, a text, a word graph, a lexicon.
    """

    def __init__(
        self,
        *players: str,
        words: Words | None = None,
        judge: Judge | None = None,
        seed: bytes | str | int = 0,
        racks: Sequence[str] = (),
        chance: Chance | None = None,
        rules: str = "",
        lexicon: str = "",
        language: str = "en",
        **options: Any,  # of the table: each game has its own
    ) -> None:
        self.language = language
        rulebook = self.spec.rulebook
        known = rulebook.find(rules or rulebook.names[0])
        super().__init__(
            *players,
            judge=None if known is None else self._judge(words, judge, known.name),
            seed=seed,
            racks=racks,
            chance=chance,
            rules=rules,
            lexicon=lexicon or self._label,
            **options,
        )

    def position(self) -> Position:
        """What whoever is on turn has before them, for the engine."""
        return Position.from_state(cast("AnyBoardState", self.state), self.graph, self.turn)

    def legal_plays(self) -> list[EnginePlay]:
        """Every play of whoever is on turn, those that score most first; none once the game is over.

        >>> import leggio
        >>> game = leggio.Game("Anna", "Bea", words=["micio", "mici"], racks=["MICIOAB", "ARMONAE"])
        >>> len(game.legal_plays()), str(game.legal_plays()[0])
        (18, '8D MICIO 22')
        """
        if self.over:
            return []
        return sorted(self.position().plays(), key=lambda play: (-play.score, str(play)))

    def play(self, position: str | EnginePlay, word: str = "") -> int:
        """Lay a word at `F8 orizz.` or `8F` (small letters are jollies), or a legal play.

        Returns its score, still open to challenge.
        """
        if isinstance(position, str):
            return super().play(position, word)
        earlier = len(self._earlier)
        try:
            for square in position.swaps:
                self.take_scarab(square.name)
            return super().play(field_position(position.square, position.direction), self._word(position))
        except RefusedError:
            while len(self._earlier) > earlier:
                self.undo()
            raise

    def picture(self, theme: str = "light", *, rack: bool = True) -> Picture:
        """The table as SVG: points, board, the newest word in a ring, and the rack of whoever is on turn.

        Themes are `light`, `dark` and `print`. A notebook shows a game so.
        """
        mover = None if self.over else self.turn
        return table_picture(self.state, theme, mover=mover, rack=self.rack() if rack and mover is not None else "")

    def _repr_svg_(self) -> str:
        return self.picture()

    def take_scarab(self, square: str) -> None:
        """Take a jolly of the board against its letter, where a game has such."""
        raise ValueError(f"the jolly at {square} stays where it is")

    def _word(self, play: EnginePlay) -> str:
        """The whole word of a play, letters of the board included."""
        step = play.square.step
        board = self.state.board
        squares = (step(play.direction, at) for at in range(len(play.tiles)))
        there = [board.at(square) if board.has(square) else EMPTY for square in squares]
        return "".join(old if cell == EMPTY else cell for old, cell in zip(there, play.tiles, strict=True))
