"""Scarabs at the end: thirty points lost by whoever holds one, thirty gained by whoever closes."""

import random
from dataclasses import replace as changed

import pytest
from msgspec.structs import replace

from leggio.core.board import Direction, Square
from leggio.core.letters import tile_of
from leggio.engine import word_graph
from leggio.engine.bots import LEVELS, Bot, Lay, Pass
from leggio.engine.bots.decision import Move
from leggio.engine.bots.situation import Situation
from leggio.engine.bots.thinking import Thinking
from leggio.engine.scarabeo.bot import situation, want
from leggio.engine.thinking import Budget
from leggio.games.scarabeo.commands import Play, TakeScarab
from leggio.games.scarabeo.view import view
from support.scarabeo.tables import late_game

SEEDS = 30
OTHERS = ("B?CD", "LMN", "PRST")
THINKING = Budget(candidates=4, iterations=16, seconds=0, endgame_nodes=3000, endgame_seconds=0)


def turn(rack: str, others: int, standing: str = "CONTARE") -> Situation:
    """The turn of the first seat with a word on the board: nothing is in the bag, and there are no other tiles."""
    board = {"E9 orizz.": standing}
    game = late_game(rack, *OTHERS[:others], board=board, words="ZA", challenges="void")
    at = situation(view(game.state, 0, game.state.now), 0)
    there = "".join(map(tile_of, standing)) + "".join(game.state.racks)
    counts = {tile: there.count(tile) for tile in at.book.tiles.counts}
    return replace(at, book=changed(at.book, tiles=replace(at.book.tiles, counts=counts)))


def bot(level: str, words: str) -> Bot:
    """A bot of a level that knows these words and no others."""
    thinking = Thinking("scarabeo", THINKING) if LEVELS[level].thinks else None
    return Bot(LEVELS[level], word_graph(sorted({*words.split(), "CONTARE"})), thinking=thinking)


@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_a_scarab_is_laid_before_the_end(level: str, others: int) -> None:
    """Art. 30, 33: ZA with the Z scores as much and leaves a scarab, which costs three times what a Z does."""
    at = turn("Z?", others)
    player = bot(level, "ZA CONTAREM")
    for seed in range(SEEDS):
        decision = player.move(at, random.Random(seed))
        assert isinstance(decision, Lay)
        assert not decision.word.isupper(), (seed, decision)


@pytest.mark.parametrize("others", [1, 2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_no_scarab_is_taken_at_the_end_to_be_kept(level: str, others: int) -> None:
    """Art. 21, 30, 33: with nothing left to draw nobody takes a second scarab to lay one and stay with the other."""
    at = turn("?M", others, standing="CONTAREm")
    player = bot(level, "ZA MA CONTAREM")
    for seed in range(SEEDS):
        decision = player.move(at, random.Random(seed))
        assert isinstance(decision, Lay)
        assert not decision.swaps, (seed, decision)


@pytest.mark.parametrize(("others", "gained"), [(1, 78), (2, 67.5), (3, 68)])
def test_what_the_others_hold_counts_for_going_out(others: int, gained: float) -> None:
    """Art. 30, 33: a scarab among the tiles nobody has seen is worth thirty to the closer, and its holder loses it."""
    assert turn("Z", others).going_out == gained


class OfTwoMinds(Bot):
    """Lays ZA with the scarab of CONTAREm where it has the M for it, and gives up its turn where it has not."""

    def move(self, situation: Situation, rng: random.Random) -> Move:
        """By the rack alone."""
        del rng
        if "M" not in situation.rack:
            return Pass()
        return Lay(Square(7, 8), Direction.DOWN, "zA", 9, (Square(8, 11),))


def test_a_scarab_is_laid_in_the_word_it_was_taken_for() -> None:
    """Art. 21: a scarab taken off the board goes where it was meant to go, whatever else comes to mind."""
    game = late_game("MO", "BCDF", board={"E9 orizz.": "CONTAREm"}, words="ZA CONTAREM", challenges="void")
    player = OfTwoMinds(LEVELS["facile"], word_graph(["CONTAREM", "ZA"]))
    taken = want(view(game.state, 0, game.state.now), 0, player)
    assert taken == TakeScarab(seat=0, square="L9")
    game.do(taken)
    laid = want(view(game.state, 0, game.state.now), 0, player)
    assert laid == Play(seat=0, square="I8", direction=Direction.DOWN, word="zA")
