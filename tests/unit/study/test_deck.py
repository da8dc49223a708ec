"""Decks: misses come back, soon at first, later and later once they are known."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.study import Deck, Drill, Question, ask
from leggio.study.deck import MOST_CARDS
from leggio.study.spacing import Memory, remembered
from support.study import school

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
NOW = 1_800_000_000_000


def question(key: str = "RE") -> Question:
    """A question about a short word."""
    found = ask(school(), Drill.SHORT, key)
    assert found is not None
    return found


def test_only_a_miss_makes_a_card() -> None:
    """What one knows need not come back."""
    deck = Deck().after(question(), right=True, now=NOW)
    assert not deck.cards
    assert deck.tally(Drill.SHORT).right == 1
    assert deck.next_due() is None
    missed = deck.after(question(), right=False, now=NOW)
    [card] = missed.cards.values()
    assert (card.key, card.misses) == ("RE", 1)
    assert NOW < card.memory.due <= NOW + 10 * MINUTE
    assert missed.due(NOW) == []
    assert missed.due(NOW + 10 * MINUTE) == [card]


def test_a_card_comes_back_later_and_later_until_it_is_known() -> None:
    """Each right answer more than keeps the interval; in the end the card leaves."""
    deck, now, gaps = Deck().after(question(), right=False, now=NOW), NOW, []
    while deck.cards:
        [card] = deck.cards.values()
        gaps.append(card.memory.due - now)
        now = card.memory.due
        deck = deck.after(question(), right=True, now=now)
    assert gaps == sorted(gaps)
    assert gaps[0] <= MINUTE
    assert gaps[-1] > 10 * DAY
    assert len(gaps) < 20


def test_forgetting_brings_a_card_back_at_once() -> None:
    """However well it was known before."""
    deck, now = Deck().after(question(), right=False, now=NOW), NOW
    for _ in range(4):
        now = next(iter(deck.cards.values())).memory.due
        deck = deck.after(question(), right=True, now=now)
    deck = deck.after(question(), right=False, now=now)
    [card] = deck.cards.values()
    assert card.misses == 2
    assert card.memory.due - now <= 10 * MINUTE


def test_the_longest_overdue_comes_first() -> None:
    """And cards of other drills only if they are wanted."""
    deck = Deck().after(question("RE"), right=False, now=NOW).after(question("DI"), right=False, now=NOW + MINUTE)
    assert [card.key for card in deck.due(NOW + DAY)] == ["RE", "DI"]
    assert deck.due(NOW + DAY, Drill.HOOKS) == deck.of(Drill.HOOKS) == []
    assert len(deck.due(NOW + DAY, Drill.SHORT)) == len(deck.of(Drill.SHORT)) == 2
    assert [card.key for card in deck.without(deck.due(NOW + DAY)[0]).cards.values()] == ["DI"]


def test_streaks() -> None:
    """A miss ends one; the longest is remembered."""
    deck = Deck()
    for right in (True, True, True, False, True):
        deck = deck.after(question(), right=right, now=NOW)
    tally = deck.tally(Drill.SHORT)
    assert (tally.asked, tally.right, tally.streak, tally.best_streak) == (5, 4, 1, 3)
    assert deck.tally(Drill.HOOKS).asked == 0


def test_a_deck_is_bounded() -> None:
    """Beyond so many cards those that are known best make room."""
    deck = Deck().after(question(), right=False, now=NOW)
    [card] = deck.cards.values()
    many = {str(number): msgspec.structs.replace(card, key=str(number)) for number in range(MOST_CARDS)}
    late = msgspec.structs.replace(card, key="late", memory=msgspec.structs.replace(card.memory, due=NOW + 300 * DAY))
    full = Deck({**many, late.name: late}).after(question("DI"), right=False, now=NOW)
    assert len(full.cards) == MOST_CARDS
    assert late.name not in full.cards


@given(st.lists(st.tuples(st.booleans(), st.integers(-DAY, 400 * DAY)), min_size=1, max_size=12))
@settings(max_examples=60, deadline=None)
def test_any_history_leaves_a_memory_that_makes_sense(history: list[tuple[bool, int]]) -> None:
    """Late, early, or with a clock that was set back; a memory is the same after a file as before."""
    memory: Memory | None = None
    now = NOW
    for right, passed in history:
        now += passed
        memory = remembered(memory, right=right, now=now)
        assert memory.stability > 0
        assert 1 <= memory.difficulty <= 10
        assert memory.due > now - DAY
        assert msgspec.json.decode(msgspec.json.encode(memory), type=Memory) == memory
        assert remembered(memory, right=True, now=now) == remembered(memory, right=True, now=now)
