"""The kernel, the rules and a slow generator agree: no play is missed, none is made up, every score is the same."""

import random

import pytest

from leggio.core.board import Board, empty_board
from leggio.core.outcome import Rejected
from leggio.engine import EnginePlay, Position, word_graph
from leggio.games.figs import bonus, score_words
from leggio.games.scrabble import FIGS, Game
from leggio.games.scrabble.commands import Play
from leggio.games.scrabble.conduct import fit
from leggio.kernel import Graph
from support.invented_words import WORDS
from support.reference_generator import random_rack, reference_plays


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words."""
    return word_graph(WORDS)


def random_board(graph: Graph, rng: random.Random, plays: int) -> Board:
    """A board after some plays, each chosen at random among the legal ones."""
    position = Position(empty_board(FIGS.layout.size), random_rack(rng), graph)
    for _ in range(plays):
        position.rack = random_rack(rng, jollies=rng.choice((0, 0, 1)))
        if legal := position.plays():
            position.play(rng.choice(legal), "")
    return position.board


@pytest.mark.parametrize("seed", [0, 1, 5, 7, 10, 11, 14, 22])
def test_no_play_is_missed_and_none_made_up(graph: Graph, seed: int) -> None:
    """art. 3-13: from the empty board to a crowded one, with and without jollies, all plays and scores agree."""
    rng = random.Random(seed)
    board = random_board(graph, rng, plays=seed % 12)
    rack = random_rack(rng, jollies=(0, 0, 1, 2)[seed % 4])[: rng.choice((7, 7, 7, 3, 1))]
    found = Position(board, rack, graph).plays()
    kernel = {(play.square.name, play.direction.value, play.tiles, play.score) for play in found}
    assert len(kernel) == len(found), "a play came twice"
    assert kernel == reference_plays(board, rack, WORDS)


@pytest.mark.parametrize("seed", range(40))
def test_the_rules_accept_every_play_at_its_score(graph: Graph, seed: int) -> None:
    """art. 3-13: what the kernel plays, a table would let a player play, for as many points."""
    rng = random.Random(1000 + seed)
    game = Game("Anna", "Bea", words=WORDS, seed=seed, challenges="void", starter=0)
    while not game.over and len(game.sheet) < 16:
        position = Position.from_state(game.state, graph)
        found = position.plays()
        for play in rng.sample(found, min(25, len(found))):
            word = _whole_word(game, play)
            command = Play(seat=game.turn, square=play.square.name, direction=play.direction, word=word)
            laying = fit(game.state, command)
            assert not isinstance(laying, Rejected), play
            assert sum(each.points for each in score_words(FIGS, laying)) + bonus(FIGS, laying) == play.score
        if found:
            best = position.best()[0]
            assert best.score == max(play.score for play in found)
            assert game.play(f"{best.square.name} {best.direction.value}", _whole_word(game, best)) == best.score
        else:
            game.pass_turn()


def _whole_word(game: Game, play: EnginePlay) -> str:
    cells = []
    for step, cell in enumerate(play.tiles):
        where = play.square.step(play.direction, step)
        cells.append(game.state.board.at(where) if cell == "." else cell)
    return "".join(cells)


@pytest.mark.parametrize("seed", range(30))
def test_pruning_changes_nothing(graph: Graph, seed: int) -> None:
    """The bounds leave out only what could not be among the best: the same equities come out without them."""
    rng = random.Random(2000 + seed)
    position = Position(random_board(graph, rng, plays=seed % 12), random_rack(rng, jollies=seed % 3), graph)
    everything = sorted((play.score for play in position.plays()), reverse=True)
    for count in (1, 3, 20):
        assert [play.score for play in position.best(count)] == everything[:count]


@pytest.mark.parametrize("seed", range(10))
def test_cross_checks_are_kept_as_if_made_anew(graph: Graph, seed: int) -> None:
    """A board reached play by play gives the same plays as the same board set up at once."""
    rng = random.Random(3000 + seed)
    position = Position(empty_board(FIGS.layout.size), random_rack(rng), graph)
    for _ in range(10):
        position.rack = random_rack(rng, jollies=rng.choice((0, 1)))
        if not (legal := position.plays()):
            continue
        position.play(rng.choice(legal), random_rack(rng, jollies=1))
        fresh = Position(position.board, position.rack, graph)
        assert {str(play) for play in position.plays()} == {str(play) for play in fresh.plays()}
