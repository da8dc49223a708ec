"""Thinking for another program: in a thread of its own, with a move ready from the first moment on."""

import random
import threading
import time
from collections.abc import Callable, Iterator

import msgspec

from leggio.core.tiles import take
from leggio.engine.bots import Bot
from leggio.engine.bots.decision import Exchange, Lay, Move, Pass, SwapAll
from leggio.engine.bots.sight import Sight
from leggio.engine.bots.situation import Situation
from leggio.engine.leaves import trained_leaves
from leggio.engine.position import Found
from leggio.engine.thinking import Budget, player
from leggio.kernel import BoardPosition, Graph, solve_endgame

SLICE = 0.1  # seconds between two looks at the clock
MARGIN = 0.02  # of the time given: what telling takes
CANDIDATES = 15
ROUNDS = 100  # iterations of a slice, where they are counted and not timed

Kernel = tuple[Found | None, str | None]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How long to think; with none of them, as long as the level does at a table."""

    movetime: int | None = None  # milliseconds
    iterations: int | None = None
    infinite: bool = False
    lines: int = 1  # how many moves are told of

    @property
    def is_timed(self) -> bool:
        """Whether it says anything about time at all."""
        return self.infinite or self.movetime is not None or self.iterations is not None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What is thought of one move so far."""

    move: Move
    spread: float | None = None  # mean lead at the end of what was looked at, from now on
    win: float | None = None
    iterations: int = 0
    exact: bool = False


Told = Callable[[list[Line], int], None]  # lines, the best first, and milliseconds


