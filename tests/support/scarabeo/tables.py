"""Tables for tests: known racks and draws from the start, or a game put straight into the middle."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from leggio.core.bag import Bag
from leggio.core.chance import StackedChance
from leggio.games.scarabeo import Game
from support.positions import board_with
from support.tables import SALT

NAMES = ("Anna", "Bea", "Carlo", "Dino")
SIZE = 17


def stacked_game(*racks: str, then: str = "", words: str = "", players: int = 2, **options: Any) -> Game:
    """A game whose first seat starts and whose racks, and draws after them, are these."""
    options.setdefault("starter", 0)
    return Game(*NAMES[:players], words=words.split(), chance=StackedChance(*racks, then), **options)


def late_game(
    *racks: str,
    bag: str = "",
    board: Mapping[str, str] | None = None,
    totals: tuple[int, ...] | None = None,
    words: str = "",
    **options: Any,
) -> Game:
    """A game with these racks and nothing but these tiles in the bag; CONTARE stands at E9 unless a board is given."""
    game = stacked_game(words=words, players=len(racks), **options)
    placed = replace(
        game.state,
        racks=racks,
        bag=Bag(bag, SALT),
        board=board_with({"E9 orizz.": "CONTARE"} if board is None else board, SIZE),
        totals=totals or (0,) * len(racks),
    )
    game._state = placed  # noqa: SLF001 - the wrapper has no way in, and a hundred draining plays would hide the point
    return game
