"""Lines that players type."""

import pytest

from leggio.cli.scrabble.orders import Order, Verb, parse_order
from leggio.core.board import Direction, Square

PLAYERS = ("Anna", "Bea", "Carlo Alberto")


@pytest.mark.parametrize(
    ("line", "square", "direction"),
    [
        ("8F MICIO", Square(7, 5), Direction.ACROSS),
        ("F8 orizz. MICIO", Square(7, 5), Direction.ACROSS),
        ("f8 o micio", Square(7, 5), Direction.ACROSS),
        ("F8 across MICIO", Square(7, 5), Direction.ACROSS),
        ("F8 MAESTRO", Square(7, 5), Direction.DOWN),
        ("I3 vert. ARMONIA", Square(2, 8), Direction.DOWN),
        ("I3 down ARMONIA", Square(2, 8), Direction.DOWN),
    ],
)
def test_positions_both_ways(line: str, square: Square, direction: Direction) -> None:
    """The book's way and the field's way of writing a position are both understood."""
    order = parse_order(line, PLAYERS)
    assert order is not None
    assert (order.verb, order.square, order.direction) == (Verb.PLAY, square, direction)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("passa", Order(Verb.PASS)),
        ("PASS", Order(Verb.PASS)),
        ("cambia AB?", Order(Verb.EXCHANGE, None, ("AB?",))),
        ("cambio secco", Order(Verb.SECCO)),
        ("secco", Order(Verb.SECCO)),
        ("contesta RE AL", Order(Verb.CHALLENGE, None, ("RE", "AL"))),
        ("Bea contesta RE", Order(Verb.CHALLENGE, 1, ("RE",))),
        ("carlo alberto accetta", Order(Verb.ACCEPT, 2)),
        ("gira", Order(Verb.TURN)),
        ("Bea clock", Order(Verb.CLOCK, 1)),
        ("?", Order(Verb.HELP)),
    ],
)
def test_verbs_in_both_languages(line: str, expected: Order) -> None:
    """Verbs work in Italian and English, in any case, with a name in front of them."""
    assert parse_order(line, PLAYERS) == expected


@pytest.mark.parametrize("line", ["", "   ", "gioca", "Z99 MICIO", "8F", "8F MICIO ANCORA", "Anna"])
def test_the_rest_is_not_understood(line: str) -> None:
    """What is no order is None, never a guess."""
    assert parse_order(line, PLAYERS) is None


def test_the_longest_name_is_meant() -> None:
    """Anna Maria is not Anna, whoever sits first."""
    for players in (("Anna", "Anna Maria"), ("Anna Maria", "Anna")):
        assert parse_order("Anna Maria passa", players) == Order(Verb.PASS, players.index("Anna Maria"))
        assert parse_order("anna passa", players) == Order(Verb.PASS, players.index("Anna"))


def test_spaces_in_names_do_not_matter() -> None:
    """A name with two spaces is typed with any number of them."""
    for line in ("Anna Maria accetta", "anna   maria  accetta"):
        assert parse_order(line, ("Bea", "Anna  Maria")) == Order(Verb.ACCEPT, 1)


def test_a_name_that_is_a_verb_leaves_orders_alone() -> None:
    """A player called Cambia can exchange tiles, and can still be named."""
    players = ("Cambia", "Passa")
    assert parse_order("cambia ABC", players) == Order(Verb.EXCHANGE, None, ("ABC",))
    assert parse_order("passa", players) == Order(Verb.PASS)
    assert parse_order("Cambia cambia ABC", players) == Order(Verb.EXCHANGE, 0, ("ABC",))
    assert parse_order("Passa contesta RE", players) == Order(Verb.CHALLENGE, 1, ("RE",))
