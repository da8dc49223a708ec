"""A game of Verbum at the keyboard: who acts, what the others say of the words, and what comes of it."""

from typing import cast

from rich.text import Text

from leggio.cli.hosting.answering import AnsweringSession
from leggio.cli.hosting.bots import people_of
from leggio.cli.verbum.cards import card_name
from leggio.cli.verbum.desk import Desk
from leggio.cli.verbum.ending import tell_end
from leggio.cli.verbum.orders import Order, Verb, parse_order
from leggio.cli.verbum.requests import command_of
from leggio.cli.verbum.voting import hold_vote
from leggio.core.outcome import Rejected
from leggio.games.verbum.commands import Accept, AnyCommand, ProposeAbandon
from leggio.games.verbum.conduct import next_up, unanswered
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.state import Phase, State
from leggio.games.verbum.timing import way_out

# A refusal of these would tell what is in a hand.
NEEDS_HAND = frozenset({Verb.LAY, Verb.DISCARD, Verb.STEAL, Verb.RESTORE, Verb.SWAP_JOLLY, Verb.SWAP_HANDS, Verb.DRAW})
# What a hint is for, where an order says too little.
HINTS = frozenset(
    {Verb.DRAW, Verb.DISCARD, Verb.SWAP_HANDS, Verb.STEAL, Verb.RESTORE, Verb.SWAP_JOLLY, Verb.CONTEST, Verb.VOTE}
)


class Session(AnsweringSession[Desk]):
    """A game until it is over or people leave. Closed hands are on the screen only for the player who asked."""

    needs_rack = NEEDS_HAND

    @property
    def _state(self) -> State:
        return self._desk.table.state

    def _hold_vote(self) -> None:
        hold_vote(self._desk)

    def _proposal(self, seat: int) -> AnyCommand:
        return ProposeAbandon(seat=seat)

    def _finish(self) -> None:
        desk = self._desk
        desk.show()
        desk.console.print()
        for told in tell_end(self._state, desk.say):
            desk.console.print(Text(told, style="bold") if isinstance(told, str) else told)
        desk.console.print()

    # -- whose move it is ------------------------------------------------------------------------

    @property
    def _unanswered(self) -> tuple[int, ...]:
        """Opponents who have not said yet whether they doubt the words that wait for an answer (par. 3)."""
        return unanswered(self._state)

    def _actor(self) -> int | None:
        """Who acts next. Whoever is the only one left to answer, and on turn after that, answers by beginning."""
        state = self._state
        if state.phase is not Phase.ANSWERING:
            return state.actor
        following = next_up(state)
        return following if following is not None and self._unanswered == (following,) else None

    # -- what bots do ----------------------------------------------------------------------------

    def _bot_acts(self) -> bool:
        """Let a bot do what it wants to; False if none wants anything. Each sees its own view and no more."""
        desk = self._desk
        for seat in self._bots:
            command = self._bots.want(seat, desk.table.view(seat))
            if command is None:
                continue
            outcome = desk.table.do(cast(AnyCommand, command))
            if isinstance(outcome, Rejected):
                # It should not happen; if it does, nobody waits for a bot for ever.
                return desk.do(way_out(self._state, seat))
            desk.note_deeds(outcome)
            return True
        return False

    # -- what people do --------------------------------------------------------------------------

    def _turn(self) -> None:
        """The player who acts: first no hand is on the screen, then theirs. Open hands need no such care (par. 5)."""
        state, desk = self._state, self._desk
        seat = self._actor()
        if seat is None:
            return
        is_alone = people_of(state.players, self._bots) == (seat,) or state.options.open_hands
        if is_alone and self._before_screen != seat:
            self._sit_down(seat)
        if self._before_screen == seat:
            desk.show(seat)
            self._listen(self._question(seat))
            return
        # Whoever sat there before has left, even if what is typed now gives them the turn again.
        self._before_screen = None
        desk.show()
        question = desk.say("play.hand_over", name=state.players[seat])
        self._listen(question, empty_line=lambda: self._sit_down(seat))

    def _question(self, seat: int) -> str:
        state = self._state
        phase = Phase.DRAWING if state.phase is Phase.ANSWERING and state.last_round is None else state.phase
        if state.phase is Phase.ANSWERING and state.last_round is not None:
            phase = Phase.LAST
        key = phase.value
        if phase is Phase.ACTING:
            key = "acting" if not state.is_strict else "won" if state.won else "choice"
            key += "_full" if len(state.hands[seat]) > state.rules.most else ""
        say = self._desk.say
        won = [card_name(card, say) for card in state.won]
        return say(f"play.prompt_{key}", name=state.players[seat], most=state.rules.most, won=won)

    def _answers(self) -> None:
        """Words before the turn passes: the others accept them together, or someone contests one (par. 3)."""
        state, desk = self._state, self._desk
        desk.show()
        waiting = self._unanswered
        pending = state.pending.words if state.pending else ()
        name = state.players[waiting[0]] if waiting else ""
        key = "play.answer_one" if len(waiting) == 1 else "play.answer_many"
        words = [f"{each.number} {each.made.written}" for each in state.words if each.number in pending]
        number = pending[0] if pending else ""
        self._listen(desk.say(key, name=name, words=words, number=number), empty_line=self._all_accept)

    def _parse(self, line: str) -> Order | None:
        return parse_order(line, self._state.players)

    def _command_of(self, order: Order, seat: int) -> AnyCommand | None:
        return command_of(order, seat, self._state)

    def _acceptance(self, seat: int) -> AnyCommand:
        return Accept(seat=seat)

    def _accepted(self, events: tuple[AnyEvent, ...]) -> None:
        self._desk.note_deeds(events)

    def _unclear(self, order: Order, line: str) -> None:  # noqa: ARG002 - the order tells which hint
        self._desk.news.append(self._desk.say(f"hint.{order.verb}"))
