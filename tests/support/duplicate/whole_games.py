"""Whole evenings at random: players who find good plays, bad ones and nonsense, a desk that does everything it may."""

import random
from collections.abc import Callable, Iterator
from functools import cache

from leggio.core.board import EMPTY, Direction
from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import WordList
from leggio.engine import Position, word_graph
from leggio.engine.duplicate import DuplicateJudge
from leggio.games.common.state import is_mixing
from leggio.games.duplicate.commands import (
    Announce,
    AnyCommand,
    CloseRound,
    Correct,
    Draw,
    EndGame,
    EnterSlip,
    Extend,
    HandIn,
    Join,
    Open,
    Penalise,
    Register,
    Remark,
    Remove,
    ReplaceDraw,
    Resign,
    Resume,
    RunWatch,
    Start,
    StopWatch,
    Suspend,
    Tick,
    Warn,
)
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import AnyEvent
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.rules import Drawing, Master, Options
from leggio.games.duplicate.state import Phase, State
from leggio.kernel import Graph
from support.invented_words import WORDS

MOST_COMMANDS = 400
NAMES = ("Anna", "Bea", "Carlo", "Dino", "Eva", "Fabio", "Gina", "Ugo", "ANNA", "", "x" * 50)


@cache
def words() -> Graph:
    """The words of these evenings."""
    return word_graph(WORDS)


@cache
def judge() -> DuplicateJudge:
    """Their judge."""
    return DuplicateJudge(WordList(frozenset(WORDS)), words())


