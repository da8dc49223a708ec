"""Thousands of positions of both games: the kernel's plays are those that the rules accept, each at the rules' score.

Every placement of every word of the list that touches something is put to the rules of the game themselves, with the
flying scarabs taken first in every way: what they accept is what the kernel must have found, no more and no less.
"""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from leggio.core.board import Board, Direction, Square, empty_board
from leggio.core.letters import JOLLY
from leggio.core.placing import Laying
from leggio.core.tiles import take
from leggio.engine import EnginePlay, Position, word_graph
from leggio.games import figs, scarabeo, scrabble
from leggio.games.scarabeo import score as scarabeo_score
from leggio.games.scarabeo.commands import Play as ScarabeoPlay
from leggio.games.scarabeo.conduct import fit as scarabeo_fit
from leggio.games.scrabble.commands import Play as ScrabblePlay
from leggio.games.scrabble.conduct import fit as scrabble_fit
from support.line_reference import WordBook, placements

# Short ones that lie along each other, longer ones for the prizes, and those of art. 28 of Scarabeo.
LIST = """
AI AL DA DI DO ED HA HO IL IN IO LA LE LO MI NE NO OD RE SE SI SU TE TI TU UN VA VI ZI AMI ARE ERA ERE ORA OCA ORE REI
RIA SEI TRE UNA VIE AMARE CARO CARA MARE MARI NOTE ONDE RASO RETI SERA TARE AVEVO CANTO SALTI TENDE CANTARE SENTIRE
RIDEVANO AMAREI SALTARE PORTONE RIDENTI SCARABEO SCARABEI BEO QUI ZIA ZIE HOTEL
"""
WORDS = tuple(sorted(LIST.split()))
BOOK, GRAPH = WordBook(WORDS), word_graph(WORDS)
CHUNKS, GAMES, TURNS = 50, 3, 10  # 1500 positions of each game

Found = tuple[tuple[Square, ...], Square, Direction, str, int]  # swaps, square, direction, tiles, score


def as_found(play: EnginePlay) -> Found:
    """A play of the kernel."""
    return play.swaps, play.square, play.direction, play.tiles, play.score


def reads_twice(laying: Laying) -> bool:
    """A single tile that makes a word both ways is one play: the kernel has it across."""
    return len(laying.tiles) == 1 and laying.direction is Direction.DOWN and len(laying.words) > 1


def by_scrabble(board: Board, rack: str) -> Iterator[Found]:
    """What the rules of Scrabble accept, and what they give for it."""
    rules = scrabble.FIGS
    state = replace(scrabble.Game("Anna", "Bea", words=WORDS, seed=1, starter=0).state, board=board, racks=(rack, ""))
    for square, direction, word in placements(board, rack, BOOK):
        laying = scrabble_fit(state, ScrabblePlay(seat=0, square=square.name, direction=direction, word=word))
        if isinstance(laying, Laying) and not reads_twice(laying):
            points = sum(each.points for each in figs.score_words(rules, laying))
            yield (), square, direction, laying.text, points + figs.bonus(rules, laying)


def by_scarabeo(board: Board, rack: str) -> Iterator[Found]:
    """What the rules of Scarabeo accept after each set of scarabs that the rack can pay for (art. 21)."""
    rules = scarabeo.SCARABEO
    state = scarabeo.Game("Anna", "Bea", words=WORDS, seed=1, starter=0).state
    for swaps, after, left in swappings(board, rack):
        turned = replace(state, board=after, racks=(left, ""))
        for square, direction, word in placements(after, left, BOOK):
            laying = scarabeo_fit(turned, ScarabeoPlay(seat=0, square=square.name, direction=direction, word=word))
            if isinstance(laying, Laying) and not reads_twice(laying):
                words = scarabeo_score.score_words(rules, laying, first=after.is_empty)
                prizes = scarabeo_score.prizes(rules, laying)
                points = sum(each.points for each in words) + sum(each.points + each.extra for each in prizes)
                yield swaps, square, direction, laying.text, points


def swappings(board: Board, rack: str) -> Iterator[tuple[tuple[Square, ...], Board, str]]:
    """The board and the rack after every set of swaps, none included."""
    scarabs = [Square(*divmod(index, board.size)) for index, cell in enumerate(board.cells) if cell.islower()]
    for count in range(len(scarabs) + 1):
        for swaps in combinations(scarabs, count):
            letters = "".join(board.at(square).upper() for square in swaps)
            left = take(rack, letters)
            if left is not None:
                yield swaps, board.put(tuple(zip(swaps, letters, strict=True))), left + JOLLY * count


REFERENCES = {
    "figs": (15, 7, scrabble.FIGS.tiles, by_scrabble),
    "scarabeo": (17, 8, scarabeo.SCARABEO.tiles, by_scarabeo),
}


@pytest.mark.parametrize("rules", REFERENCES)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_play_and_score_of_random_games(rules: str, chunk: int) -> None:
    """Scrabble art. 3-13; Scarabeo art. 5, 15-16, 21, 24-29: games of plays at random, looked at turn by turn."""
    size, rack_size, tiles, by_rules = REFERENCES[rules]
    letters = tiles.tiles.replace(JOLLY, "")
    for number in range(GAMES):
        rng = random.Random(f"{rules} {chunk} {number}")
        position = Position(empty_board(size), "", GRAPH, rules=rules)
        for _ in range(TURNS):
            board = position.board
            jollies = rng.choice((0, 0, 0, 1, 1, 2))
            if rules == "scarabeo":
                jollies = min(jollies, 2 - sum(cell.islower() for cell in board.cells))
            # Often enough a tile that a scarab on the board stands for, or nobody could take it.
            wanted = "".join(cell.upper() for cell in board.cells if cell.islower() and rng.random() < 1 / 2)[:3]
            count = rng.choice((rack_size,) * 4 + (3, 1))
            rack = (JOLLY * jollies + wanted + "".join(rng.sample(letters, rack_size)))[:count]
            position.rack = rack
            found = position.plays()
            kernel = {as_found(play) for play in found}
            assert len(kernel) == len(found), "a play came twice"
            assert kernel == set(by_rules(board, rack)), (board, rack)
            best = max((play.score for play in found), default=None)
            assert next((play.score for play in position.best()), None) == best
            if found:
                position.play(rng.choice(sorted(found, key=str)), "")
