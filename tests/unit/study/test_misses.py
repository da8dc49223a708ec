"""One's own games: what was played much worse than the best comes back as a position to play."""

import pytest

from leggio.engine.analysis import Record, record_of_log
from leggio.games.scrabble import Game
from leggio.notation.log import read_log, write_log
from leggio.study import Appraisal, Deck, Drill, ask, draw, grade
from leggio.study.misses import missed
from leggio.study.practice import Practice
from leggio.study.question import PlayPrompt
from support.study import school

NOW = 1_800_000_000_000


def played() -> tuple[Record, str]:
    """Anna wastes AFGILOZ on IL, Bea exchanges; the record, and the log it comes from."""
    game = Game("Anna", "Bea", words=["il"], racks=["AFGILOZ", "ARMONAE"])
    game.play("G8 orizz.", "IL")
    game.accept()
    game.exchange("ARM")
    text = write_log("scrabble", game.log)
    return record_of_log(read_log(text.encode())), text


def test_only_what_cost_much_is_a_miss() -> None:
    """Of the one who made it; the best play of the position is right, the one that was made is not."""
    record, _ = played()
    here = school()
    [key] = missed(here, record, 0)
    question = ask(here, Drill.MISSES, key)
    assert question is not None
    assert isinstance(question.prompt, PlayPrompt)
    assert (question.prompt.rack, question.prompt.other) == ("AFGILOZ", "")
    best, again = (grade(here, question, answer) for answer in (["zolfa"], ["8G IL"]))
    assert isinstance(best, Appraisal)
    assert isinstance(again, Appraisal)
    assert (best.right, again.right) == (True, False)
    assert again.loss >= 8000
    assert list(missed(here, record, 1)) == []


def test_a_position_with_tiles_needs_a_place() -> None:
    """A word alone could go anywhere."""
    here = school()
    cells = "/".join(["15"] * 7 + ["6IL7"] + ["15"] * 7)
    question = ask(here, Drill.MISSES, f"{cells} ARMONAE/ 0/0 0")
    assert question is not None
    graded = grade(here, question, ())
    assert isinstance(graded, Appraisal)
    best = graded.best[0]
    taken = grade(here, question, [f"{best.where} {best.word}"])
    assert isinstance(taken, Appraisal)
    assert (taken.right, taken.yours) == (True, best)
    assert not isinstance(grade(here, question, [best.word]), Appraisal)


@pytest.mark.parametrize("key", ["", "15/15 A/ 0/0 0", "/".join(["15"] * 15) + " / 0/0 0"])
def test_a_key_that_is_none(key: str) -> None:
    """Decks come from files."""
    assert ask(school(), Drill.MISSES, key) is None


def test_no_chance_gives_ones_own_games() -> None:
    """There is nothing to draw."""
    assert draw(school(), Drill.MISSES, "seed") is None


def test_a_miss_in_a_game_is_a_card_at_once() -> None:
    """Without an answer that counts; a card that is there stays as it is."""
    record, _ = played()
    question = ask(school(), Drill.MISSES, next(missed(school(), record, 0)))
    assert question is not None
    deck = Deck().with_miss(question, NOW)
    [card] = deck.due(NOW)
    assert deck.tally(Drill.MISSES).asked == 0
    later = deck.after(question, right=True, now=NOW)
    assert later.with_miss(question, NOW) == later
    assert card.misses == 1


def test_misses_are_noted_at_the_desk() -> None:
    """Each once, and the question that waits goes on waiting."""
    record, _ = played()
    question = ask(school(), Drill.MISSES, next(missed(school(), record, 0)))
    short = ask(school(), Drill.SHORT, "RE")
    assert question is not None
    assert short is not None
    practice = Practice().asking(short, "open")
    after = practice.noting([question, question], NOW)
    assert (after.open, after.version) == (practice.open, practice.version + 1)
    assert [card.key for card in after.deck.due(NOW, Drill.MISSES)] == [question.key]
