"""Passing, exchanging and the cambio secco: art. 33-35."""

from collections import Counter

import pytest

from leggio.games.scrabble.commands import Exchange, TakeCambioSecco
from leggio.games.scrabble.events import CambioSecco, Exchanged
from leggio.games.scrabble.state import Entry
from support.positions import late_game
from support.refusals import refuses
from support.tables import stacked_game


def test_a_pass_scores_nothing_and_gives_up_the_turn() -> None:
    """art. 33: zero on the sheet, the turn and the clock go to the opponent."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.wait(seconds=10)
    game.pass_turn()
    assert game.turn == 1
    assert game.view().running == (1,)
    assert [(row.seat, row.entry, row.points) for row in game.sheet] == [(0, Entry.PASS, 0)]
    assert game.rack(0) == "AACIIMO"


def test_passing_lets_a_pending_play_stand() -> None:
    """art. 31, 33: a pass is a move, so it accepts the play before it and its mover draws."""
    game = stacked_game("MICIOAA", "ARMONAE", then="EEEEE")
    game.play("F8 orizz.", "MICIO")
    game.pass_turn()
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.rack(0) == "AAEEEEE"


@pytest.mark.parametrize("tiles", ["A", "MIC", "MICIOAA"])
def test_an_exchange_changes_some_or_all_tiles(tiles: str) -> None:
    """art. 34: part of the rack or all of it, for as many from the bag; the turn is over."""
    game = stacked_game("MICIOAA", "ARMONAE", then="TTTTTTS")
    game.exchange(tiles)
    exchanged = game.log[-1]
    assert isinstance(exchanged, Exchanged)
    assert exchanged.drawn == "TTTTTTS"[: len(tiles)]
    assert Counter(game.rack(0)) == Counter("MICIOAA") - Counter(tiles) + Counter(exchanged.drawn)
    assert game.turn == 1
    assert (game.sheet[-1].entry, game.sheet[-1].points, game.sheet[-1].count) == (Entry.EXCHANGE, 0, len(tiles))


def test_an_exchange_draws_before_it_returns() -> None:
    """art. 34: new tiles come out first, so nobody can draw back what they gave."""
    game = late_game("QZMICIO", "EEEEEEE", bag="AAA")
    game.exchange("QZM")
    assert game.rack(0) == "AAACIIO"
    assert sorted(game.state.bag.tiles) == ["M", "Q", "Z"]


def test_an_exchange_keeps_every_tile() -> None:
    """art. 34: the bag has as many tiles after as before, mixed again."""
    game = stacked_game("MICIOAA", "ARMONAE")
    before = game.state.bag
    game.exchange("MIC")
    after = game.state.bag
    assert len(after) == len(before) == 106
    assert after.returns == before.returns + 1
    assert Counter(after.tiles) == Counter(before.tiles[3:]) + Counter("MIC")


def test_a_jolly_can_be_exchanged() -> None:
    """art. 34: any tile may go back, a jolly too."""
    game = stacked_game("MI?IOAA", "ARMONAE", then="T")
    game.exchange("?")
    assert game.rack(0) == "AAIIMOT"


@pytest.mark.parametrize(("left", "tiles"), [(0, "M"), (1, "M"), (2, "M"), (2, "MI")])
def test_an_exchange_needs_three_tiles_in_the_bag(left: int, tiles: str) -> None:
    """art. 34: with fewer than three in the bag not even one tile may be changed."""
    game = late_game("MICIOAA", "EEEEEEE", bag="E" * left)
    with refuses(game, "exchange.bag_low", "34", left=left, needed=3):
        game.exchange(tiles)


@pytest.mark.parametrize(("left", "tiles"), [(3, "MICI"), (6, "MICIOAA")])
def test_no_more_tiles_than_the_bag_holds(left: int, tiles: str) -> None:
    """art. 34: one cannot change more tiles than there are to draw."""
    game = late_game("MICIOAA", "EEEEEEE", bag="E" * left)
    with refuses(game, "exchange.bag_low", "34", left=left, needed=len(tiles)):
        game.exchange(tiles)


@pytest.mark.parametrize(("left", "tiles"), [(3, "M"), (3, "MIC"), (7, "MICIOAA")])
def test_just_enough_tiles_in_the_bag(left: int, tiles: str) -> None:
    """art. 34: three in the bag are enough, and so are exactly as many as are changed."""
    game = late_game("MICIOAA", "EEEEEEE", bag="E" * left)
    game.exchange(tiles)
    assert game.rack(0).count("E") == len(tiles)


def test_the_bag_is_counted_after_the_opponents_draw() -> None:
    """art. 31, 34: moving lets the play before stand, and its mover draws first."""
    game = late_game("NRAAAAA", "EEEEEEE", bag="AAAA")
    game.play("J8 vert.", "ORN")
    with refuses(game, "exchange.bag_low", "34", left=2):
        game.exchange("E")
    assert game.state.pending is not None


def test_an_exchange_names_own_tiles() -> None:
    """art. 34: only tiles on one's rack can be changed, and there must be some."""
    game = stacked_game("MICIOAA", "ARMONAE")
    with refuses(game, "exchange.missing_tiles", "34"):
        game.exchange("Z")
    with refuses(game, "exchange.missing_tiles", "34"):
        game.exchange("MM")
    with refuses(game, "exchange.no_tiles", "34"):
        game.exchange("")
    with refuses(game, "turn.not_yours", "26"):
        game.do(Exchange(seat=1, tiles="A"))


