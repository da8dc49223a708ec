"""A game of any board game at the keyboard: whose turn it is before the screen, and what the others answer."""

from typing import Any

import msgspec

from leggio.cli.hosting.answering import AnsweringSession
from leggio.cli.hosting.generic.desk import Desk
from leggio.cli.hosting.generic.orders import Order, Verb, command_of, parse_order, proposal_of
from leggio.cli.hosting.generic.screen import tell_end
from leggio.cli.hosting.generic.view import pending_of


class Session(AnsweringSession[Desk]):
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    needs_rack = frozenset({Verb.PLAY, Verb.EXCHANGE})

    @property
    def _state(self) -> Any:
        return self._desk.table.state

    def _finish(self) -> None:
        ended = self._state.ended
        self._show_end(tell_end(ended, self._state.players, self._desk.say) if ended else ())

    def _turn(self) -> None:
        """The player on turn: first nobody's rack is on the screen, then theirs."""
        desk, seat = self._desk, self._state.turn
        name = self._state.players[seat]
        if self._before_screen == seat:
            desk.show(seat)
            self._listen(desk.say("play.prompt", name=name))
            return
        self._before_screen = None
        desk.show()
        self._listen(desk.say("play.hand_over", name=name), empty_line=lambda: self._sit_down(seat))

    def _answers(self) -> None:
        desk = self._desk
        desk.show()
        name = self._state.players[self._unanswered[0]]
        question = desk.say("play.answer_one" if len(self._unanswered) == 1 else "play.answer_many", name=name)
        self._listen(question, empty_line=self._all_accept)

    # -- what the shared session asks of a game --------------------------------------------------

    @property
    def _unanswered(self) -> tuple[int, ...]:
        game = self._desk.table.game
        return game.waits_for(self._state) if "accept" in game.commands.sent else ()

    def _actor(self) -> int | None:
        turn: int = self._state.turn
        return None if pending_of(self._state) and self._unanswered else turn

    def _parse(self, line: str) -> Order | None:
        return parse_order(line, self._state.players)

    def _command_of(self, order: Order, seat: int) -> msgspec.Struct | None:
        return command_of(self._desk.table.game, order, seat)

    def _acceptance(self, seat: int) -> msgspec.Struct | None:
        return command_of(self._desk.table.game, Order(Verb.ACCEPT), seat)

    def _proposal(self, seat: int) -> msgspec.Struct | None:
        return proposal_of(self._desk.table.game, seat)

    def _propose_stop(self, first: int) -> bool:
        if proposal_of(self._desk.table.game, first) is None:
            self._desk.puzzled(Verb.STOP.value)
            return False
        return super()._propose_stop(first)
