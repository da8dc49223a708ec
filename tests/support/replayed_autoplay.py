"""Games of the best play against itself played again in Python, draw by draw: what the kernel's own must come to."""

from collections.abc import Callable

from leggio.core.board import empty_board
from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.tiles import Distribution, take
from leggio.engine import EnginePlay, Position
from leggio.kernel import Graph

MASK = 2**64 - 1
TILES = JOLLY + ALPHABET


class SplitMix:
    """The kernel's source of chance."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 up to the limit."""
        return self.next() % limit


class Bag:
    """Tiles in the order in which they will come out, the next one last."""

    def __init__(self, tiles: Distribution, chance: SplitMix) -> None:
        self.chance = chance
        self.tiles = [tile for tile in TILES for _ in range(tiles.counts.get(tile, 0))]
        for left in range(len(self.tiles), 1, -1):
            self._swap(left - 1, chance.below(left))

    def refill(self, rack: str, size: int) -> str:
        """The rack with new tiles as long as there are any."""
        return rack + "".join(self.tiles.pop() for _ in range(min(size - len(rack), len(self.tiles))))

    def put_back(self, given: str) -> None:
        """Tiles returned, each to a place at random."""
        for tile in sorted(given, key=TILES.index):
            self.tiles.append(tile)
            self._swap(len(self.tiles) - 1, self.chance.below(len(self.tiles)))

    def _swap(self, one: int, other: int) -> None:
        self.tiles[one], self.tiles[other] = self.tiles[other], self.tiles[one]


def after(rack: str, position: Position, play: EnginePlay) -> str:
    """What a play leaves of a rack: letters paid for scarabs, scarabs taken, tiles laid."""
    paid = "".join(position.board.at(square).upper() for square in play.swaps)
    laid = "".join(JOLLY if cell.islower() else cell for cell in play.tiles if cell != ".")
    left = take((take(rack, paid) or "") + JOLLY * len(play.swaps), laid)
    if left is None:
        raise AssertionError(f"{play} is not to be had from {rack}")
    return left


def game_seed(seed: int, game: int) -> int:
    """Where the chance of one of the games begins."""
    return SplitMix(seed ^ (game * 0xD1342543DE82EF95 & MASK)).next()


def play_game(
    graph: Graph,
    rules: str,
    tiles: Distribution,
    size: int,
    rack_size: int,
    seed: int,
    exchanged: Callable[[str, Bag], str | None],
    idle_each: Callable[[bool], int],
) -> tuple[int, list[int], list[str], int | None, int]:
    """Turns, points of both before the reckoning, their racks, who went out, and how many scarabs flew."""
    bag = Bag(tiles, SplitMix(seed))
    racks = [bag.refill("", rack_size), ""]
    racks[1] = bag.refill("", rack_size)
    position = Position(empty_board(size), "", graph, rules=rules)
    scores, turns, idle, flown = [0, 0], 0, 0, 0
    while idle < 2 * idle_each(not bag.tiles):
        mover = turns % 2
        turns += 1
        position.rack = racks[mover]
        best = next(iter(position.best()), None)
        if best is None:
            idle += 1
            racks[mover] = exchanged(racks[mover], bag) or racks[mover]
            continue
        idle = 0
        flown += len(best.swaps)
        scores[mover] += best.score
        left = after(racks[mover], position, best)
        position.play(best, "")
        racks[mover] = bag.refill(left, rack_size)
        if not racks[mover]:
            return turns, scores, racks, mover, flown
    return turns, scores, racks, None, flown