class Evening:
    """One event at random, with its log and what was refused."""

    def __init__(self, seed: int, *, rules: str = "figs", watch: Callable[["Evening"], None] = lambda _: None) -> None:
        self.rng = random.Random(seed)
        self.now = 0
        self.log: list[AnyEvent] = []
        self.refused: list[str] = []
        self.state: State | None = None
        self._chance = SeededChance(seed)
        self._watch = watch
        self._mixers = random.Random(f"mixing {seed}")  # apart: the rest of an evening is what it would be without
        players, options = NAMES[: self.rng.randrange(5)], self._options()
        sealed = options.drawing is Drawing.COMPUTER
        announced = "Lotto di domani, ruota di Roma" if sealed and self._mixers.random() < 0.3 else ""
        self.do(Open(rules=rules, players=players, options=options, announced=announced))

    def _options(self) -> Options:
        rng = self.rng
        return Options(
            letters=rng.choice((7, 7, 7, 8)),
            round_ms=rng.choice((180_000, 150_000, 20_000, None)),
            warning_ms=rng.choice((0, 10_000)),
            early_rounds=rng.choice((0, 2, 15)),
            early_kinds=rng.choice((1, 2, 3)),
            late_kinds=rng.choice((1, 1, 3)),
            master=rng.choice(tuple(Master)),
            solo_from=rng.choice((1, 2, 16)),
            drawing=rng.choice((Drawing.COMPUTER, Drawing.COMPUTER, Drawing.DESK)),
            most_rounds=rng.choice((None, None, 3)),
        )

    def play(self) -> "Evening":
        """Do things at random until it is over, or everyone is tired."""
        for command, _ in zip(self._commands(), range(MOST_COMMANDS), strict=False):
            self.do(command)
            if self.state and self.state.ended:
                break
        return self

    def do(self, command: AnyCommand) -> None:
        """Decide a command; what is refused changes nothing."""
        before = self.state
        outcome = decide(before, command, judge(), self._chance, self.now)
        if isinstance(outcome, Rejected):
            self.refused.append(outcome.code)
            return
        for event in outcome.events:
            self.state = evolve(self.state, event)
        self.log.extend(outcome.events)
        self._watch(self)

    def _commands(self) -> Iterator[AnyCommand]:
        rng = self.rng
        while self.state is not None:
            if rng.random() < 0.1:
                self.now += rng.choice((1, 999, 5_000, 60_000, 200_000))
                yield Tick()
            elif self.state.suspended is not None:
                yield rng.choice(
                    (Resume(), Resume(), Draw(), HandIn(seat=0, square="H8", direction=Direction.DOWN, word="RE"))
                )
            elif rng.random() < 0.3:
                yield self._mischief(self.state)
            else:
                yield self._sensible(self.state)

    def _sensible(self, state: State) -> AnyCommand:
        rng = self.rng
        match state.phase:
            case Phase.BETWEEN if is_mixing(state) and self._mixers.random() < 0.7:
                return Announce(value="4 8 15 16 23", name="Nora")
            case Phase.BETWEEN:
                return Draw(tiles=self._typed(state), start=rng.random() < 0.7)
            case Phase.DRAWN:
                return Start()
            case Phase.PLAYING if rng.random() < 0.75 and state.active:
                return self._slip(state, rng.choice(state.active))
            case _:
                return CloseRound(name=rng.choice(("", "Nora")))

    def _typed(self, state: State) -> str:
        """What a desk would draw from a real bag, where there is one."""
        if state.options.drawing is Drawing.COMPUTER:
            return ""
        pool = state.bag.tiles + state.rack
        return "".join(self.rng.sample(pool, min(state.options.letters, len(pool))))

    def _writing(self, state: State) -> tuple[str, Direction, str]:
        rng = self.rng
        plays = Position(state.board, state.rack[:7], words()).best(rng.choice((1, 3, 40))) if state.rack else []
        if not plays or rng.random() < 0.2:
            square = rng.choice(("H8", "A1", "O15", "Z99", "", "H" * 9))
            return square, rng.choice(tuple(Direction)), rng.choice((*WORDS[:20], "re", "RE?", "", "\n", "MIcI"))
        play = rng.choice(plays)
        squares = (play.square.step(play.direction, step) for step in range(len(play.tiles)))
        cells = (state.board.at(at) if cell == EMPTY else cell for at, cell in zip(squares, play.tiles, strict=True))
        return play.square.name, play.direction, "".join(cells)

    def _slip(self, state: State, seat: int) -> AnyCommand:
        square, direction, word = self._writing(state)
        if self.rng.random() < 0.2:
            return EnterSlip(whom=seat, square=square, direction=direction, word=word)
        return HandIn(seat=seat, square=square, direction=direction, word=word)

    def _mischief(self, state: State) -> AnyCommand:
        rng = self.rng
        seat = rng.randrange(-1, len(state.roll) + 1)
        square, direction, word = self._writing(state)
        return rng.choice(
            (
                lambda: Join(player=rng.choice(NAMES)),
                lambda: Register(player=rng.choice(NAMES), name="Nora"),
                lambda: Resign(seat=seat),
                lambda: Remove(whom=seat),
                lambda: Draw(tiles=rng.choice(("", "AEBCDEF", "ZZZZZZZ", "boh"))),
                lambda: ReplaceDraw(tiles=self._typed(state), start=rng.random() < 0.5),
                Start,
                StopWatch,
                RunWatch,
                lambda: Extend(by_ms=rng.choice((0, 1000, 60_000))),
                lambda: HandIn(seat=seat, square=square, direction=direction, word=word),
                lambda: EnterSlip(whom=seat, square=square, direction=direction, word=word),
                lambda: Correct(
                    whom=seat,
                    round=rng.randrange(len(state.rounds) + 2),
                    square=square,
                    direction=direction,
                    word=word,
                    valid=rng.choice((None, None, True, False)),
                ),
                lambda: Warn(whom=seat, text=rng.choice(("Piano", ""))),
                lambda: Penalise(whom=seat, points=rng.choice((-5, 0, 5, 10)), text="Ritardo"),
                lambda: Remark(seat=seat, text=rng.choice(("Ecco", "\x07"))),
                CloseRound,
                Suspend,
                Resume,
                lambda: EndGame() if rng.random() < 0.03 else Tick(),
                lambda: Open(rules="figs", options=Options()),
            )
        )()
