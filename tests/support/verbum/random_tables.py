"""Tables at random: who sits there, what they agreed on, which deck, and how people behave."""

import random

import msgspec

from leggio.games.verbum import Deck, standard_decks
from leggio.games.verbum.cards import deck_of
from leggio.games.verbum.commands import Open
from leggio.games.verbum.rules import VERBUM, Contests, Options
from support.verbum.tables import NAMES

SEATS = VERBUM.seats
SALTED = "AEIOU" * 3 + "LNRSTCDMPZ?%!&" * 2


class Temper(msgspec.Struct, frozen=True):
    """How the people of one game behave: shares of what they do, and how long they take."""

    mischief: float
    laying: float
    special: float
    doubting: float
    from_a: float
    discarding: float
    step_ms: int


def random_temper(rng: random.Random) -> Temper:
    """People of any kind."""
    return Temper(
        mischief=rng.choice((0.0, 0.2, 0.5)),
        laying=rng.choice((0.05, rng.uniform(0.1, 0.8))),
        special=rng.uniform(0.1, 0.9),
        doubting=rng.uniform(0, 0.6),
        from_a=rng.uniform(0, 0.6),
        discarding=rng.choice((0.05, 0.5)),
        step_ms=rng.choice((0, 500, 5_000, 60_000)),
    )


def random_open(rng: random.Random, seats: int) -> Open:
    """A table of that many seats with options and deck at random."""
    options = Options(
        categories=rng.choice((("words",), ("words", "provinces"), ("animali",))),
        minimum=rng.choice((2, 2, 3)),
        minimum_abbreviation=rng.choice((None, 2)),
        free_turn=rng.random() < 0.4,
        open_hands=rng.random() < 0.2,
        contests=rng.choice(list(Contests)),
        contest_ms=rng.choice((20_000, 5_000, None, 0)),
        turn_ms=rng.choice((None, 60_000, 10_000)),
        starter=rng.randrange(seats),
        takes_back=rng.choice((None, None, None, rng.randrange(seats))),
    )
    version = rng.choice((None, None, 1))
    deck = _deck(rng, seats)
    return Open(
        rules="verbum", rules_version=version, players=NAMES[:seats], options=options, deck=deck, lexicon="test"
    )


def _deck(rng: random.Random, seats: int) -> Deck | None:
    """Ours, or a small one full of special cards: games that are soon over, and where much happens."""
    if rng.random() < 0.3:
        return rng.choice((None, standard_decks().for_players(seats)))
    size = VERBUM.cards_needed(seats) + rng.randint(0, 40)
    cards = [rng.choice(SALTED) for _ in range(size)]
    return deck_of("random", {card: cards.count(card) for card in cards})
