"""Closing, the deadlock rule, ranking and settlement. Art. 30, 32-36."""

import pytest

from leggio.games.scarabeo import Game
from leggio.games.scarabeo.events import Drawn, Ended, Ending, Reckoning, Winning
from leggio.games.scarabeo.score import balances, winnings
from support.scarabeo.tables import late_game


def settled(game: Game) -> list[tuple[int, Reckoning, int, str]]:
    """The lines of the settlement."""
    assert game.ended is not None
    return [(line.seat, line.kind, line.points, line.tiles) for line in game.ended.settlement]


def closed(*others: str, totals: tuple[int, ...] | None = None) -> Game:
    """A game that Anna closes with the S of SCONTARE, worth 10; the others are left with these racks."""
    game = late_game("S", *others, totals=totals)
    game.play("D9 orizz.", "SCONTARE")
    game.accept()
    return game


def test_the_game_goes_on_while_racks_last() -> None:
    """Scarabeo, art. 32: an empty bag ends nothing yet: everyone plays what they hold."""
    game = late_game("SA", "EE")
    game.play("D9 orizz.", "SCONTARE")
    game.accept()
    assert not game.over
    assert game.rack(0) == "A"
    assert not any(isinstance(event, Drawn) for event in game.log[-2:]), "nothing is drawn from an empty bag"


def test_the_last_tile_on_the_board_closes() -> None:
    """Scarabeo, art. 32: whoever first lays their last tile with the bag empty ends the game."""
    game = closed("EE")
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.CLOSED, "32")


def test_with_tiles_in_the_bag_nobody_closes() -> None:
    """Scarabeo, art. 5, 32: an empty rack is filled first."""
    game = late_game("S", "EE", bag="A")
    game.play("D9 orizz.", "SCONTARE")
    game.accept()
    assert not game.over
    assert game.rack(0) == "A"


def test_whoever_closes_gains_what_the_others_lose() -> None:
    """Scarabeo, art. 33-34: Bea loses E1 E1, Carlo H8 U4; Anna gains the 14, and has 10 for SCONTARE."""
    game = closed("EE", "UH")
    assert settled(game) == [
        (1, Reckoning.RACK_LEFT, -2, "EE"),
        (2, Reckoning.RACK_LEFT, -12, "HU"),
        (0, Reckoning.RACK_GAINED, 14, "EEHU"),
    ]
    assert game.scores == {"Anna": 24, "Bea": -2, "Carlo": -12}


def test_a_scarab_left_costs_thirty_once_and_gives_thirty_once() -> None:
    """Scarabeo, art. 22, 30, 33: not twice thirty for the holder, by two articles; the closer gains what they lose."""
    game = closed("E?", "?")
    assert settled(game) == [
        (1, Reckoning.RACK_LEFT, -1, "E"),
        (1, Reckoning.SCARABS_LEFT, -30, "?"),
        (2, Reckoning.SCARABS_LEFT, -30, "?"),
        (0, Reckoning.RACK_GAINED, 1, "E"),
        (0, Reckoning.SCARABS_GAINED, 60, "??"),
    ]
    assert game.scores == {"Anna": 71, "Bea": -31, "Carlo": -30}


def test_the_settlement_is_on_the_sheet() -> None:
    """Scarabeo, art. 35: partial sums hand by hand, and the last ones are the scores."""
    game = closed("E?", totals=(5, 50))
    assert [(row.seat, row.points, row.total) for row in game.sheet] == [
        (0, 10, 15),
        (1, -1, 49),
        (1, -30, 19),
        (0, 1, 16),
        (0, 30, 46),
    ]


def test_the_highest_total_wins_whoever_closed() -> None:
    """Scarabeo, art. 35: closing first wins nothing by itself."""
    game = closed("EE", totals=(0, 100))
    assert game.winner == "Bea"
    assert game.ended is not None
    assert game.ended.places == ((1,), (0,))


