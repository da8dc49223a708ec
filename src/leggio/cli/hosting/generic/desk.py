"""The shared screen and keyboard at a table of any board game."""

from collections.abc import Iterator

from rich.console import Console

from leggio.cli.board import Look
from leggio.cli.hosting.desk import AnyDesk, short_name
from leggio.cli.hosting.generic.orders import Verb, parse_order
from leggio.cli.hosting.generic.screen import look_of, sheet_table, table_screen
from leggio.cli.hosting.generic.view import told_data
from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.hosting.table import AnyTable
from leggio.cli.screen import help_text, where_text
from leggio.cli.speaking import Speaker
from leggio.core.board import Direction
from leggio.core.codec import Event
from leggio.games.common.spec import Material


class Desk(AnyDesk):
    """Shows the table, asks people, and hands what they want to the table."""

    def __init__(self, table: AnyTable, material: Material, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        super().__init__(table, console, keyboard, say)
        self._material = material

    @property
    def _look(self) -> Look:
        return look_of(self.console, self._material)

    def show(self, seat: int | None = None) -> None:
        """The table, the news, and the rack of the player who sits before the screen, if one does."""
        view, look = self.table.view(seat), self._look
        self.wipe()
        self.console.print(table_screen(view, self._material, look, self.say))
        self.tell_news()
        if seat is not None and view.rack is not None:
            self._show_rack(view.rack, self._material.tiles, look)

    def show_sheet(self) -> None:
        """The score sheet."""
        state = self.table.state
        self.console.print(sheet_table(state.sheet, state.players, self._look, self.say))

    def show_help(self) -> None:
        """Every command, and what it does."""
        self.console.print(help_text(self._look, self.say))

    def _toolbar(self) -> str:
        view, say = self.table.view(), self.say
        parts = [f"▶{short_name(view.players[view.turn])}", say("play.in_bag", count=view.bag_count)]
        return self._fitted([*parts, say("play.help_hint")])

    def _told(self, event: Event) -> Iterator[str]:
        """The sentence for an event of that name, where there is one: as whoever only watches may know it."""
        game, players = self.table.game, self.table.state.players
        name, data = game.redact(self.table.state, event, game.watchers("spectator"))
        if not self.say.knows(key := f"news.{name}"):
            return
        told = told_data(data, players)
        if "square" in told and "direction" in told:
            told["where"] = where_text(str(told["square"]), Direction(str(told["direction"])), self.say)
        yield self.say(key, **told)

    def _wants_to_leave(self, line: str) -> bool:
        order = parse_order(line, ())
        return order is not None and order.verb is Verb.QUIT

    def _is_due(self) -> bool:
        return self.table.is_due()
