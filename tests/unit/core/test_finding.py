"""The port for best plays."""

from leggio.core.finding import finder_of
from leggio.core.verdicts import WordList
from leggio.engine.duplicate import duplicate_judge


def test_a_judge_may_be_a_finder() -> None:
    """One that knows best plays is one, a plain list or nothing is not."""
    judge = duplicate_judge(["casa"])
    assert finder_of(judge) is judge
    assert finder_of(WordList(frozenset({"CASA"}))) is None
    assert finder_of(None) is None
