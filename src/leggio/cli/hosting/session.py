"""A game at the keyboard from its opening until it is over, or people leave and it is put away."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec
from rich.text import Text

from leggio.cli.hosting.bot_players import BotPlayers
from leggio.cli.hosting.desk import AnyDesk, LeftError
from leggio.cli.hosting.hints import Hints
from leggio.core.codec import Event
from leggio.games.common.commands import TakeBack
from leggio.games.common.taking_back import seat_that_takes_back, times_taken_back

DeskT = TypeVar("DeskT", bound=AnyDesk)


class SharedSession(Generic[DeskT]):
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    def __init__(self, desk: DeskT, bots: BotPlayers) -> None:
        self._desk = desk
        self._bots = bots
        self._hints = Hints(desk, bots)
        self._before_screen: int | None = None  # whose rack may be shown

    # -- what a game says ------------------------------------------------------------------------

    def _play_on(self) -> None:
        """Play until the game is over."""
        raise NotImplementedError

    def _finish(self) -> None:
        """Show how the game ended."""
        raise NotImplementedError

    def _obey(self, line: str) -> bool:
        """Carry out a line; True if the screen has to be drawn again."""
        raise NotImplementedError

    def _proposal(self, seat: int) -> msgspec.Struct | None:
        """The command by which a player proposes to stop, or agrees to it."""
        raise NotImplementedError

    # -- from beginning to end -------------------------------------------------------------------

    def run(self, opening: tuple[Event, ...] = ()) -> bool:
        """Play; True if the game came to its end."""
        self._desk.note(opening)
        finished = False
        try:
            self._play_on()
            finished = True
        except LeftError:
            finished = not self._suspend()
        except KeyboardInterrupt:
            # Not at a question, so perhaps in the midst of a write: nothing more goes into the log. Resuming mends it.
            pass
        finally:
            if not finished:
                self._desk.wipe()
        if finished:
            self._finish()
            if times := times_taken_back(self._desk.table.state):
                self._desk.console.print(self._desk.say("end.taken_back", count=times))
        return finished

    def _suspend(self) -> bool:
        """Put the game away: no time runs. False if it was over before that, by what fell due meanwhile."""
        table = self._desk.table
        self._desk.note(table.tick())
        if table.state.ended is not None:
            return False
        table.do(table.game.commands.suspend())
        return True

    def _show_end(self, told: Iterable[str]) -> None:
        """The last position, the sheet, and how the game ended."""
        self._desk.show()
        self._desk.show_sheet()
        for sentence in told:
            self._desk.console.print(Text(sentence, style="bold"))

    # -- what people do --------------------------------------------------------------------------

    def _sit_down(self, seat: int) -> None:
        """Someone is alone before the screen: what is theirs may be shown, in an order that nobody chose before."""
        self._before_screen = seat
        self._desk.rack = ""

    def _listen(self, question: str, empty_line: Callable[[], None] | None = None) -> None:
        """Obey lines until something happened: a refusal leaves the screen as it is."""
        desk, seq = self._desk, self._desk.table.state.seq
        while True:
            line = desk.ask(question)
            if desk.table.state.seq != seq:
                # Time ran out, or the turn passed, while this was typed: it was meant for another moment.
                desk.too_late(line)
                return
            if not line and empty_line is not None:
                empty_line()
                return
            if self._obey(line) or desk.table.state.seq != seq:
                return
            desk.tell_news()

    def _propose_stop(self, first: int) -> bool:
        """Everyone is at the same keyboard: the others are asked at once, and again whenever it is proposed again.

        Bots stop when people want to.
        """
        desk, table = self._desk, self._desk.table
        if first not in table.state.for_abandon and not desk.do(self._proposal(first)):
            return False
        for seat in table.state.opponents(first):
            if seat in table.state.for_abandon:
                continue
            name = table.state.players[seat]
            if seat not in self._bots and not desk.confirmed(desk.say("play.agree_abandon", name=name)):
                self._go_on(seat)
                return True
            if not desk.do(self._proposal(seat)):
                return True
        return True

    def _take_back(self) -> bool:
        """Whoever may takes their last move back; where nobody may, the table says so to the first person there."""
        state = self._desk.table.state
        person = next((seat for seat in state.seats if seat not in self._bots), 0)
        seat = seat_that_takes_back(state.options)
        return bool(self._desk.do(TakeBack(seat=person if seat is None else seat)))

    def _go_on(self, seat: int) -> None:
        """Somebody would rather not stop; in a game that has no word for it the proposal just stays."""
        desk = self._desk
        decline = desk.table.game.commands.sent.get("decline_abandon")
        if decline is None:
            desk.news.append(desk.say("play.no_agreement"))
        else:
            desk.do(msgspec.convert({"seat": seat}, decline))
