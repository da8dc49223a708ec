"""The kernel and Scarabeo's rules agree: what the kernel plays, a table would let a player play, for as many points."""

import random
from typing import Any

import pytest

from leggio.core.letters import JOLLY
from leggio.engine import EnginePlay, Position, word_graph
from leggio.games.scarabeo import Game
from leggio.games.scarabeo.commands import Play, TakeScarab
from leggio.kernel import Graph
from support.invented_words import WORDS as INVENTED

WORDS = tuple(sorted({*INVENTED, "SCARABEO", "SCARABEI", "CARA", "BEO", "RE"}))
SAMPLED = 12
TURNS = 14


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words, and those of art. 28."""
    return word_graph(WORDS)


@pytest.mark.parametrize("seed", range(40))
def test_the_rules_accept_every_play_at_its_score(graph: Graph, seed: int) -> None:
    """Scarabeo, art. 5, 15-16, 21, 24-29: plays of whole games of two to four, swaps of flying scarabs first.

    By either reading of 2L and 3L, and of what joins a word to the board.
    """
    rng = random.Random(seed)
    players = ("Anna", "Bea", "Carlo", "Dora")[: 2 + seed % 3]
    squares, joining = ("covered", "placed")[seed % 2], ("lengthen", "hold")[seed // 2 % 2]
    table: dict[str, Any] = {"challenges": "void", "starter": 0, "letter_squares": squares, "joining": joining}
    game = Game(*players, words=WORDS, seed=seed, **table)
    while not game.over and len(game.sheet) < TURNS:
        rack = game.state.racks[game.turn]
        found = Position.from_state(game.state, graph).plays()
        with_swaps = [play for play in found if play.swaps]
        # Those with swaps are few and tell most.
        for play in rng.sample(found, min(SAMPLED, len(found))) + with_swaps[:SAMPLED]:
            tried = _copy(game)
            assert _lay(tried, play) == play.score, play
        if not found:
            game.pass_turn()
        else:
            scarabs = [play for play in found if play.swaps or not play.tiles.isupper()]
            _lay(game, rng.choice(scarabs if scarabs and JOLLY in rack else with_swaps or found))


def _copy(game: Game) -> Game:
    """The same table, to try a play on: its state is frozen, its log only grows."""
    twin = Game.__new__(Game)
    twin.__dict__.update(game.__dict__, log=list(game.log))
    return twin


def _lay(game: Game, play: EnginePlay) -> int:
    """Take the scarabs, lay the word, and say what it scored."""
    seat = game.turn
    for square in play.swaps:
        game.do(TakeScarab(seat=seat, square=square.name))
    cells = []
    for step, cell in enumerate(play.tiles):
        where = play.square.step(play.direction, step)
        cells.append(game.state.board.at(where) if cell == "." else cell)
    before = game.state.totals[seat]
    game.do(Play(seat=seat, square=play.square.name, direction=play.direction, word="".join(cells)))
    return game.state.totals[seat] - before
