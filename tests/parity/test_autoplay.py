"""The kernel's own games come to the turns and points that the same games come to under the rules of the table."""

import pytest

from leggio.engine import autoplay, word_graph
from leggio.games.scarabeo import SCARABEO
from leggio.games.scarabeo.rules import VOWELS
from leggio.games.scarabeo.score import scarabs_left, tiles_left
from leggio.games.scrabble import FIGS
from leggio.kernel import Graph
from support.invented_words import WORDS
from support.replayed_autoplay import Bag, game_seed, play_game

GAMES = 6


@pytest.fixture(scope="module")
def graph() -> Graph:
    """The invented words."""
    return word_graph(WORDS)


def test_games_of_scrabble(graph: Graph) -> None:
    """art. 34, 39, 40: draws, exchanges, the end and what is left, game by game."""

    def exchanged(rack: str, bag: Bag) -> str | None:
        if len(bag.tiles) < max(FIGS.exchange_needs, len(rack)):
            return None
        drawn = bag.refill("", FIGS.rack_size)
        bag.put_back(rack)
        return drawn

    turns = points = 0
    for game in range(GAMES):
        seed = game_seed(5, game)
        played, scores, racks, out, _ = play_game(
            graph, FIGS.name, FIGS.tiles, 15, FIGS.rack_size, seed, exchanged, lambda _: FIGS.scoreless_each
        )
        left = [FIGS.tiles.total(rack) for rack in racks]
        turns += played
        points += sum(scores) - sum(left) + (0 if out is None else left[1 - out])
    result = autoplay(graph, games=GAMES, seed=5, threads=2)
    assert (result.turns, result.points) == (turns, points)


def test_games_of_scarabeo(graph: Graph) -> None:
    """Scarabeo, art. 21, 23, 30, 32-34: flying scarabs, the one exchange there is, a deadlock, who closes gains."""
    rules = SCARABEO

    def exchanged(rack: str, bag: Bag) -> str | None:
        kinds = {tile in VOWELS for tile in rack}
        if len(rack) < rules.rack_size or "?" in rack or len(kinds) > 1 or not bag.tiles:
            return None
        bag.put_back(rack)
        return bag.refill("", rules.rack_size)

    def idle_each(empty: bool) -> int:
        return rules.idle_each_bag_empty if empty else rules.idle_each

    turns = points = flown = 0
    for game in range(GAMES):
        seed = game_seed(9, game)
        played, scores, racks, out, swaps = play_game(
            graph, rules.name, rules.tiles, 17, rules.rack_size, seed, exchanged, idle_each
        )
        left = [tiles_left(rules, rack) + scarabs_left(rules, rack) for rack in racks]
        turns += played
        flown += swaps
        points += sum(scores) - sum(left) + (0 if out is None else left[1 - out])
    result = autoplay(graph, games=GAMES, seed=9, threads=2, rules="scarabeo")
    assert (result.turns, result.points) == (turns, points)
    assert flown, "no scarab flew: another seed would tell more"


@pytest.mark.parametrize("rules", ["figs", "figs-previous", "scarabeo"])
def test_a_seed_is_the_same_games_on_any_number_of_threads(graph: Graph, rules: str) -> None:
    """The fingerprint is of every play of every game, swaps included."""
    one = autoplay(graph, games=10, seed=3, threads=1, rules=rules)
    assert autoplay(graph, games=10, seed=3, threads=3, rules=rules) == one
    assert autoplay(graph, games=10, seed=4, threads=1, rules=rules).fingerprint != one.fingerprint
