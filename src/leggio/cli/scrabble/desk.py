"""The shared screen and keyboard: what everyone sees, whose rack is shown, what is asked and answered."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.text import Text

from leggio.cli.board import look_for
from leggio.cli.hosting.desk import LeftError, SharedDesk, short_name
from leggio.cli.hosting.table import HostedTable
from leggio.cli.scrabble.news import tell
from leggio.cli.scrabble.orders import Verb, parse_order
from leggio.cli.screen import clock_face, help_text, sheet_table, table_screen
from leggio.core.outcome import Rejected
from leggio.games.scrabble.commands import AnyCommand, ClaimTime
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import View, Watcher

__all__ = ["Desk", "LeftError"]

SHEET_BESIDE_BOARD = 112
SHEET_ROWS = 16


Table = HostedTable[State, AnyEvent, AnyCommand, View, Watcher]


class Desk(SharedDesk[State, AnyEvent, AnyCommand, View, Watcher]):
    """Shows the table, asks people, and hands what they want to the table."""

    # -- showing ---------------------------------------------------------------------------------

    def show(self, seat: int | None = None) -> None:
        """The table, the news, and the rack of the player who sits before the screen, if one does."""
        view = self.table.view(seat)
        rules, look = self.table.state.rules, look_for(self.console)
        self.wipe()
        parts = [table_screen(view, rules.layout, rules.tiles, look, self.say)]
        # Once the game is over the whole sheet follows below.
        if view.sheet and view.ended is None and self.console.width >= SHEET_BESIDE_BOARD:
            parts.append(sheet_table(view.sheet[-SHEET_ROWS:], view.players, look, self.say))
        self.console.print(Columns(parts, padding=(0, 4)))
        self.tell_news()
        if seat is not None and view.rack is not None:
            if view.pending and seat in view.pending.awaited:
                # The news of it went with the screen before.
                formed = [word.word.upper() for word in view.pending.words]
                words = [word for word in formed if word not in view.pending.upheld]
                self.console.print(Text(self.say("play.contestable", words=words), style="yellow"))
            self._show_rack(view.rack, rules.tiles, look)

    def show_sheet(self) -> None:
        """The score sheet."""
        state = self.table.state
        self.console.print(sheet_table(state.sheet, state.players, look_for(self.console), self.say))

    def show_help(self) -> None:
        """Every command, and what it does."""
        self.console.print(help_text(look_for(self.console), self.say))

    def _toolbar(self) -> str:
        view = self.table.view()
        # The clock that runs comes first: where there is room for one only, it is that one.
        faces = [
            f"{'▶' if seat in view.running else ' '}{short_name(name)} {clock_face(_shown_time(view, seat))}"
            for seat, name in sorted(enumerate(view.players), key=lambda player: player[0] not in view.running)
        ]
        window = [self.say("play.window", seconds=view.pending.window_left_ms // 1000)] if view.pending else []
        parts = [*faces, *window, self.say("play.in_bag", count=view.bag_count), self.say("play.help_hint")]
        return self._fitted(parts)

    def _told(self, event: AnyEvent) -> Iterator[str]:
        return tell(event, self.table.state.players, self.say)

    def _wants_to_leave(self, line: str) -> bool:
        order = parse_order(line, ())
        return order is not None and order.verb is Verb.QUIT

    def _refusal(self, command: AnyCommand, rejected: Rejected) -> str:
        players = self.table.state.players
        if isinstance(command, ClaimTime) and rejected.code == "time.not_used_up":
            # Whose time the table took it to be about is not plain from what was typed.
            name, art = players[command.against], self.say.article(rejected.article)
            return self.say("play.time_not_used_up", name=name, art=art)
        return self.say.refusal(rejected, players)


def _shown_time(view: View, seat: int) -> int:
    left = view.time_left_ms[seat]
    return view.time_used_ms[seat] if left is None else left
