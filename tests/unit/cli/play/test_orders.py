"""Lines that players type."""

import pytest

from leggio.cli.play.orders import Order, Verb, parse_order
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
