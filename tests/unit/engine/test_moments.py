"""Turns of games of the program, and what became of them."""

from itertools import groupby, pairwise

from leggio.engine import word_graph
from leggio.engine.moments import Moment, moments
from leggio.kernel import LeaveTable
from support.invented_words import WORDS


def test_the_turns_of_games() -> None:
    """In order whatever the threads: what one player wins by, the other loses by; unseen tiles grow fewer."""
    graph = word_graph(WORDS)
    played = moments("figs", graph, LeaveTable([]), games=5, seed=3)
    assert moments("figs", graph, LeaveTable([]), games=5, seed=3, threads=2) == played
    games = {game: list(turns) for game, turns in groupby(played, lambda each: each.game)}
    assert list(games) == [0, 1, 2, 3, 4]
    for turns in games.values():
        assert (turns[0].unseen, turns[0].lead) == (113, 0)
        for earlier, later in pairwise(turns):
            assert later.unseen <= max(earlier.unseen, 7)  # with an empty bag it is the rack of the other
            assert later.lead + later.gained == -(earlier.lead + earlier.gained)


def test_who_won() -> None:
    """By the lead at the end; a draw is half a win."""
    assert [Moment(0, 7, lead, 10).won for lead in (-9, -10, -11)] == [1.0, 0.5, 0.0]
