"""A game of Scarabeo at the keyboard: who has the hand, what the others say of a play, and what comes of it."""

from typing import cast

from rich.text import Text

from leggio.cli.hosting.answering import AnsweringSession
from leggio.cli.hosting.bots import people_of
from leggio.cli.scarabeo.desk import Desk
from leggio.cli.scarabeo.ending import tell_end
from leggio.cli.scarabeo.orders import Order, Verb, parse_order
from leggio.cli.scarabeo.requests import command_of
from leggio.cli.scarabeo.voting import hold_vote
from leggio.core.outcome import Rejected
from leggio.games.scarabeo.commands import Accept, AnyCommand, Pass, ProposeAbandon, TurnGlass
from leggio.games.scarabeo.events import Agreed
from leggio.games.scarabeo.state import Entry, State

# A refusal of these would tell what is on a rack.
NEEDS_RACK = frozenset({Verb.PLAY, Verb.EXCHANGE, Verb.SCARAB})


class Session(AnsweringSession[Desk]):
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    needs_rack = NEEDS_RACK

    @property
    def _state(self) -> State:
        return self._desk.table.state

    def _sit_down(self, seat: int) -> None:
        """The sand runs from when the rack is on the screen (art. 17)."""
        super()._sit_down(seat)
        if self._state.turn == seat and self._state.pending is None and not self._state.clock.running:
            self._desk.table.do(TurnGlass(seat=seat))

    def _hold_vote(self) -> None:
        hold_vote(self._desk)

    def _proposal(self, seat: int) -> AnyCommand:
        return ProposeAbandon(seat=seat)

    def _finish(self) -> None:
        desk = self._desk
        desk.show()
        desk.show_sheet()
        if self._state.ended:
            desk.console.print()
            for told in tell_end(self._state.ended, self._state.players, desk.say):
                desk.console.print(Text(told, style="bold") if isinstance(told, str) else told)
            desk.console.print()

    # -- what bots do ----------------------------------------------------------------------------

    def _bot_acts(self) -> bool:
        """Let a bot do what it wants to; False if none wants anything. Each sees its own view and no more."""
        for seat in self._bots:
            command = self._bots.want(seat, self._desk.table.view(seat))
            if command is None:
                continue
            outcome = self._desk.table.do(cast(AnyCommand, command))
            if isinstance(outcome, Rejected):
                # It should not happen; if it does, nobody waits for a bot for ever.
                return self._desk.do(Pass(seat=seat))
            # That a bot lets a play stand goes without saying.
            self._desk.note(tuple(event for event in outcome if not isinstance(event, Agreed)))
            return True
        return False

    # -- what people do --------------------------------------------------------------------------

    def _turn(self) -> None:
        """The player who has the hand: first nobody's rack is on the screen, then theirs."""
        state, desk = self._state, self._desk
        is_alone = people_of(state.players, self._bots) == (state.turn,)
        if is_alone and self._before_screen != state.turn:
            # Nobody else sits there: no need to call anyone to the screen.
            self._sit_down(state.turn)
        if self._before_screen == state.turn:
            desk.show(state.turn)
            self._listen(desk.say("play.prompt", name=state.players[state.turn]))
            return
        # Whoever sat there before has left, even if what is typed now gives them the hand again.
        self._before_screen = None
        desk.show()
        again = bool(state.sheet) and state.sheet[-1].entry is Entry.WITHDRAWN
        question = desk.say("play.hand_over_again" if again else "play.hand_over", name=state.players[state.turn])
        self._listen(question, empty_line=lambda: self._sit_down(state.turn))

    def _answers(self) -> None:
        """A play before the hand passes: the others accept it together, or someone challenges it (art. 12, 14)."""
        state, desk = self._state, self._desk
        desk.show()
        name = state.players[state.unanswered[0]]
        question = desk.say("play.answer_one" if len(state.unanswered) == 1 else "play.answer_many", name=name)
        self._listen(question, empty_line=self._all_accept)

    # -- what the shared session asks of a game --------------------------------------------------

    @property
    def _unanswered(self) -> tuple[int, ...]:
        return self._state.unanswered

    def _actor(self) -> int | None:
        return None if self._state.pending else self._state.turn

    def _parse(self, line: str) -> Order | None:
        return parse_order(line, self._state.players)

    def _command_of(self, order: Order, seat: int) -> AnyCommand | None:
        return command_of(order, seat, self._state)

    def _unclear(self, order: Order, line: str) -> None:
        """Alone, `incrocio` tells which crossings there are (art. 14); only what is voted on is looked up (art. 8)."""
        if order.verb is Verb.CROSSING and not order.arguments:
            self._desk.show_crossings()
        elif order.verb is Verb.LOOK_UP:
            self._desk.news.append(self._desk.say("play.look_up_later"))
        else:
            super()._unclear(order, line)

    def _acceptance(self, seat: int) -> AnyCommand:
        return Accept(seat=seat)
