"""What players of Scarabeo type, understood."""

import pytest

from leggio.cli.scarabeo.orders import Order, Verb, parse_ballot, parse_order
from leggio.core.board import Direction, Square
from leggio.games.scarabeo.events import Ballot

PLAYERS = ("Anna", "Bea", "Carlo Maria")
CONTARE = Order(Verb.PLAY, None, ("CONTARE",), Square(8, 4), Direction.ACROSS)


@pytest.mark.parametrize("line", ["9E CONTARE", "E9 orizz. CONTARE", "gioca 9E CONTARE", "play E9 across CONTARE"])
def test_a_play_in_all_its_ways(line: str) -> None:
    """As the book writes it, as files do, with a verb or without."""
    assert parse_order(line, PLAYERS) == CONTARE


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("scarabeo F9", Order(Verb.SCARAB, None, ("F9",))),
        ("take F9", Order(Verb.SCARAB, None, ("F9",))),
        ("carlo maria contesta RE NE", Order(Verb.CHALLENGE, 2, ("RE", "NE"))),
        ("Bea accetta", Order(Verb.ACCEPT, 1)),
        ("voto sì", Order(Verb.VOTE, None, ("sì",))),
        ("ESCI", Order(Verb.QUIT)),
    ],
)
def test_verbs_and_names(line: str, order: Order) -> None:
    """A name in front says who speaks; words of both languages work."""
    assert parse_order(line, PLAYERS) == order


@pytest.mark.parametrize("line", ["", "Anna", "gioca", "gioca CASA", "9E", "9E CASA MIA", "Zoe passa"])
def test_what_makes_no_sense(line: str) -> None:
    """It is not understood, and nothing is guessed."""
    assert parse_order(line, PLAYERS) is None


@pytest.mark.parametrize(
    ("line", "ballot"),
    [
        ("sì", Ballot.FOR),
        ("SI", Ballot.FOR),
        ("voto no", Ballot.AGAINST),
        ("mi astengo", Ballot.ABSTAIN),
        ("vote abstain", Ballot.ABSTAIN),
        ("", None),
        ("voto", None),
        ("forse", None),
        ("sì no", None),
    ],
)
def test_votes(line: str, ballot: Ballot | None) -> None:
    """Only a clear word is a vote."""
    assert parse_ballot(line) is ballot
