"""Cards of the tables."""

from leggio.paper.tournaments import cards
from leggio.paper.tournaments.cards import tables_of
from leggio.tournament.commands import Withdraw
from support.pdf import pages_of
from support.tournament.desk import DIRECTOR, Desk
from support.tournament.halls import hall


def test_two_tents_a_sheet_or_one_in_large_print() -> None:
    """Both faces of every table."""
    state = hall(7).state
    normal, large = pages_of(cards(state, "it")), pages_of(cards(state, "it", large=True))
    assert (len(normal), len(large)) == (2, 3)
    assert [page.count("Tavolo") for page in normal] == [4, 2]
    assert [page.count("Tavolo") for page in large] == [2, 2, 2]


def test_a_card_for_every_table_the_hall_will_need() -> None:
    """Before the first round by who is there; afterwards by the largest round there was."""
    desk = Desk()
    assert tables_of(desk.state) == 0
    desk.enter(9)
    assert tables_of(desk.state) == 4
    desk.do(Withdraw(by=DIRECTOR, player=1), Withdraw(by=DIRECTOR, player=2))
    assert tables_of(desk.state) == 3
    assert len(pages_of(cards(Desk().state, "it"))) == 1


def test_what_is_to_be_scanned_only_with_a_link() -> None:
    """Without a server there is nothing to scan."""
    state = hall(2).state
    assert "Inquadra" in pages_of(cards(state, "it", link="http://10.0.0.2:8000/torneo/abc"))[0]
    assert "Inquadra" not in pages_of(cards(state, "it"))[0]
