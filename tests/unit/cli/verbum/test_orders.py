"""What players of Verbum type, understood."""

import pytest

from leggio.cli.verbum.orders import Order, Verb, parse_card, parse_order, parse_vote

PLAYERS = ("Anna", "Bea", "Carlo Maria")


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("a", Order(Verb.DRAW, None, ("a",))),
        ("B", Order(Verb.DRAW, None, ("b",))),
        ("pesca dal mazzo A", Order(Verb.DRAW, None, ("A",))),
        ("draw from pile b", Order(Verb.DRAW, None, ("b",))),
        ("posa cane, re", Order(Verb.LAY, None, ("cane", "re"))),
        ("CANE SPA(ZZ)INO", Order(Verb.LAY, None, ("CANE", "SPA(ZZ)INO"))),
        ("CaNE", Order(Verb.LAY, None, ("CaNE",))),
        ("PERÒ", Order(Verb.LAY, None, ("PERÒ",))),
        ("scarta la E", Order(Verb.DISCARD, None, ("E",))),
        ("ruba la C di 3", Order(Verb.STEAL, None, ("C", "3"))),
        ("prendi il jolly di 3", Order(Verb.SWAP_JOLLY, None, ("3",))),
        ("scambia le carte con Carlo Maria", Order(Verb.SWAP_HANDS, None, ("Carlo", "Maria"))),
        ("carlo maria contesta 3", Order(Verb.CONTEST, 2, ("3",))),
        ("Bea accetta", Order(Verb.ACCEPT, 1)),
        ("voto sì", Order(Verb.VOTE, None, ("sì",))),
        ("ESCI", Order(Verb.QUIT)),
    ],
)
def test_lines(line: str, order: Order) -> None:
    """Words of both languages work, small words say nothing, a name in front says who speaks."""
    assert parse_order(line, PLAYERS) == order


@pytest.mark.parametrize("line", ["", "Anna", "cane", "scarata E", "CANE 3", "C4NE", "SPA(Z)INO", "(", "Zoe passa"])
def test_what_makes_no_sense(line: str) -> None:
    """It is not understood: a slip in lower case lays no word."""
    assert parse_order(line, PLAYERS) is None


@pytest.mark.parametrize(
    ("text", "card"),
    [("e", "E"), ("È", "E"), ("jolly", "?"), ("DOPPIO", "%"), ("thief", "!"), ("cambio", "&"), ("!", "!")],
)
def test_cards(text: str, card: str) -> None:
    """A card by its letter, its name in both languages, or its sign."""
    assert parse_card(text) == card


def test_what_is_no_card() -> None:
    """Two letters, or a sign that no card has."""
    assert (parse_card("AB"), parse_card("#"), parse_card("")) == (None, None, None)


@pytest.mark.parametrize(
    ("line", "valid"), [("sì", True), ("voto no", False), ("YES", True), ("boh", None), ("", None), ("voto", None)]
)
def test_votes(line: str, valid: bool | None) -> None:
    """Yes or no, with or without the verb."""
    assert parse_vote(line) is valid