class Search:
    """One question. `told` hears of progress, `done` of the answer, once; both may come from another thread."""

    def __init__(
        self,
        *,
        bot: Bot,
        situation: Situation,
        graph: Graph,
        limits: Limits,
        threads: int,
        seed: int,
        told: Told,
        done: Callable[[Move], None],
    ) -> None:
        self._bot = bot
        self._situation = situation
        self._graph = graph
        self._limits = limits
        self._threads = threads
        self._rng = random.Random(f"leggio-engine-1\n{seed}\n{situation.board.cells}\n{situation.rack}")  # noqa: S311
        self._told = told
        self._done = done
        self._position = BoardPosition(situation.book.board, graph, situation.board.cells)
        self._best: Move | None = None
        self._lock = threading.Lock()
        self._answered = False
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._think, daemon=True)
        self._begun = time.monotonic()

    def start(self) -> None:
        """Begin to think; when the time given is over it answers, whatever is still being counted."""
        self._thread.start()
        if self._limits.movetime is not None:
            clock = threading.Timer(max(0.0, self._left()), self.stop)
            clock.daemon = True
            clock.start()

    def stop(self) -> None:
        """Answer at once with the best move so far; what is being counted is thrown away."""
        self._stop.set()
        best = self._best
        self._answer(self._static() if best is None else best)

    def wait(self) -> None:
        """Until nothing of it is left running."""
        self._thread.join()

    def _think(self) -> None:
        if self._bot.level.thinks and self._limits.is_timed and len(self._situation.others) == 1:
            self._best = self._static()
            if not self._swaps_all():
                for lines in self._deepening():
                    self._best = lines[0].move
                    self._tell(lines)
        else:
            self._best = self._bot.move(self._situation, self._rng)
            self._tell([Line(move=self._best)])
        if self._limits.infinite:
            self._stop.wait()
        self._answer(self._best)

    def _answer(self, move: Move) -> None:
        with self._lock:
            if self._answered:
                return
            self._answered = True
            self._done(self._as_the_rules_have_it(move))

    def _tell(self, lines: list[Line]) -> None:
        with self._lock:
            if not self._answered:
                most = max(self._limits.lines, 1)
                self._told(lines[:most], round(1000 * (time.monotonic() - self._begun)))

    def _as_the_rules_have_it(self, move: Move) -> Move:
        """Where only a whole rack of one kind may be exchanged, that is better than to pass."""
        situation = self._situation
        kind, rack = situation.book.exchange_kind, situation.rack
        if not kind or not isinstance(move, Pass | Exchange):
            return move
        whole = len(rack) == situation.book.rack_size and situation.bag > 0 and rack.isalpha()
        return Exchange(rack) if whole and len({tile in kind for tile in rack}) == 1 else Pass()

    def _static(self) -> Move:
        """The best by points and what stays on the rack: there at once."""
        situation = self._situation
        leaves = situation.last_leaves or trained_leaves(situation.book.name)
        found = self._position.best(situation.rack, 1, leaves)
        return self._move((found[0], None)) if found else Pass()

    def _swaps_all(self) -> bool:
        """Whether its level changes a whole rack for nothing; then that is the answer."""
        if self._situation.may_swap_all and isinstance(self._bot.move(self._situation, self._rng), SwapAll):
            self._best = SwapAll()
            return True
        return False

    def _deepening(self) -> Iterator[list[Line]]:
        """What is thought of the best moves, again and again, until time is up."""
        return self._ends() if not self._situation.bag else self._samples()

    def _left(self) -> float:
        """Seconds left; without a limit of time, as many as one likes."""
        if self._limits.movetime is None:
            return float("inf")
        return self._limits.movetime / 1000 - MARGIN - (time.monotonic() - self._begun)

    def _ends(self) -> Iterator[list[Line]]:
        """Nothing left to draw: the end is searched again with more time each time, until it is proven."""
        situation, other = self._situation, self._situation.unseen
        seconds = 2 * SLICE
        while not self._stop.is_set() and (left := self._left()) > 0:
            exact, points, _, _, found = solve_endgame(
                position=self._position,
                rack=situation.rack,
                other=other,
                course=situation.book.course,
                scoreless=situation.scoreless,
                nodes=self._limits.iterations or 0,
                seconds=0 if self._limits.iterations else min(seconds, left),
            )
            yield [Line(move=self._move(found), spread=points, exact=exact)]
            if exact or self._limits.iterations:
                return
            seconds *= 2

    def _samples(self) -> Iterator[list[Line]]:
        """Games played on with what may be drawn: figures of every slice count together."""
        situation, sums = self._situation, _Sums()
        while True:
            left, rounds = self._left(), self._rounds(sums.iterations)
            if self._stop.is_set() or left <= 0 or rounds <= 0:
                return
            seconds = 0.0 if self._limits.iterations else min(SLICE, left)
            budget = Budget(candidates=CANDIDATES, iterations=rounds, seconds=seconds, threads=self._threads)
            found, samples, _ = player(situation.book.name, budget).simulate(
                position=self._position,
                rack=situation.rack,
                unseen=situation.unseen,
                other_tiles=situation.others[0],
                spread=situation.spread,
                course=situation.book.course,
                seed=self._rng.getrandbits(63),
            )
            sums.add(found, samples)
            yield [
                Line(move=self._move(move), spread=mean, win=win, iterations=times)
                for move, times, mean, win in sums.ranked()
            ]
            if len(found) < 2 or not samples:
                return

    def _rounds(self, done: int) -> int:
        """Iterations of the next slice."""
        if self._limits.iterations is None:
            return 1_000_000
        return min(ROUNDS, self._limits.iterations - done)

    def _move(self, found: Kernel) -> Move:
        """A move of the kernel as a bot's."""
        play, kept = found
        if play is not None:
            (seen,) = Sight(self._situation, self._graph).described([play])
            return Lay(seen.square, seen.direction, seen.word, seen.score, seen.swaps)
        given = "" if kept is None else take(self._situation.rack, kept) or ""
        return Exchange(given) if given and self._situation.may_exchange else Pass()


class _Sums:
    """Figures of moves over several slices."""

    def __init__(self) -> None:
        self.iterations = 0
        self._found: dict[Kernel, tuple[int, float, float]] = {}  # iterations, sum of points, sum of wins

    def add(self, found: list[tuple[Kernel, int, float, float, float, bool]], samples: int) -> None:
        """What one slice found."""
        self.iterations += samples
        for move, times, mean, _, win, _ in found:
            before = self._found.get(move, (0, 0.0, 0.0))
            self._found[move] = (before[0] + times, before[1] + times * mean, before[2] + times * win)

    def ranked(self) -> list[tuple[Kernel, int, float, float]]:
        """The best first: by chance of winning, then by points. Those hardly looked at, for they were bad, are last."""
        most = max(times for times, _, _ in self._found.values())
        figures = [
            (move, times, points / max(times, 1), wins / max(times, 1))
            for move, (times, points, wins) in self._found.items()
        ]
        return sorted(figures, key=lambda each: (4 * each[1] < most, -each[3], -each[2]))
