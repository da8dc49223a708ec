"""Chances of winning: the tables that come with Leggio, and how they are made."""

import pytest

from leggio.engine import word_graph
from leggio.engine.winning import futures_table, win_model
from leggio.kernel import LeaveTable
from support.invented_words import WORDS


@pytest.mark.parametrize("rules", ["figs", "figs-previous", "scarabeo"])
def test_the_tables(rules: str) -> None:
    """A lead is good, the more so the fewer tiles are unseen; to be on turn is better than not."""
    model = win_model(rules)
    assert 0.5 < model.win_probability(0, 60) < 0.7
    assert model.win_probability(40, 10) > model.win_probability(40, 90) > model.win_probability(0, 90)
    assert model.win_probability(-200, 10) < 0.05


def test_a_table_has_a_line_for_every_number_of_unseen_tiles() -> None:
    """From none to all, whatever the threads; more luck is never less gain."""
    graph = word_graph(WORDS)
    text = futures_table("figs", graph, LeaveTable([]), games=6, seed=1)
    assert futures_table("figs", graph, LeaveTable([]), games=6, seed=1, threads=2) == text
    comment, *rows = text.splitlines()
    assert comment.startswith("# 6 games, seed 1")
    assert [int(row.split()[0]) for row in rows] == list(range(121))
    for row in rows:
        gains = [float(gain) for gain in row.split()[1:]]
        assert len(gains) == 9
        assert gains == sorted(gains)
