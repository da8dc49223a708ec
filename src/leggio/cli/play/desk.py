"""The shared screen and keyboard: what everyone sees, whose rack is shown, what is asked and answered."""

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from leggio.cli.board import ACCENT, look_for, rack_text
from leggio.cli.play.hangup import hangup_leaves
from leggio.cli.play.keyboard import Keyboard
from leggio.cli.play.news import tell
from leggio.cli.play.orders import Verb, parse_order
from leggio.cli.play.table import Table
from leggio.cli.screen import clear, clock_face, help_text, sheet_table, table_screen
from leggio.cli.speech import Speaker
from leggio.cli.speech.printable import printable
from leggio.core.outcome import Rejected
from leggio.games.scrabble import AnyEvent, View, Watcher
from leggio.games.scrabble.commands import AnyCommand, ClaimTime

YES_NO = {
    **dict.fromkeys(("s", "si", "sì", "y", "yes"), True),
    **dict.fromkeys(("n", "no"), False),
}
SHEET_BESIDE_BOARD = 112
SHEET_ROWS = 16
LONGEST_SHORT_NAME = 12


class LeftError(Exception):
    """People left the keyboard."""


class Desk:
    """Shows the table, asks people, and hands what they want to the table."""

    def __init__(self, table: Table, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        self.table = table
        self.console = console
        self.say = say
        self.news: list[str] = []
        self.rack = ""  # as arranged on the screen
        self._keyboard = keyboard

    # -- showing ---------------------------------------------------------------------------------

    def show(self, seat: int | None = None) -> None:
        """The table, the news, and the rack of the player who sits before the screen, if one does."""
        view = self.table.view(Watcher.SPECTATOR if seat is None else seat)
        rules, look = self.table.state.rules, look_for(self.console)
        self.wipe()
        parts = [table_screen(view, rules.layout, rules.tiles, look, self.say)]
        # Once the game is over the whole sheet follows below.
        if view.sheet and view.ended is None and self.console.width >= SHEET_BESIDE_BOARD:
            parts.append(sheet_table(view.sheet[-SHEET_ROWS:], view.players, look, self.say))
        self.console.print(Columns(parts, padding=(0, 4)))
        self.tell_news()
        if seat is not None and view.rack is not None:
            if view.pending and view.pending.seat != seat:
                # The news of it went with the screen before.
                words = [word.word.upper() for word in view.pending.words]
                self.console.print(Text(self.say("play.contestable", words=words), style="yellow"))
            self._arrange(view.rack)
            rack = rack_text(self.rack, rules.tiles, look)
            label = "" if look.compact else f"{self.say('play.rack')}  "  # no room for it beside the tiles
            self.console.print(Text.assemble((label, "dim"), rack))

    def wipe(self) -> None:
        """Nothing is left on the screen."""
        clear(self.console)

    def tell_news(self) -> None:
        """What happened since the last time."""
        for sentence in self.news:
            self.console.print(Text(sentence, style=ACCENT))
        self.news.clear()

    def show_sheet(self) -> None:
        """The score sheet."""
        state = self.table.state
        self.console.print(sheet_table(state.sheet, state.players, look_for(self.console), self.say))

    def show_help(self) -> None:
        """Every command, and what it does."""
        self.console.print(help_text(look_for(self.console), self.say))

    def _arrange(self, rack: str) -> None:
        """Keep the order on the screen while the tiles are the same."""
        if sorted(self.rack) != sorted(rack):
            self.rack = rack

    def _toolbar(self) -> str:
        view = self.table.view()
        # The clock that runs comes first: where there is room for one only, it is that one.
        faces = [
            f"{'▶' if seat in view.running else ' '}{_short(view.players[seat])} {clock_face(_shown_time(view, seat))}"
            for seat in sorted(range(len(view.players)), key=lambda seat: seat not in view.running)
        ]
        window = [self.say("play.window", seconds=view.pending.window_left_ms // 1000)] if view.pending else []
        parts = [*faces, *window, self.say("play.in_bag", count=view.bag_count), self.say("play.help_hint")]
        # What matters most stands first: the rest is there as long as there is room for it.
        while len(parts) > 1 and len("  ·  ".join(parts)) > self.console.width:
            parts.pop()
        return "  ·  ".join(parts)

    # -- asking and doing ------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        """One line of answer; what fell due meanwhile has happened."""
        try:
            with hangup_leaves():
                answer = self._keyboard.ask(question, self._toolbar)
        except (EOFError, KeyboardInterrupt, OSError):  # the last where the terminal itself is gone
            raise LeftError from None
        self.note(self.table.tick())
        return answer.strip()

    def confirmed(self, question: str) -> bool:
        """Yes or no, and nothing else: a slip must not become a ruling."""
        while True:
            answer = self.ask(question).lower()
            if answer in YES_NO:
                return YES_NO[answer]
            order = parse_order(answer, ())
            if order and order.verb is Verb.QUIT:
                raise LeftError

    def do(self, command: AnyCommand) -> bool:
        """Carry out a command: True if it was, else the refusal is in the news."""
        outcome = self.table.do(command)
        if isinstance(outcome, Rejected):
            self.news.append(self._refusal(command, outcome))
            return False
        self.note(outcome)
        return True

    def _refusal(self, command: AnyCommand, rejected: Rejected) -> str:
        players = self.table.state.players
        if isinstance(command, ClaimTime) and rejected.code == "time.not_used_up":
            # Whose time the table took it to be about is not plain from what was typed.
            name, art = players[command.against], self.say.article(rejected.article)
            return self.say("play.time_not_used_up", name=name, art=art)
        return self.say.refusal(rejected, players)

    def note(self, events: tuple[AnyEvent, ...]) -> None:
        """Put what happened into the news."""
        players = self.table.state.players
        self.news += [sentence for event in events for sentence in tell(event, players, self.say)]

    def puzzled(self, line: str) -> None:
        """A line that makes no sense; an empty one needs no answer."""
        if line:
            self.news.append(self.say("play.what", text=line[:40]))


def _short(name: str) -> str:
    """A name that leaves room for the others."""
    shown = printable(name)
    return shown if len(shown) <= LONGEST_SHORT_NAME else f"{shown[: LONGEST_SHORT_NAME - 1]}…"


def _shown_time(view: View, seat: int) -> int:
    left = view.time_left_ms[seat]
    return view.time_used_ms[seat] if left is None else left
