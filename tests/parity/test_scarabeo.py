"""The kernel on Scarabeo's board: no play is missed, none is made up, every score and every swap is the same."""

import random
from collections import Counter
from pathlib import Path

import pytest

from leggio.core.board import Board, Direction, Square, empty_board
from leggio.core.letters import JOLLY
from leggio.engine import EnginePlay, Position, best_many, count_many, word_graph
from leggio.kernel import Graph, LeaveTable
from support.invented_words import WORDS as INVENTED
from support.scarabeo_reference import LETTERS, Reference, reference_plays

WORDS = tuple(sorted({*INVENTED, "SCARABEO", "SCARABEI", "CARA", "BEO", "RE"}))


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words, and those of art. 28."""
    return word_graph(WORDS)


def random_board(graph: Graph, rng: random.Random, plays: int) -> Board:
    """A board after some plays, with scarabs on it sooner or later."""
    position = Position(empty_board(17), "", graph, rules="scarabeo")
    for _ in range(plays):
        scarabs = sum(cell.islower() for cell in position.board.cells)
        position.rack = "".join(rng.choices("AEIO" + LETTERS, k=7)) + (JOLLY if scarabs < 2 else "E")
        if legal := [play for play in position.plays() if not play.swaps]:
            with_scarab = [play for play in legal if not play.tiles.isupper()]
            position.play(rng.choice(with_scarab or legal), "")
    return position.board


def random_rack(board: Board, rng: random.Random) -> str:
    """Tiles of every kind, those that the board's scarabs stand for among them, and the scarabs still to be had."""
    scarabs = [cell.upper() for cell in board.cells if cell.islower()]
    wanted = "".join(rng.sample(scarabs, rng.randint(0, len(scarabs))))
    free = JOLLY * rng.randint(0, 2 - len(scarabs))
    tiles = wanted + free
    return tiles + "".join(rng.choices("AEIO" + LETTERS, k=rng.choice((8, 8, 8, 5, 2)) - len(tiles)))


def as_reference(play: EnginePlay) -> Reference:
    """A play as the slow generator gives it."""
    return (play.swaps, play.square, play.direction, play.tiles, play.score)


@pytest.mark.parametrize("seed", [0, 1, 5, 7, 10, 11, 14, 22])
def test_plays_scores_and_swaps_agree(graph: Graph, seed: int) -> None:
    """art. 5, 15-16, 21, 24-29: from the first word to a crowded board, with scarabs on rack and board."""
    rng = random.Random(seed)
    board = random_board(graph, rng, plays=seed % 8)
    position = Position(board, random_rack(board, rng), graph, rules="scarabeo")
    found = position.plays()
    kernel = {as_reference(play) for play in found}
    assert len(kernel) == len(found), "a play came twice"
    assert kernel == reference_plays(board, position.rack, WORDS)
    scores = sorted((play.score for play in found), reverse=True)
    for count in (1, 6, 60):
        assert [play.score for play in position.best(count)] == scores[:count]
    across = [play for play in found if not board.is_empty or play.direction is Direction.ACROSS]
    assert position.count() == (len(across), max(scores, default=0))


@pytest.mark.parametrize("seed", range(12))
def test_a_play_with_swaps_leaves_the_tiles_behind(graph: Graph, seed: int) -> None:
    """art. 21: after a play with swaps their squares show the letters, and tiles of rack and board are as many."""
    rng = random.Random(100 + seed)
    board = random_board(graph, rng, plays=6)
    rack = random_rack(board, rng)
    for play in rng.sample(found := Position(board, rack, graph, rules="scarabeo").plays(), min(30, len(found))):
        position = Position(board, rack, graph, rules="scarabeo")
        position.play(play, "")
        after = position.board
        assert all(after.at(square) == board.at(square).upper() for square in play.swaps)
        laid = Counter(JOLLY if cell.islower() else cell for cell in play.tiles.replace(".", ""))
        paid = Counter(board.at(square).upper() for square in play.swaps)
        assert not laid + paid - Counter(rack) - Counter({JOLLY: len(play.swaps)})
        fresh = Position(after, rack[:4], graph, rules="scarabeo")
        position.rack = rack[:4]
        assert {str(each) for each in position.plays()} == {str(each) for each in fresh.plays()}


