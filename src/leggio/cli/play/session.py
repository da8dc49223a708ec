"""The game at the keyboard: whose rack is on the screen, what they ask, and what comes of it."""

import random

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from leggio.cli.play.keyboard import Keyboard
from leggio.cli.play.news import tell, tell_end
from leggio.cli.play.orders import ALL_WORDS, Order, Verb, parse_order
from leggio.cli.play.table import Table
from leggio.cli.screen import ACCENT, clear, clock_face, rack_text, sheet_table, table_screen
from leggio.cli.speech import Speaker
from leggio.core.outcome import Rejected
from leggio.games.scrabble import AnyEvent, View, Watcher
from leggio.games.scrabble.commands import (
    Accept,
    AnyCommand,
    Arrive,
    Challenge,
    ClaimTime,
    Exchange,
    Hold,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    Role,
    Rule,
    TakeCambioSecco,
)
from leggio.games.scrabble.jollies import with_jollies
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import Phase

YES_NO = {
    **dict.fromkeys(("s", "si", "sì", "y", "yes"), True),
    **dict.fromkeys(("n", "no"), False),
}


class Session:
    """A game until it is over or people leave. Racks are on the screen only for the player who asked for theirs."""

    def __init__(self, table: Table, console: Console, keyboard: Keyboard, say: Speaker) -> None:
        self._table = table
        self._console = console
        self._keyboard = keyboard
        self._say = say
        self._news: list[str] = []
        self._before_screen: int | None = None  # whose rack may be shown
        self._rack = ""  # as arranged on the screen

    def run(self, opening: tuple[AnyEvent, ...] = ()) -> bool:
        """Play; True if the game came to its end."""
        self._note(opening)
        try:
            while True:
                self._note(self._table.tick())
                match self._table.state.phase:
                    case Phase.OVER:
                        self._finish()
                        return True
                    case Phase.GATHERING:
                        self._gather()
                    case Phase.RULING:
                        self._rule()
                    case Phase.PLAYING:
                        self._turn()
        except (EOFError, KeyboardInterrupt):
            return False

    # -- what the screen shows -------------------------------------------------------------------

    def _show(self, seat: int | None) -> None:
        """The table, the news, and the rack of the player who sits before the screen."""
        view = self._table.view(Watcher.SPECTATOR if seat is None else seat)
        rules = self._table.state.rules
        clear(self._console)
        parts = [table_screen(view, rules.layout, rules.tiles, self._say)]
        if view.sheet and self._console.width >= 112:
            parts.append(sheet_table(view.sheet[-16:], view.players, self._say))
        self._console.print(Columns(parts, padding=(0, 4)))
        for sentence in self._news:
            self._console.print(Text(sentence, style=ACCENT))
        self._news.clear()
        if seat is not None and view.rack is not None:
            self._arrange(view.rack)
            rack = Text.assemble((f"{self._say('play.rack')}  ", "dim"), rack_text(self._rack, rules.tiles))
            self._console.print(rack)

    def _arrange(self, rack: str) -> None:
        """Keep the order on the screen while the tiles are the same."""
        if sorted(self._rack) != sorted(rack):
            self._rack = rack

    def _toolbar(self) -> str:
        view = self._table.view()
        faces = [
            f"{'▶' if seat in view.running else ' '}{name} {clock_face(_shown_time(view, seat))}"
            for seat, name in enumerate(view.players)
        ]
        parts = [*faces, self._say("play.in_bag", count=view.bag_count)]
        if view.pending:
            parts.append(self._say("play.window", seconds=view.pending.window_left_ms // 1000))
        line = "  ·  ".join(parts)
        hinted = f"{line}  ·  {self._say('play.help_hint')}"
        return hinted if len(hinted) <= self._console.width else line

    def _ask(self, question: str) -> str:
        answer = self._keyboard.ask(question, self._toolbar)
        self._note(self._table.tick())
        return answer.strip()

    def _confirmed(self, question: str) -> bool:
        """Yes or no, and nothing else: a slip must not become a ruling."""
        while True:
            answer = self._ask(question).lower()
            if answer in YES_NO:
                return YES_NO[answer]
            order = parse_order(answer, ())
            if order and order.verb is Verb.QUIT:
                raise EOFError

    def _note(self, events: tuple[AnyEvent, ...]) -> None:
        players = self._table.state.players
        self._news += [sentence for event in events for sentence in tell(event, players, self._say)]

    def _finish(self) -> None:
        state = self._table.state
        self._before_screen = None
        self._show(None)
        self._console.print(sheet_table(state.sheet, state.players, self._say))
        if state.ended:
            for sentence in tell_end(state.ended, state.players, self._say):
                self._console.print(Text(sentence, style="bold"))

    # -- what people do --------------------------------------------------------------------------

    def _turn(self) -> None:
        state = self._table.state
        if self._before_screen != state.turn:
            self._show(None)
            self._ask(self._say("play.hand_over", name=state.players[state.turn]))
            self._before_screen = state.turn
            self._rack = ""
            return
        self._show(state.turn)
        # A refusal leaves the rack where it is; anything that happened brings back the loop.
        while not self._obey(self._ask(self._say("play.prompt", name=state.players[state.turn]))):
            if self._table.state.seq != state.seq:
                return
            for sentence in self._news:
                self._console.print(Text(sentence, style=ACCENT))
            self._news.clear()

    def _obey(self, line: str) -> bool:
        """Carry out a line; True if the screen has to be drawn again."""
        players = self._table.state.players
        order = parse_order(line, players)
        if order is None:
            if line:
                self._news.append(self._say("play.what", text=line[:40]))
            return False
        match order.verb:
            case Verb.HELP:
                self._console.print(self._say("play.help"))
                return False
            case Verb.SHEET:
                self._console.print(sheet_table(self._table.state.sheet, players, self._say))
                return False
            case Verb.TWO | Verb.THREE:
                self._show_list(2 if order.verb is Verb.TWO else 3)
                return False
            case Verb.SHUFFLE:
                self._rack = "".join(random.sample(self._rack, len(self._rack)))
                return True
            case Verb.QUIT:
                raise EOFError
            case Verb.STOP:
                return self._propose_stop(order)
            case Verb.RESIGN if not self._confirmed(self._say("play.sure_resign", name=players[self._seat(order)])):
                return True
            case _:
                command = self._command(order)
                return command is not None and self._do(command)

    def _do(self, command: AnyCommand) -> bool:
        outcome = self._table.do(command)
        if isinstance(outcome, Rejected):
            self._news.append(self._say.refusal(outcome, self._table.state.players))
            return False
        self._note(outcome)
        return True

    def _seat(self, order: Order) -> int:
        return self._table.state.turn if order.player is None else order.player

    def _command(self, order: Order) -> AnyCommand | None:
        state, seat = self._table.state, self._seat(order)
        match order.verb:
            case Verb.PLAY if order.square is not None and order.direction is not None:
                word = with_jollies(state.board, state.racks[seat], order.square, order.direction, order.arguments[0])
                return Play(seat=seat, square=order.square.name, direction=order.direction, word=word)
            case Verb.PASS:
                return Pass(seat=seat)
            case Verb.EXCHANGE:
                return Exchange(seat=seat, tiles="".join(order.arguments))
            case Verb.SECCO:
                return TakeCambioSecco(seat=seat)
            case Verb.ACCEPT:
                return Accept(seat=seat)
            case Verb.HOLD:
                return Hold(seat=seat)
            case Verb.CHALLENGE:
                return self._challenge(seat, order.arguments)
            case Verb.TIME:
                return ClaimTime(seat=seat, against=self._most_late(seat))
            case Verb.RESIGN:
                return Resign(seat=seat)
            case _:
                return None

    def _challenge(self, seat: int, words: tuple[str, ...]) -> Challenge | None:
        pending = self._table.state.pending
        formed = tuple(word.word.upper() for word in pending.play.words) if pending else ()
        if {word.lower() for word in words} & ALL_WORDS or (not words and len(formed) == 1):
            words = formed
        if formed and not words:
            self._news.append(self._say("play.which_word", words=formed))
            return None
        return Challenge(seat=seat, words=words)

    def _most_late(self, seat: int) -> int:
        """Of the opponents, the one whose time is worst off: claiming against another would be refused."""
        left = self._table.view().time_left_ms
        return min(self._table.state.opponents(seat), key=lambda other: left[other] or 0, default=seat)

    def _propose_stop(self, order: Order) -> bool:
        """Everyone is at the same keyboard: the others are asked at once."""
        first = self._seat(order)
        if not self._do(ProposeAbandon(seat=first)):
            return False
        for seat in self._table.state.opponents(first):
            name = self._table.state.players[seat]
            if not self._confirmed(self._say("play.agree_abandon", name=name)):
                self._news.append(self._say("play.no_agreement"))
                return True
            self._do(ProposeAbandon(seat=seat))
        return True

    def _show_list(self, length: int) -> None:
        lists = self._table.view(self._table.state.turn).short_words
        if not lists:
            article = self._say("article", article="24")
            self._console.print(Text(self._say("play.no_lists", art=article), style=ACCENT))
            return
        self._console.print(Columns(lists[length - 2], padding=(0, 1)))

    def _gather(self) -> None:
        state = self._table.state
        self._show(None)
        names = ", ".join(state.players[seat] for seat in state.absent)
        answer = self._ask(self._say("play.arrivals", names=names))
        arrived = [seat for seat in state.absent if state.players[seat].casefold() == answer.casefold()]
        if arrived:
            self._do(Arrive(seat=arrived[0]))
            return
        order = parse_order(answer, state.players)
        if order and order.verb is Verb.QUIT:
            raise EOFError
        if order and order.verb is Verb.TIME:
            present = next((seat for seat in state.seats if seat not in state.absent), 0)
            self._do(ClaimTime(seat=present, against=state.absent[0]))

    def _rule(self) -> None:
        """The referee's screen: the contested words and what the judge makes of them; no racks."""
        state = self._table.state
        contested = self._table.view(Watcher.REFEREE).challenge
        if contested is None:
            return
        self._before_screen = None
        self._show(None)
        self._console.print(self._say("play.ruling", name=state.players[contested.seat], words=contested.words))
        for verdict in contested.opinion:
            opinion = self._say("play.valid" if verdict.valid else "play.invalid", word=verdict.word)
            self._console.print(self._say("play.opinion", opinion=opinion))
        valid = {word: self._confirmed(self._say("play.ask_ruling", word=word)) for word in contested.words}
        role = Role.PANEL if state.options.arbiter is Arbiter.PANEL else Role.REFEREE
        self._do(Rule(role=role, valid=valid))


def _shown_time(view: View, seat: int) -> int:
    left = view.time_left_ms[seat]
    return view.time_used_ms[seat] if left is None else left
