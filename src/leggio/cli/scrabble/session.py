"""The game at the keyboard: whose turn it is before the screen, what they ask, and what comes of it."""

import random
from typing import cast

import msgspec
from rich.columns import Columns

from leggio.cli.ending import tell_end
from leggio.cli.hosting.bot_players import BotPlayers
from leggio.cli.hosting.bots import people_of, remark
from leggio.cli.hosting.session import SharedSession
from leggio.cli.scrabble.desk import Desk, LeftError
from leggio.cli.scrabble.gathering import gather
from leggio.cli.scrabble.orders import Order, Verb, parse_order
from leggio.cli.scrabble.requests import command_of, seat_of
from leggio.cli.scrabble.ruling import put_right, rule_on_challenge
from leggio.core.outcome import Rejected
from leggio.games.scrabble.commands import Accept, AnyCommand, Pass, ProposeAbandon, refuse
from leggio.games.scrabble.events import Agreed
from leggio.games.scrabble.state import PendingForEach, Phase, RuledState, State, open_words
from leggio.games.scrabble.view import short_words

NEEDS_RACK = frozenset({Verb.PLAY, Verb.EXCHANGE})
# What concerns the screen alone, whoever asks for it.
OF_NOBODY = frozenset(
    {Verb.BACK, Verb.CORRECT, Verb.HELP, Verb.HINT, Verb.SHEET, Verb.TWO, Verb.THREE, Verb.SHUFFLE, Verb.QUIT}
)


