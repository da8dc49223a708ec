"""Wooden tiles on a paper board, premium squares coloured and labelled; where there is no colour, signs instead."""

import msgspec
from rich.console import Console
from rich.text import Text

from leggio.cli.speaking import Speaker
from leggio.core.board import COLUMNS, EMPTY, Layout, Premium, Square
from leggio.core.letters import JOLLY
from leggio.core.tiles import Distribution

INK = "#1E1B18"
RED = "#B3261E"
FIELD = "#9A907C on #EDE6D6"
SCARAB_FIELD = "bold #1E1B18 on #EDE6D6"
WOOD = "#EBD3A4"
FRESH_WOOD = "#F7C948"  # a play still open to challenge
ACCENT = "bold #D2452D"

PREMIUMS = {
    Premium.TRIPLE_WORD: ("premium.triple_word", f"bold #FFFFFF on {RED}"),
    Premium.DOUBLE_WORD: ("premium.double_word", f"{INK} on #F2A7B5"),
    Premium.TRIPLE_LETTER: ("premium.triple_letter", "bold #FFFFFF on #1F5FA8"),
    Premium.DOUBLE_LETTER: ("premium.double_letter", f"{INK} on #A9D3EE"),
}
SCARAB = "Ж"  # six legs and a back, in every font
STANDARD_SIZE = 15
AROUND_BOARD = 7  # row numbers on both sides, and air

_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class Look(msgspec.Struct, frozen=True):
    """What a console has room and colours for."""

    compact: bool = False  # two characters a square, not three
    colour: bool = True
    scarabs: bool = False  # jollies are scarabs: worth the letter they stand for, and one is printed at the centre

    @property
    def cell(self) -> int:
        """Characters a square."""
        return 2 if self.compact else 3


def look_for(console: Console, size: int = STANDARD_SIZE, *, scarabs: bool = False) -> Look:
    """The look that fits a console, for a board of that many squares a side."""
    colour = console.color_system is not None and not console.no_color
    return Look(compact=console.width < 3 * size + AROUND_BOARD, colour=colour, scarabs=scarabs)


def tile_text(tile: str, tiles: Distribution, look: Look, *, is_fresh: bool = False) -> Text:
    """A tile as wide as a square. A jolly is red and has no value; without colours it is a small letter.

    A scarab is always a small letter, with the value of that letter; on a rack it is a drawing. A fresh tile, of a
    play that may still be challenged, is yellow; without colours it is in brackets.
    """
    is_jolly = tile == JOLLY or tile.islower()
    style = f"bold {RED if is_jolly else INK} on {FRESH_WOOD if is_fresh else WOOD}"
    letter = tile.upper() if look.colour and not look.scarabs else tile
    if look.scarabs:
        letter = SCARAB if tile == JOLLY else tile
    if is_fresh and not look.colour:
        return Text(f"{letter}*" if look.compact else f"[{letter}]", style=style)
    if look.compact or tile == JOLLY or (is_jolly and not look.scarabs):
        return Text(f" {letter} "[: look.cell], style=style)
    return Text(f"{letter}{tiles.value(tile.upper())}".translate(_SUBSCRIPTS).rjust(look.cell), style=style)


def board_text(
    rows: tuple[str, ...], layout: Layout, tiles: Distribution, fresh: frozenset[Square], look: Look, say: Speaker
) -> Text:
    """The board with its coordinates; the tiles of a pending play stand out."""
    letters = "".join(f" {letter} "[: look.cell] for letter in COLUMNS[: layout.size])
    header = Text(f"   {letters}\n", style="dim")
    board = Text.assemble(header)
    for row, cells in enumerate(rows):
        board.append(f"{row + 1:>2} ", style="dim")
        for column, cell in enumerate(cells):
            square = Square(row, column)
            if cell == EMPTY and look.scarabs and square == layout.centre:
                board.append(f" {SCARAB} "[: look.cell], style=SCARAB_FIELD)
            elif cell == EMPTY:
                board.append_text(_empty_text(layout.premium(square), look, say))
            else:
                board.append_text(tile_text(cell, tiles, look, is_fresh=square in fresh))
        board.append("\n" if look.compact else f" {row + 1:<2}\n", style="dim")
    board.append_text(header)
    board.rstrip()
    return board


def _empty_text(premium: Premium | None, look: Look, say: Speaker) -> Text:
    if premium is None:
        return Text(" · "[: look.cell], style=FIELD)
    key, style = PREMIUMS[premium]
    return Text(say(key).rjust(look.cell), style=style)


def rack_text(rack: str, tiles: Distribution, look: Look) -> Text:
    """A rack of tiles with a little wood between them: there is always room for the values."""
    roomy = Look(colour=look.colour, scarabs=look.scarabs)
    return Text(" ").join(tile_text(tile, tiles, roomy) for tile in rack)
