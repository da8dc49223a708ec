"""The shared screen and keyboard at a table of Verbum."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from leggio.cli.board import Look, look_for
from leggio.cli.hosting.desk import SharedDesk, short_name
from leggio.cli.hosting.keyboard import Keyboard
from leggio.cli.hosting.table import HostedTable
from leggio.cli.screen import clock_face, help_text
from leggio.cli.speaking import Speaker
from leggio.cli.verbum.cards import card_name, card_text, flowing, in_order
from leggio.cli.verbum.news import deed_of, tell
from leggio.cli.verbum.orders import Verb, parse_order
from leggio.cli.verbum.screen import look_of, table_screen
from leggio.cli.verbum.sheet import DRAWS, deeds, sheet_table
from leggio.core.outcome import Rejected
from leggio.core.tiles import take
from leggio.games.verbum.cards import is_card
from leggio.games.verbum.commands import AnyCommand, Steal
from leggio.games.verbum.events import Agreed, AnyEvent
from leggio.games.verbum.state import Phase, Row, State
from leggio.games.verbum.view import View, Watcher

Table = HostedTable[State, AnyEvent, AnyCommand, View, Watcher]


class Desk(SharedDesk[State, AnyEvent, AnyCommand, View, Watcher]):
    """Shows the table, asks people, and hands what they want to the table."""

    def __init__(self, table: Table, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        super().__init__(table, console, keyboard, say)
        self._fresh = ""  # cards that came since the hand was last shown
        self._turn: list[Row] = []  # what was told of a turn that may go on, and how
        self._told_turn = ""

    @property
    def _look(self) -> Look:
        return look_of(self.console.width, len(self.table.state.words), colour=look_for(self.console).colour)

    # -- showing ---------------------------------------------------------------------------------

    def show(self, seat: int | None = None) -> None:
        """The table, the news, and the hand of the player who sits before the screen, if one does."""
        view = self.table.view(seat)
        self.wipe()
        self.console.print(table_screen(view, self._look, self.console.width, self.say, acting=seat))
        self.tell_news()
        if seat is not None and view.hand is not None:
            self._show_doubtful(view, seat)
            self._arrange(view.hand)
            self._show_hand()

    def _show_doubtful(self, view: View, seat: int) -> None:
        may = [word for word in view.words if word.pending and seat in (word.doubters or (seat,))]
        words = [f"{word.number} {word.written}" for word in may if word.seat != seat]
        if words and "contest" in view.choices:
            key = "play.contestable" if view.phase is Phase.ANSWERING else "play.contestable_turn"
            self.console.print(Text(self.say(key, words=words), style="yellow"))

    def _show_hand(self) -> None:
        if not self.rack:
            self.console.print(Text(self.say("play.empty_hand"), style="dim"))
            return
        fresh = self._fresh
        cards: list[Text] = []
        # New cards stand at the end: of equal ones the last is the new one.
        for card in reversed(self.rack):
            cards.append(card_text(card, self._look, self.say, is_fresh=card in fresh))
            fresh = fresh.replace(card, "", 1)
        label = Text(self.say("play.hand"), style="dim")
        for line in flowing((label, *reversed(cards)), self.console.width, gap=" "):
            self.console.print(line)

    def _arrange(self, rack: str) -> None:
        """Keep the order on the screen: cards that are gone leave it, new ones come last."""
        kept, new = "", rack
        for card in self.rack:
            rest = take(new, card)
            if rest is not None:
                kept, new = kept + card, rest
        new = in_order(new)
        # The newest stay marked as long as they are there, and no newer ones come.
        self._fresh = new if new and self.rack else "".join(card for card in self._fresh if card in kept and not new)
        self.rack = kept + new

    def show_sheet(self) -> None:
        """The record of the game."""
        state = self.table.state
        self.console.print(sheet_table(state.sheet, state.players, self._look, self.say))

    def show_help(self) -> None:
        """Every command, and what it does."""
        self.console.print(help_text(look_for(self.console), self.say))

    # -- what the shared desk asks of a game -----------------------------------------------------

    def note(self, events: tuple[AnyEvent, ...]) -> None:
        """Put what happened into the news: a turn is one sentence, which is told anew as it grows.

        So whoever is called to the screen next reads all of it.
        """
        for event in events:
            sentences = list(tell(event, self.table.state, self.say))
            if sentences:
                self.news += sentences
                self._turn = []
            for row in deed_of(event, self.table.state):
                self._note_deed(row)

    def _note_deed(self, row: Row) -> None:
        state = self.table.state
        if not self._turn or self._turn[-1].seat != row.seat or row.entry in DRAWS:
            self._turn = []
        elif self.news[-1:] == [self._told_turn]:
            self.news.pop()
        self._turn.append(row)
        told = deeds(self._turn, state.players, self.say)
        self._told_turn = self.say("news.deeds", name=state.players[row.seat], deeds=told)
        self.news.append(self._told_turn)

    def note_deeds(self, events: tuple[AnyEvent, ...]) -> None:
        """What happened, but for who lets words stand: of bots, or of all together, that goes without saying."""
        self.note(tuple(event for event in events if not isinstance(event, Agreed)))

    def _refusal(self, command: AnyCommand, rejected: Rejected) -> str:
        """The refusal, with cards by their names."""
        named: dict[str, Any] = {
            field: [card_name(card, self.say) for card in value] if isinstance(value, list) else value
            for field, value in rejected.detail.items()
        }
        if is_card(card := named.get("card", "")):
            named["card"] = card_name(card, self.say)
        return super()._refusal(command, replace(rejected, detail=named))

    def _toolbar(self) -> str:
        view, say = self.table.view(), self.say
        parts = [f"▶{short_name(view.players[view.actor])}"]
        if view.time_left_ms is not None:
            keys = {Phase.ANSWERING: "play.window", Phase.VOTING: "play.vote_window"}
            seconds = view.time_left_ms // 1000
            key = keys.get(view.phase, "play.turn_time")
            parts.append(say(key, seconds=seconds, time=clock_face(view.time_left_ms)))
        return self._fitted([*parts, say("play.in_pile", count=view.pile_b_count), say("play.help_hint")])

    def _told(self, event: AnyEvent) -> Iterator[str]:
        return tell(event, self.table.state, self.say)

    def spelt(self, letters: str) -> Sequence[str]:
        """Cards by their names."""
        return tuple(card_name(card, self.say) for card in letters)

    def hint_details(self, command: msgspec.Struct) -> Mapping[str, object]:
        """The letter that a thief takes."""
        word = self.table.state.word(command.word) if isinstance(command, Steal) else None
        return {"letter": word.cards[command.place]} if word and isinstance(command, Steal) else {}

    def _wants_to_leave(self, line: str) -> bool:
        order = parse_order(line, ())
        return order is not None and order.verb is Verb.QUIT

    def _is_due(self) -> bool:
        return self.table.is_due()
