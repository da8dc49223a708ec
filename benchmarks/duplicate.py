"""What Duplicate costs: a slip in a small and in a large hall, a round closed, a view, a whole evening.

    python benchmarks/duplicate.py [--players 200] [--rounds 25] [--hall 500]

Slips are plays that the engine finds, good and bad, with some nonsense among them, by the bundled lexicon. The halls
are compared by a judge that only says yes or no, the evening has one that says why. Time is that of the processor;
figures are of one run on one machine, so the ratios are what to compare.
"""

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from statistics import mean, quantiles
from time import process_time_ns

import msgspec

from leggio.cli.lexicons import lexicon_of
from leggio.core.board import Direction
from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.engine import Position
from leggio.engine.duplicate import DuplicateJudge
from leggio.games.duplicate import audit, replay
from leggio.games.duplicate.commands import AnyCommand, CloseRound, Draw, HandIn, Join, Open
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import AnyEvent
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.rules import Options
from leggio.games.duplicate.state import State
from leggio.games.duplicate.view import Watcher, view
from leggio.kernel import Graph
from leggio.lexicon.opinion import LexiconJudge

SLIPS = 100  # at least, of each hall
Timings = dict[str, list[float]]  # microseconds, by command


class Listed:
    """A judge that says yes or no and nothing more: what remains is the cost of the game itself."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph

    def judge(self, word: str) -> Verdict:
        """Valid when the graph has it."""
        return Verdict(word, self._graph.contains(word))

    def of_length(self, length: int) -> tuple[str, ...]:
        """Every word of a length."""
        return tuple(self._graph.of_length(length))


class Hall:
    """An event that is timed command by command."""

    def __init__(self, players: int, seed: int, *, explains: bool) -> None:
        self.graph = lexicon_of("figs").graph
        judge = LexiconJudge(lexicon_of("figs")) if explains else Listed(self.graph)
        self.judge = DuplicateJudge(judge, self.graph)
        self.timings: Timings = defaultdict(list)
        self.log: list[AnyEvent] = []
        self.state: State | None = None
        self._rng = random.Random(seed)  # noqa: S311 - made-up players, no secret
        self._chance = SeededChance(seed)
        self.do(Open(rules="figs", options=Options()))
        for number in range(players):
            self.do(Join(player=f"Giocatore {number + 1}"))

    def do(self, command: AnyCommand) -> None:
        """Decide and apply a command."""
        began = process_time_ns()
        outcome = decide(self.state, command, self.judge, self._chance, 0)
        if isinstance(outcome, Rejected):
            raise ValueError(outcome)  # noqa: TRY004 - a refusal is no wrong type
        for event in outcome.events:
            self.state = evolve(self.state, event)
        self.timings[type(command).__name__].append((process_time_ns() - began) / 1000)
        self.log.extend(outcome.events)

    def round(self) -> bool:
        """A draw, everyone's slip, the end of the round; False when the game is over."""
        self.do(Draw())
        state = self.state
        if state is None or state.ended:
            return False
        plays = Position(state.board, state.rack, self.graph).best(60)
        for seat in state.active:
            if self._rng.random() < 0.1:
                self.do(HandIn(seat=seat, square="A1", direction=Direction.ACROSS, word="ZZZ"))
                continue
            play = self._rng.choice(plays)
            squares = (play.square.step(play.direction, step) for step in range(len(play.tiles)))
            word = "".join(
                state.board.at(square) if cell == "." else cell
                for square, cell in zip(squares, play.tiles, strict=True)
            )
            self.do(HandIn(seat=seat, square=play.square.name, direction=play.direction, word=word))
        self.do(CloseRound())
        return self.state is not None and self.state.ended is None


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=200, help="players of the evening")
    parser.add_argument("--rounds", type=int, default=25, help="rounds of the evening")
    parser.add_argument("--hall", type=int, default=500, help="players of the large hall")
    chosen = parser.parse_args(arguments)
    Hall(1, seed=0, explains=True).round()  # what is made only once is not measured
    _print_halls(8, chosen.hall)
    _print_evening(chosen.players, chosen.rounds)


def _print_halls(small: int, large: int) -> None:
    means = []
    for players in (small, large):
        hall = Hall(players, seed=1, explains=False)
        while len(hall.timings["HandIn"]) < SLIPS and hall.round():
            pass
        slips = hall.timings["HandIn"]
        means.append(mean(slips))
        print(f"{players} players: a slip decided and applied {mean(slips):.0f} µs, p99 {_p99(slips):.0f} µs")
        print(f"{players} players: a round closed {mean(hall.timings['CloseRound']) / 1000:.1f} ms")
    print(f"a slip with {large} players against one with {small}: × {means[1] / means[0]:.2f}")


def _print_evening(players: int, rounds: int) -> None:
    hall = Hall(players, seed=2, explains=True)
    began = process_time_ns()
    played = 0
    while played < rounds and hall.round():
        played += 1
    print(f"{players} players, {played} rounds, {len(hall.log)} events: {(process_time_ns() - began) / 1e9:.1f} s")
    state = hall.state
    for name, act in (("replayed", replay), ("audited", audit)):
        began = process_time_ns()
        if act(hall.log) != state:
            raise RuntimeError(f"the log leads elsewhere when {name}")
        print(f"the log {name}: {(process_time_ns() - began) / 1e9:.2f} s")
    for name, who in (("a player's", 0), ("the hall's", Watcher.HALL), ("the desk's", Watcher.DESK)):
        began = process_time_ns()
        if state is None:
            return
        size = len(msgspec.json.encode(view(state, who, 0)))
        print(f"{name} view as JSON: {(process_time_ns() - began) / 1000:.0f} µs, {size} bytes")


def _p99(timings: list[float]) -> float:
    return quantiles(timings, n=100)[98]


if __name__ == "__main__":
    main(sys.argv[1:])
