"""Tables for tests: decks stacked so that hands and piles are known."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from leggio.games.verbum import Deck, Game, RefusedError
from leggio.games.verbum.cards import deck_of
from leggio.games.verbum.state import Phase

NAMES = ("Anna", "Bea", "Carlo", "Dino", "Ebe", "Furio")
REST = "AEIOLNRSTC" * 3


def exact_deck(cards: str) -> Deck:
    """A deck of just these cards."""
    return deck_of("test", Counter(cards))


def stacked_game(*hands: str, a: str = "A", b: str = REST, words: str = "", **options: object) -> Game:
    """A game with these hands, this card on pile A and this pile B, its top first."""
    deck = exact_deck("".join(hands) + a + b)
    return Game(*NAMES[: len(hands)], words=words.split(), hands=(*hands, a + b), deck=deck, **options)  # type: ignore[arg-type] # options also hold Game's own keywords


def first_game(*hands: str, a: str = "A", b: str = REST, words: str = "", **options: object) -> Game:
    """The same by the first version of the rules, by which old games are read for ever."""
    return stacked_game(*hands, a=a, b=b, words=words, version=1, **options)


def phase_of(game: Game) -> Phase:
    """What the table is waiting for, asked anew each time."""
    return game.state.phase


def to_last_round(game: Game) -> None:
    """Everyone draws from B and discards what they drew until the last round."""
    while game.state.last_round is None:
        card = game.draw()
        game.discard(card)


@contextmanager
def refuses(game: Game, code: str, paragraph: str, **detail: object) -> Iterator[None]:
    """What happens inside is refused with this code, paragraph and detail, and the table stays as it was."""
    before, logged = game.state, len(game.log)
    with pytest.raises(RefusedError) as caught:
        yield
    refusal = caught.value.refusal
    assert (refusal.code, refusal.article) == (code, paragraph)
    assert {name: refusal.detail.get(name) for name in detail} == detail
    assert game.state == before
    assert len(game.log) == logged