def test_equal_totals_share_a_place() -> None:
    """Scarabeo, art. 35: two first ones, and nobody alone."""
    game = closed("E", "E", totals=(0, 13, 30))
    # Anna 10 + 2, Bea 13 - 1, Carlo 30 - 1
    assert game.ended is not None
    assert game.ended.places == ((2,), (0, 1))


def test_everyone_wins_the_difference_from_those_behind() -> None:
    """Scarabeo, art. 36: with 100, 80, 80 and 50 the first wins 20, 20 and 50, the two seconds 30 each of the last."""
    table = winnings((80, 100, 50, 80), ((1,), (0, 3), (2,)))
    assert table == (
        Winning(1, 0, 20),
        Winning(1, 3, 20),
        Winning(1, 2, 50),
        Winning(0, 2, 30),
        Winning(3, 2, 30),
    )


def test_the_settlement_sums_to_zero() -> None:
    """Scarabeo, art. 36: what some win the others lose."""
    game = closed("E", "E", "E", totals=(7, 100, 81, 51))
    assert game.scores == {"Anna": 20, "Bea": 99, "Carlo": 80, "Dino": 50}
    # Bea 19 + 79 + 49, Carlo 60 + 30 - 19, Dino 30 - 49 - 30, Anna -79 - 60 - 30
    assert game.balances == {"Anna": -169, "Bea": 147, "Carlo": 71, "Dino": -49}
    assert sum(game.balances.values()) == 0


def test_who_resigned_wins_nothing() -> None:
    """A house rule: placed last, they pay those with more points and are paid by nobody."""
    ended = Ended(
        at=0,
        reason=Ending.RESIGNED,
        article="",
        settlement=(),
        scores=(10, 40, 30),
        places=((2,), (0,), (1,)),
        winnings=winnings((10, 40, 30), ((2,), (0,), (1,))),
    )
    assert ended.winnings == (Winning(2, 0, 20),)
    assert balances(ended) == (-20, 0, 20)


def test_with_an_empty_bag_two_rounds_of_passes_end_the_game() -> None:
    """Scarabeo, art. 32, 34: a house rule for a deadlock: all deduct what they hold, nobody closes."""
    game = late_game("HE", "?A", totals=(50, 50))
    for _ in range(3):
        game.pass_turn()
    assert not game.over
    game.pass_turn()
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.DEADLOCK, "")
    assert settled(game) == [
        (0, Reckoning.RACK_LEFT, -9, "EH"),
        (1, Reckoning.RACK_LEFT, -1, "A"),
        (1, Reckoning.SCARABS_LEFT, -30, "?"),
    ]
    assert game.scores == {"Anna": 41, "Bea": 19}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_tiles_in_the_bag_it_takes_three_rounds(players: int) -> None:
    """Scarabeo, art. 32: a house rule: everyone passes three times running."""
    game = late_game(*("AEIOUAEI",) * players, bag="B")
    for _ in range(3 * players - 1):
        game.pass_turn()
    assert not game.over
    game.pass_turn()
    assert game.over


def test_a_word_that_stands_breaks_the_run() -> None:
    """Scarabeo, art. 32: the count of turns without a word starts anew for everyone."""
    game = late_game("SAE", "EI")
    game.pass_turn()
    game.pass_turn()
    assert game.state.idle == (1, 1)
    game.play("D9 orizz.", "SCONTARE")
    game.accept()
    assert game.state.idle == (0, 0)


def test_turns_lost_to_time_or_exchange_count_as_passed() -> None:
    """Scarabeo, art. 18, 23: both articles have the player pass the hand, so both count towards a deadlock."""
    game = late_game("AEIOUAEI", "AAAAAAAA", bag="BCDFGHLM")
    game.exchange()
    assert game.state.idle == (1, 0)
    game.wait(minutes=3)
    assert game.state.idle == (1, 1)


def test_a_rejected_word_does_not_break_the_run() -> None:
    """Scarabeo, art. 13: it scores nothing and comes back, as if it had not been laid."""
    game = late_game("SAE", "EI")
    game.pass_turn()
    game.pass_turn()
    game.play("D9 orizz.", "SCONTARE")
    game.challenge("SCONTARE")
    assert game.state.idle == (1, 1)
