"""The game at the keyboard: whose turn it is before the screen, what they ask, and what comes of it."""

import random

from rich.columns import Columns
from rich.text import Text

from leggio.cli.ending import tell_end
from leggio.cli.hosting.session import SharedSession
from leggio.cli.play.desk import Desk, LeftError
from leggio.cli.play.gathering import gather
from leggio.cli.play.orders import Order, Verb, parse_order
from leggio.cli.play.requests import command_of, seat_of
from leggio.cli.play.ruling import rule_on_challenge
from leggio.games.scrabble import State
from leggio.games.scrabble.commands import ProposeAbandon, Suspend
from leggio.games.scrabble.state import Phase

NEEDS_RACK = frozenset({Verb.PLAY, Verb.EXCHANGE})


class Session(SharedSession[Desk]):
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    def __init__(self, desk: Desk, referee: str = "") -> None:
        super().__init__(desk)
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
                case Phase.PLAYING:
                    self._turn()

    def _suspend(self) -> bool:
        """Put the game away: time stops. False if it was over before that, by what fell due meanwhile."""
        self._desk.note(self._desk.table.tick())
        if self._state.phase is Phase.OVER:
            return False
        self._desk.table.do(Suspend())
        return True

    def _finish(self) -> None:
        self._desk.show()
        self._desk.show_sheet()
        if self._state.ended:
            for sentence in tell_end(self._state.ended, self._state.players, self._desk.say):
                self._desk.console.print(Text(sentence, style="bold"))

    # -- what people do --------------------------------------------------------------------------

    def _turn(self) -> None:
        state, say = self._state, self._desk.say
        name = state.players[state.turn]
        if state.options.clock_by_hand and not state.clock.running:
            # Nobody looks at their tiles before their time runs.
            self._before_screen = None
            self._desk.show()
            self._listen(self._clock_question())
        elif self._before_screen != state.turn:
            # Whoever sat there before has left, even if what is typed now gives them the turn again.
            self._before_screen = None
            self._desk.show()
            self._hand_over(state.turn, say("play.hand_over", name=name))
        else:
            self._desk.show(state.turn)
            self._listen(say("play.prompt", name=name))

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
        self._before_screen = seat
        self._desk.rack = ""

    def _clock_question(self) -> str:
        state, say = self._state, self._desk.say
        name = state.players[state.turn]
        if state.rules.turns_the_board and not state.board_turned:
            return say("play.turn_board", name=name)
        by_name = len(state.active) > 2
        opponent = state.players[state.after(state.turn)]
        return say("play.press_clock_by_name" if by_name else "play.press_clock", name=name, opponent=opponent)

    def _listen(self, question: str) -> None:
        """Obey lines until something happened: a refusal leaves the screen as it is."""
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
        match order.verb:
            case Verb.HELP:
                desk.show_help()
                return False
            case Verb.SHEET:
                desk.show_sheet()
                return False
            case Verb.TWO | Verb.THREE:
                self._show_list(2 if order.verb is Verb.TWO else 3)
                return False
            case Verb.SHUFFLE:
                desk.rack = "".join(random.sample(desk.rack, len(desk.rack)))
                return True
            case Verb.QUIT:
                raise LeftError
            case Verb.STOP:
                return self._propose_stop(order)
            case Verb.RESIGN if not desk.confirmed(
                desk.say("play.sure_resign", name=players[seat_of(order, self._state)])
            ):
                return True
            case _:
                command = command_of(order, desk.table)
                return command is not None and desk.do(command)

    def _propose_stop(self, order: Order) -> bool:
        """Everyone is at the same keyboard: the others are asked at once, and again whenever it is proposed again."""
        desk, first = self._desk, seat_of(order, self._state)
        if first not in self._state.for_abandon and not desk.do(ProposeAbandon(seat=first)):
            return False
        for seat in self._state.opponents(first):
            if seat in self._state.for_abandon:
                continue
            if not desk.confirmed(desk.say("play.agree_abandon", name=self._state.players[seat])):
                desk.news.append(desk.say("play.no_agreement"))
                return True
            if not desk.do(ProposeAbandon(seat=seat)):
                return True
        return True

    def _show_list(self, length: int) -> None:
        desk, state = self._desk, self._state
        lists = desk.table.view(state.turn).short_words
        if lists:
            desk.console.print(Columns(lists[length - 2], padding=(0, 1)))
        elif not state.rules.shows_short_words:
            desk.news.append(desk.say("play.lists_not_shown", art=desk.say.article("24")))
        else:
            desk.news.append(desk.say("play.no_lists"))