def test_two_scarabs_give_four_positions(graph: Graph) -> None:
    """art. 21: both letters on the rack: neither scarab, either, or both may be taken, each way once."""
    board = empty_board(17).put(tuple((Square(8, 6 + step), cell) for step, cell in enumerate("CaRa")))
    position = Position(board, "AASBEOTT", graph, rules="scarabeo")
    swaps = {play.swaps for play in position.plays()}
    first, second = Square(8, 7), Square(8, 9)
    assert swaps == {(), (first,), (second,), (first, second)}
    position.rack = "ASBEOTT"
    assert {play.swaps for play in position.plays()} == {(), (first,), (second,)}
    position.rack = "SBEOTT"
    assert {play.swaps for play in position.plays()} == {()}


@pytest.mark.parametrize(
    ("standing", "rack", "prizes"),
    [
        ("", "SCARABEO", 50 + 10 + 100 + 10),
        ("", "SCARABE?", 50 + 100),
        ("C.R..E", "SAABO", 100 + 10),
        ("C.R..E", "SAAB?", 100),
        ("CARA", "SBEO", 0),
        ("SCARABE", "O", 0),
    ],
)
def test_the_prize_of_the_scarab(graph: Graph, standing: str, rack: str, prizes: int) -> None:
    """art. 25, 28, 29: SCARABEO as the main word, no two neighbours of it there before; 10 more a prize if pure."""
    at = 4 + "SCARABEO".find(standing[:2].strip(".") or "S")
    tiles = tuple((Square(8, at + step), cell) for step, cell in enumerate(standing) if cell != ".")
    board = empty_board(17).put(tiles)
    position = Position(board, rack, word_graph([*WORDS, "SCARABE"]), rules="scarabeo")
    found = [play for play in position.plays() if len(play.tiles) == 8 and play.square == Square(8, 4)]
    assert {play.direction for play in found} >= {Direction.ACROSS}
    # From E9 to L9 there is no premium square, and a scarab is worth its letter.
    word = sum({"S": 1, "C": 1, "A": 1, "R": 1, "B": 4, "E": 1, "O": 1}[letter] for letter in "SCARABEO")
    scores = {play.score for play in found if play.direction is Direction.ACROSS and play.tiles.upper()[-1:] in "O."}
    assert scores == {word * (1 if standing else 2) + prizes}


def test_batches_agree_with_single_positions(graph: Graph) -> None:
    """Scarabeo in a batch: the same counts, the same best plays with their swaps, whatever the threads."""
    rng = random.Random(5)
    boards = [random_board(graph, rng, plays=each % 7) for each in range(20)]
    positions = [Position(board, random_rack(board, rng), graph, rules="scarabeo") for board in boards]
    leaves = LeaveTable([(JOLLY, 12_000), ("E", 1_500)])
    counts = count_many(positions, threads=2)
    best = best_many(positions, 3, leaves=leaves, threads=3)
    for index, position in enumerate(positions):
        assert (counts.plays[index], counts.best[index]) == position.count()
        expected = position.best(3, leaves)
        assert [play for rank in range(3) if (play := best.play(index, rank))] == expected


PERFT = Path(__file__).parent / "perft"


def perft(name: str) -> list[tuple[str, tuple[int, int]]]:
    """Positions, and the counts and best scores that the slow generator found in each of them."""
    lines = [line.split("\t") for line in (PERFT / name).read_text("utf-8").splitlines()]
    assert len(lines) == 80
    return [(cgp, (int(count), int(best))) for cgp, count, best in lines]


def test_perft(graph: Graph) -> None:
    """Counts and best scores of 80 positions, all worked out by the slow generator too, pin the kernel for good."""
    for cgp, figures in perft("scarabeo.tsv"):
        assert Position.from_cgp(cgp, graph, rules="scarabeo").count() == figures, cgp


def test_perft_of_the_stricter_reading(graph: Graph) -> None:
    """art. 5: the same positions where every later word holds a tile of the board, as in the rules' first version."""
    for cgp, figures in perft("scarabeo-hold.tsv"):
        position = Position.from_cgp(cgp, graph, rules="scarabeo")
        strict = Position(position.board, position.rack, graph, rules="scarabeo", house=("hold",))
        assert strict.count() == figures, cgp