class Session(SharedSession[Desk]):
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    def __init__(self, desk: Desk, bots: BotPlayers, referee: str = "") -> None:
        super().__init__(desk, bots)
        self._referee = referee

    @property
    def _state(self) -> State:
        return self._desk.table.state

    def _play_on(self) -> None:
        while True:
            self._desk.note(self._desk.table.tick())
            match self._state.phase:
                case Phase.OVER:
                    return
                case Phase.GATHERING:
                    gather(self._desk)
                case Phase.RULING:
                    self._before_screen = None
                    rule_on_challenge(self._desk, self._referee)
                    self._let_it_sink_in()
                case Phase.PLAYING if not self._bot_acts():
                    self._turn()
                case Phase.PLAYING:
                    pass

    def _proposal(self, seat: int) -> AnyCommand:
        return ProposeAbandon(seat=seat)

    def _finish(self) -> None:
        ended = self._state.ended
        self._show_end(tell_end(ended, self._state.players, self._desk.say) if ended else ())

    def _let_it_sink_in(self) -> None:
        """Before a bot goes on at once, whoever ruled may put it right (art. 32); people have time by themselves."""
        while isinstance(self._state, RuledState) and self._state.turn in self._bots:
            self._desk.show()
            if not (line := self._desk.ask(self._desk.say("play.ruling_final"))):
                return
            self._obey(line)

    # -- what bots do ----------------------------------------------------------------------------

    def _bot_acts(self) -> bool:
        """Let a bot do what it wants to; False if none wants anything. Each sees its own view and no more."""
        for seat in self._bots:
            command = cast("AnyCommand | None", self._bots.want(seat, self._desk.table.view(seat)))
            if command is None:
                continue
            if not isinstance(command, Accept) and seat == self._state.turn and (mute := self._may_object()):
                self._wait_for(mute)
                return True
            return self._carry_out(command, seat)
        return False

    def _carry_out(self, command: AnyCommand, seat: int) -> bool:
        desk, name = self._desk, self._state.players[seat]
        outcome = desk.table.do(command)
        if isinstance(outcome, Rejected):
            # It should not happen; if it does, nobody waits for a bot for ever.
            return desk.do(Pass(seat=seat))
        desk.news += remark(command, outcome, name, desk.say)
        # That a bot lets a play stand goes without saying.
        desk.note(tuple(event for event in outcome if not isinstance(event, Agreed)))
        return True

    def _may_object(self) -> tuple[int, ...]:
        """People other than the player on turn who could still challenge the pending play (art. 31)."""
        state = self._state
        return tuple(seat for seat in state.unanswered if seat not in self._bots and seat != state.turn)

    def _wait_for(self, mute: tuple[int, ...]) -> None:
        """Before anyone moves, the others say whether they let the last play stand.

        An empty line speaks for those who said nothing; whoever asked for time has it, unless they speak themselves.
        """
        desk, state, say = self._desk, self._state, self._desk.say
        pending = state.pending
        self._before_screen = None
        desk.show()
        name, words = state.players[state.turn], open_words(pending) if pending else ()
        question = say("play.bot_waits" if state.turn in self._bots else "play.others_wait", name=name, words=words)
        held = pending.held if isinstance(pending, PendingForEach) else ()
        while (line := desk.ask(question)) or set(mute) <= set(held):
            desk.note(desk.table.tick())
            if not line and self._state.seq == state.seq:
                desk.news.append(say.refusal(refuse("turn.others_first", seats=list(mute)), state.players))
            elif (line and self._obey(line)) or self._state.seq != state.seq:
                return
            desk.tell_news()
        for seat in mute:
            if seat not in held:
                desk.table.do(Accept(seat=seat))

    # -- what people do --------------------------------------------------------------------------

    def _turn(self) -> None:
        state, say = self._state, self._desk.say
        name = state.players[state.turn]
        if people_of(state.players, self._bots) == (state.turn,):
            # Nobody else sits there.
            self._before_screen = state.turn
        if state.options.clock_by_hand and not state.clock.running:
            # Nobody looks at their tiles before their time runs.
            self._before_screen = None
            self._desk.show()
            self._hear(self._clock_question())
        elif state.turn in self._bots:
            if mute := self._may_object():
                self._wait_for(mute)
            else:
                # It waits for something that time or a person brings; nobody is shown its rack.
                self._desk.show()
                self._hear(say("play.bot_waits_for_you", name=name))
        elif state.rules.each_may_challenge and (mute := self._may_object()):
            self._wait_for(mute)
        elif self._before_screen != state.turn:
            # Whoever sat there before has left, even if what is typed now gives them the turn again.
            self._before_screen = None
            self._desk.show()
            self._hand_over(state.turn, say("play.hand_over", name=name))
        else:
            self._desk.show(state.turn)
            self._hear(say("play.prompt", name=name))

    def _hand_over(self, seat: int, question: str) -> None:
        """An empty line shows the rack of the player on turn; any other is an order, obeyed with no rack in sight."""
        seq = self._state.seq
        while line := self._desk.ask(question):
            order = parse_order(line, self._state.players)
            if order and order.verb in NEEDS_RACK:
                # A refusal would tell whoever tries letters here what is on a rack that is not theirs.
                self._desk.news.append(self._desk.say("play.look_first"))
            elif self._obey(line) or self._state.seq != seq:
                return
            self._desk.tell_news()
        self._sit_down(seat)

    def _clock_question(self) -> str:
        state, say = self._state, self._desk.say
        name = state.players[state.turn]
        if state.rules.turns_the_board and not state.board_turned:
            return say("play.turn_board", name=name)
        by_name = len(state.active) > 2
        opponent = state.players[state.after(state.turn)]
        return say("play.press_clock_by_name" if by_name else "play.press_clock", name=name, opponent=opponent)

    def _hear(self, question: str) -> None:
        """Obey lines until something happened. What fell due meanwhile does not make a line void, as clocks go on."""
        seq = self._state.seq
        while not self._obey(self._desk.ask(question)):
            if self._state.seq != seq:
                return
            self._desk.tell_news()

    def _obey(self, line: str) -> bool:
        """Carry out a line; True if the screen has to be drawn again."""
        desk, players = self._desk, self._state.players
        order = parse_order(line, players)
        if order is None:
            desk.puzzled(line)
            return False
        if order.verb not in OF_NOBODY and seat_of(order, self._state) in self._bots:
            speaker = self._speaker(order)
            if speaker is None:
                bot = players[seat_of(order, self._state)]
                desk.news.append(desk.say("play.bot_decides", name=bot))
                return False
            order = msgspec.structs.replace(order, player=speaker)
        match order.verb:
            case Verb.HELP:
                desk.show_help()
                return False
            case Verb.HINT:
                self._hints.more(order.arguments)
                return False
            case Verb.SHEET:
                desk.show_sheet()
                return False
            case Verb.TWO | Verb.THREE:
                self._show_list(2 if order.verb is Verb.TWO else 3, seat_of(order, self._state))
                return False
            case Verb.SHUFFLE:
                desk.rack = "".join(random.sample(desk.rack, len(desk.rack)))
                return True
            case Verb.CORRECT:
                if not put_right(desk, self._referee):
                    return False
                self._before_screen = None  # whoever ruled was alone before it
                return True
            case Verb.BACK:
                return self._take_back()
            case Verb.QUIT:
                raise LeftError
            case Verb.STOP:
                return self._propose_stop(seat_of(order, self._state))
            case Verb.RESIGN if not desk.confirmed(
                desk.say("play.sure_resign", name=players[seat_of(order, self._state)])
            ):
                return True
            case _:
                command = command_of(order, desk.table)
                return command is not None and desk.do(command)

    def _speaker(self, order: Order) -> int | None:
        """Who speaks while a bot is on turn: the only person who can, unless a name says otherwise."""
        people = people_of(self._state.players, self._bots)
        pending = self._state.pending
        others = [seat for seat in people if seat in self._state.active and not (pending and pending.play.seat == seat)]
        return others[0] if order.player is None and len(others) == 1 else None

    def _show_list(self, length: int, seat: int) -> None:
        """Only to the player on turn, who sits before the screen (art. 24)."""
        desk, state = self._desk, self._state
        own_turn = seat == state.turn == self._before_screen
        lists = short_words(state, seat, desk.table.judge) if own_turn else ()
        if lists:
            desk.console.print(Columns(lists[length - 2], padding=(0, 1)))
        elif not state.rules.shows_short_words:
            desk.news.append(desk.say("play.lists_not_shown", art=desk.say.article("24")))
        elif not own_turn:
            desk.news.append(desk.say("play.lists_own_turn", art=desk.say.article("24")))
        else:
            desk.news.append(desk.say("play.no_lists"))
