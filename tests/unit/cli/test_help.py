"""`--help`, in both languages at once."""

import pytest

from support.terminal import run


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("Gioca una partita a questo terminale", "Play a game at this terminal"),
        ("Conta le giocate di ogni posizione", "Count the plays of each position"),
    ],
)
def test_the_list_of_commands_speaks_both_languages(italian: str, english: str) -> None:
    """Summaries are not cut at the end of the first language."""
    shown = " ".join(run("--help").out.split())
    assert italian in shown
    assert english in shown


def test_perft_explains_its_figures_in_both_languages() -> None:
    """What a line may expect is told twice."""
    shown = " ".join(run("perft", "--help").out.split())
    assert "Dopo un tabulatore" in shown
    assert "After a tab" in shown