def test_cambio_secco_changes_the_whole_rack_and_keeps_the_turn() -> None:
    """art. 35: seven tiles go back, seven come out, and the same player goes on."""
    game = stacked_game("MICIOAA", "ARMONAE")
    rack = game.cambio_secco()
    assert len(rack) == 7
    assert game.turn == 0
    assert game.view().running == (0,)
    assert len(game.state.bag) == 106
    assert (game.sheet[-1].entry, game.sheet[-1].points, game.sheet[-1].count) == (Entry.CAMBIO_SECCO, 0, 7)


def test_cambio_secco_returns_before_it_draws() -> None:
    """art. 35: with one tile in the bag the rack goes back first, so at least six of its tiles come out again."""
    game = late_game("MICIOAA", "EEEEEEE", bag="Z")
    rack = game.cambio_secco()
    assert sum((Counter(rack) & Counter("MICIOAA")).values()) >= 6
    assert Counter(rack) + Counter(game.state.bag.tiles) == Counter("MICIOAAZ")
    assert len(game.state.bag) == 1


def test_cambio_secco_draws_from_the_mixed_bag() -> None:
    """art. 35: what is drawn is what the sealed salt puts on top once the rack is in."""
    game = stacked_game("MICIOAA", "ARMONAE")
    expected = game.state.bag.put_back("MICIOAA").tiles[:7]
    game.cambio_secco()
    drawn = game.log[-1]
    assert isinstance(drawn, CambioSecco)
    assert (drawn.given, drawn.drawn) == ("AACIIMO", expected)


def test_cambio_secco_needs_a_tile_in_the_bag() -> None:
    """art. 35: with the bag empty there is nothing to change for."""
    game = late_game("MICIOAA", "EEEEEEE", bag="")
    with refuses(game, "secco.bag_empty", "35"):
        game.cambio_secco()


def test_cambio_secco_is_once_a_game_for_each_player() -> None:
    """art. 35: the opponent's use does not count against one's own, a second use is refused for the whole game."""
    game = stacked_game()
    game.cambio_secco()
    with refuses(game, "secco.used", "35"):
        game.cambio_secco()
    game.pass_turn()
    game.cambio_secco()
    assert game.state.secco_used == (0, 1)
    game.pass_turn()
    with refuses(game, "secco.used", "35"):
        game.cambio_secco()


def test_an_exchange_may_follow_a_cambio_secco() -> None:
    """art. 35: right after it an ordinary exchange is allowed, and gives up the turn."""
    game = stacked_game("MICIOAA", "ARMONAE")
    rack = game.cambio_secco()
    game.exchange(rack[:2])
    assert game.turn == 1
    assert [row.entry for row in game.sheet] == [Entry.CAMBIO_SECCO, Entry.EXCHANGE]


def test_cambio_secco_is_no_turn() -> None:
    """art. 35, 39b: it neither adds to a run of scoreless turns nor breaks it."""
    game = stacked_game()
    for _ in range(5):
        game.pass_turn()
    game.cambio_secco()
    assert game.state.scoreless == 5
    assert not game.over
    game.pass_turn()
    assert game.over


def test_cambio_secco_lets_a_pending_play_stand() -> None:
    """art. 31, 35: it is done in one's own turn, so it accepts the play before, whose mover draws first."""
    game = stacked_game("MICIOAA", "ARMONAE", then="EEEEE")
    game.play("F8 orizz.", "MICIO")
    game.cambio_secco()
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.rack(0) == "AAEEEEE"
    assert game.turn == 1


def test_cambio_secco_only_in_own_turn() -> None:
    """art. 26, 35: the one who waits cannot change."""
    game = stacked_game()
    with refuses(game, "turn.not_yours", "26"):
        game.do(TakeCambioSecco(seat=1))
