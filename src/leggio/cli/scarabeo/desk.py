"""The shared screen and keyboard at a table of Scarabeo."""

from collections.abc import Iterator, Sequence

from leggio.cli.board import Look, look_for
from leggio.cli.hosting.desk import SharedDesk, short_name
from leggio.cli.hosting.table import HostedTable
from leggio.cli.scarabeo.news import tell
from leggio.cli.scarabeo.orders import Verb, parse_order
from leggio.cli.scarabeo.screen import table_screen
from leggio.cli.scarabeo.sheet import drawn, sheet_table
from leggio.cli.screen import clock_face, help_text, where_text
from leggio.games.scarabeo.commands import AnyCommand
from leggio.games.scarabeo.events import AnyEvent
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.view import View, Watcher

Table = HostedTable[State, AnyEvent, AnyCommand, View, Watcher]


class Desk(SharedDesk[State, AnyEvent, AnyCommand, View, Watcher]):
    """Shows the table, asks people, and hands what they want to the table."""

    @property
    def _look(self) -> Look:
        return look_for(self.console, self.table.state.rules.layout.size, scarabs=True)

    def show(self, seat: int | None = None) -> None:
        """The table, the news, and the rack of the player who sits before the screen, if one does."""
        view = self.table.view(seat)
        rules, look = self.table.state.rules, self._look
        self.wipe()
        self.console.print(table_screen(view, rules, look, self.console.width, self.say))
        self.tell_news()
        if seat is not None and view.rack is not None:
            self._show_rack(view.rack, rules.tiles, look)

    def show_sheet(self) -> None:
        """The score sheet."""
        state = self.table.state
        self.console.print(sheet_table(state.sheet, state.players, self._look, self.say))

    def show_crossings(self) -> None:
        """The crossings of the board that may be doubted, and how (art. 14)."""
        say = self.say
        places = [(each.word, where_text(each.square, each.direction, say)) for each in self.table.view().crossings]
        if not places:
            self.news.append(say("play.no_crossings"))
            return
        listed = [f"{word} {where}" for word, where in places]
        self.news.append(say("play.crossings", crossings=listed, example=say("play.crossing_at", where=places[0][1])))

    def show_help(self) -> None:
        """Every command, and what it does."""
        self.console.print(help_text(self._look, self.say))

    def _toolbar(self) -> str:
        view, say = self.table.view(), self.say
        parts = [f"▶{short_name(view.players[view.turn])}"]
        if view.contest:
            parts.append(say("play.vote_window", seconds=view.contest.vote_left_ms // 1000))
        elif view.pending:
            parts.append(say("play.window", seconds=view.pending.window_left_ms // 1000))
        elif view.time_left_ms is not None:
            parts.append(say("play.turn_time", time=clock_face(view.time_left_ms)))
            parts.append(say("play.sand", time=clock_face(view.sand_left_ms)))
        return self._fitted([*parts, say("play.in_bag", count=view.bag_count), say("play.help_hint")])

    def _told(self, event: AnyEvent) -> Iterator[str]:
        return tell(event, self.table.state.players, self.say)

    def spelt(self, letters: str) -> Sequence[str]:
        """A scarab is drawn."""
        return drawn(letters).split()

    def _wants_to_leave(self, line: str) -> bool:
        order = parse_order(line, ())
        return order is not None and order.verb is Verb.QUIT

    def _is_due(self) -> bool:
        return self.table.is_due()
