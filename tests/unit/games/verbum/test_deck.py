"""Decks as data: the one that ships, and files that are refused with line and reason. Par. 4, 10."""

import pytest

from leggio.core.letters import ALPHABET
from leggio.games.verbum import DeckError, read_decks, standard_decks
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF, Deck, deck_of, wrong_deck
from leggio.games.verbum.rules import VERBUM, shipped_decks

GOOD = "name mine\nplayers 2 3\nA 9 12\njolly 3 5\ndoppio 1 1\nladro 1 1\ncambio 0 1\n"


@pytest.mark.parametrize("players", VERBUM.seats)
def test_our_deck_suits_every_number_of_players(players: int) -> None:
    """Verbum, par. 4, 14: all kinds of cards, and every letter twice: whatever AA-ZZ stands for can be swapped."""
    deck = standard_decks().decks[players]
    assert len(deck.cards) == {2: 80, 3: 106, 4: 134, 5: 164, 6: 194}[players]
    assert all(count >= 2 for _, count in deck.counts)
    assert {card for card, _ in deck.counts} == {*"ABCDEFGHILMNOPQRSTUVZ", "?", DOUBLE, THIEF, SWAP}
    assert wrong_deck(deck, VERBUM.cards_needed(players)) is None


@pytest.mark.parametrize("players", VERBUM.seats)
def test_letters_are_by_their_frequency(players: int) -> None:
    """Verbum, par. 10: the vowels A, I, E, O come most often, Q and H least; about four letters in nine are vowels."""
    deck = standard_decks().decks[players]
    letters = [card for card in deck.cards if card in ALPHABET]
    by_count = sorted(set(letters), key=letters.count, reverse=True)
    assert set(by_count[:5]) >= {"A", "I", "E"}
    assert {letters.count("Q"), letters.count("H")} == {2}
    assert 0.41 < sum(letter in "AEIOU" for letter in letters) / len(letters) < 0.5


def test_a_deck_of_ones_own_has_every_letter_twice() -> None:
    """Verbum, par. 14: with jollies AA-ZZ in it, the double of a letter that stands once could not be swapped."""
    with pytest.raises(DeckError) as caught:
        read_decks("name mine\nplayers 2\nA 20\nB 1\ndoppio 1\n")
    assert (caught.value.code, caught.value.detail) == ("deck.once", {"card": "B", "players": 2})
    assert read_decks("name mine\nplayers 2\nA 20\nB 1\n").decks[2].count("B") == 1


def test_the_first_deck_is_kept_under_its_name() -> None:
    """Verbum, par. 4: old games were dealt from it, and no other cards go by that name."""
    assert [len(deck.cards) for deck in shipped_decks()["leggio-1"].decks.values()] == [72, 102, 132, 162, 192]
    assert standard_decks().name == "leggio-2"


def test_a_deck_file_has_a_column_for_each_number_of_players() -> None:
    """A file is read into a deck a column; cards that a column has none of are not in it."""
    table = read_decks(GOOD)
    assert table.name == "mine"
    assert table.for_players(2) == deck_of("mine", {"A": 9, "?": 3, DOUBLE: 1, THIEF: 1})
    assert table.for_players(3) == deck_of("mine", {"A": 12, "?": 5, DOUBLE: 1, THIEF: 1, SWAP: 1})
    assert table.for_players(4) is None


@pytest.mark.parametrize(
    ("text", "line", "code", "detail"),
    [
        ("", 0, "deck.no_name", {}),
        ("name mine\n", 0, "deck.no_players", {}),
        ("name\nplayers 2\nA 20", 1, "deck.bad_name", {"longest": 40}),
        (f"name {'x' * 41}\nplayers 2\nA 20", 1, "deck.bad_name", {"longest": 40}),
        ("name one\nname two\n", 2, "deck.name_twice", {}),
        ("players 2\nA 20\n", 0, "deck.no_name", {}),
        ("name mine\nA 20\n", 2, "deck.no_players", {}),
        ("name mine\nplayers\n", 2, "deck.bad_players", {"least": 2, "most": 6}),
        ("name mine\nplayers 2 2\n", 2, "deck.bad_players", {}),
        ("name mine\nplayers 1\n", 2, "deck.bad_players", {}),
        ("name mine\nplayers 7\n", 2, "deck.bad_players", {}),
        ("name mine\nplayers due\n", 2, "deck.bad_number", {"found": "due"}),
        ("name mine\nplayers 2\nplayers 3\n", 3, "deck.players_twice", {}),
        ("name mine\nplayers 2\n\n# joker\njoker 3\n", 5, "deck.unknown_card", {"card": "joker"}),
        ("name mine\nplayers 2\nÀ 3\n", 3, "deck.unknown_card", {"card": "À"}),
        ("name mine\nplayers 2\na 3\n", 3, "deck.unknown_card", {"card": "a"}),
        ("name mine\nplayers 2\nA 20\nA 3\n", 4, "deck.card_twice", {"card": "A"}),
        ("name mine\nplayers 2 3\nA 20\n", 3, "deck.columns", {"card": "A", "found": 1, "expected": 2}),
        ("name mine\nplayers 2\nA\n", 3, "deck.columns", {"found": 0}),
        ("name mine\nplayers 2\nA -3\n", 3, "deck.bad_number", {"found": "-3"}),
        ("name mine\nplayers 2\nA ١٢\n", 3, "deck.bad_number", {"found": "١٢"}),
        ("name mine\nplayers 2\nA 100\n", 3, "deck.too_many", {"card": "A", "most": 99}),
        ("name mine\nplayers 2\nA 11\n", 2, "deck.size", {"players": 2, "cards": 11, "needed": 12}),
        ("name mine\nplayers 2 6\nA 12 31\n", 2, "deck.size", {"players": 6, "cards": 31, "needed": 32}),
        (
            "name mine\nplayers 2\nA 99\nE 99\nI 99\nO 99\nU 99\n",
            2,
            "deck.size",
            {"cards": 495, "most": 400},
        ),
    ],
)
def test_a_deck_file_with_errors_is_refused(text: str, line: int, code: str, detail: dict[str, object]) -> None:
    """The first error is told by its line, a stable code, and what was found there."""
    with pytest.raises(DeckError) as caught:
        read_decks(text)
    assert (caught.value.line, caught.value.code) == (line, code)
    assert {name: caught.value.detail.get(name) for name in detail} == detail
    assert code in str(caught.value)


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        (Deck("", (("A", 20),)), "name"),
        (Deck("x", (("a", 20),)), "card"),
        (Deck("x", (("AB", 20),)), "card"),
        (Deck("x", (("A", 0),)), "card"),
        (Deck("x", (("B", 10), ("A", 10))), "order"),
        (Deck("x", (("A", 10), ("A", 10))), "order"),
        (Deck("x", (("A", 11),)), "size"),
    ],
)
def test_a_deck_given_as_a_value_is_checked_too(deck: Deck, reason: str) -> None:
    """What a client sends is no file, and is not trusted either."""
    assert wrong_deck(deck, 12) == reason
