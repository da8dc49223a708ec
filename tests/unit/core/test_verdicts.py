"""The plain word list as a judge."""

from leggio.core.verdicts import Verdict, WordList

JUDGE = WordList(frozenset({"AI", "RE", "AMO", "MICIO", "AL"}))


def test_word_list_knows_its_words_and_no_others() -> None:
    """A word is valid when the list has it, and the verdict names the word."""
    assert JUDGE.judge("MICIO") == Verdict("MICIO", valid=True)
    assert JUDGE.judge("MICIA") == Verdict("MICIA", valid=False)


def test_of_length_is_sorted_and_exact() -> None:
    """art. 24: the lists on the table hold every word of that length, in order."""
    assert JUDGE.of_length(2) == ("AI", "AL", "RE")
    assert JUDGE.of_length(3) == ("AMO",)
    assert JUDGE.of_length(4) == ()
