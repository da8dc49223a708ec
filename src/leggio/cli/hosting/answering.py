"""Games in which the others accept or contest what was laid before the turn passes: lines, and who speaks."""

import random
from collections.abc import Collection
from typing import Any, ClassVar

import msgspec

from leggio.cli.hosting.desk import LeftError
from leggio.cli.hosting.orders import AnyOrder, same_name
from leggio.cli.hosting.session import DeskT, SharedSession
from leggio.core.outcome import Rejected


class AnsweringSession(SharedSession[DeskT]):
    """Obeys lines. Orders are the game's own; those that every game has are called alike."""

    # Orders whose refusal would tell what is on a rack: nothing comes of them while none is in sight.
    needs_rack: ClassVar[Collection[str]]

    # -- what a game says ------------------------------------------------------------------------

    @property
    def _unanswered(self) -> tuple[int, ...]:
        """Who has not said yet whether they let stand what was laid."""
        raise NotImplementedError

    def _actor(self) -> int | None:
        """Whose line it is when nobody is named; None while several may answer."""
        raise NotImplementedError

    def _parse(self, line: str) -> AnyOrder | None:
        """The order in a line, or None."""
        raise NotImplementedError

    def _command_of(self, order: AnyOrder, seat: int) -> msgspec.Struct | None:
        """The command behind an order of a seat; None if it says too little."""
        raise NotImplementedError

    def _acceptance(self, seat: int) -> msgspec.Struct | None:
        """The command by which a player accepts."""
        raise NotImplementedError

    def _hold_vote(self) -> None:
        """Let the next voter vote, in a game that has votes."""
        raise NotImplementedError

    def _answers(self) -> None:
        """Ask those who have not answered yet."""
        raise NotImplementedError

    def _turn(self) -> None:
        """Ask whoever acts."""
        raise NotImplementedError

    def _bot_acts(self) -> bool:
        """Let a bot do what it wants to; False if none wants anything."""
        return False

    def _unclear(self, order: AnyOrder, line: str) -> None:  # noqa: ARG002 - for games that give hints
        """Say what an order lacks."""
        self._desk.puzzled(line)

    def _accepted(self, events: tuple[Any, ...]) -> None:
        """What came of everyone's accepting together."""

    # -- whose word it is -------------------------------------------------------------------------

    def _play_on(self) -> None:
        while True:
            self._desk.note(self._desk.table.tick())
            phase = self._desk.table.state.phase
            if phase == "over":
                return
            if self._bot_acts():
                continue
            if phase == "voting":
                self._before_screen = None
                self._hold_vote()
            elif self._actor() is None:
                self._before_screen = None
                self._answers()
            else:
                self._turn()

    # -- obeying ---------------------------------------------------------------------------------

    def _obey(self, line: str) -> bool:
        desk = self._desk
        order = self._parse(line)
        if order is None:
            desk.puzzled(line)
            return False
        match order.verb.value:
            case "help":
                desk.show_help()
                return False
            case "sheet":
                desk.show_sheet()
                return False
            case "shuffle":
                desk.rack = "".join(random.sample(desk.rack, len(desk.rack)))
                return self._before_screen is not None
            case "hint":
                self._hints.more(order.arguments)
                return False
            case "back":
                return self._take_back()
            case "quit":
                raise LeftError
            case _ if order.verb in self.needs_rack and self._before_screen is None:
                desk.news.append(desk.say("play.look_first"))
                return False
            case _:
                return self._ask_for(order, line)

    def _ask_for(self, order: AnyOrder, line: str) -> bool:
        desk, table = self._desk, self._desk.table
        seq, verb = table.state.seq, order.verb.value
        if verb == "accept" and order.player is None and self._actor() is None:
            self._all_accept()
            return True
        seat = self._speaker(order)
        if seat is None or table.state.seq != seq:
            return bool(table.state.seq != seq)
        if seat in self._bots:
            desk.news.append(desk.say("play.bot_decides", name=table.state.players[seat]))
            return False
        if verb == "stop":
            return self._propose_stop(seat)
        if verb == "resign" and not desk.confirmed(desk.say("play.sure_resign", name=table.state.players[seat])):
            return True
        command = self._command_of(order, seat)
        if command is None:
            self._unclear(order, line)
            return False
        return desk.do(command)

    def _speaker(self, order: AnyOrder) -> int | None:
        """Who speaks: the name in front, whoever acts, or the only one who may answer; else it is asked."""
        desk, state = self._desk, self._desk.table.state
        if order.player is not None:
            return int(order.player)
        actor = self._actor()
        if actor is not None:
            return actor
        if len(self._unanswered) == 1:
            return self._unanswered[0]
        typed = desk.ask(desk.say("play.who"))
        seat = next((seat for seat in state.seats if same_name(state.players[seat], typed)), None)
        if seat is None:
            desk.puzzled(typed)
        return seat

    def _all_accept(self) -> None:
        """Everyone who has not answered yet accepts, as long as there is something to accept."""
        for seat in self._unanswered:
            outcome = self._desk.table.do(self._acceptance(seat))
            if not isinstance(outcome, Rejected):
                self._accepted(outcome)
