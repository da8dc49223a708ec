"""What people may know."""

import msgspec
import pytest

from leggio.games.scarabeo import Game
from leggio.games.scarabeo.view import Watcher, view
from support.scarabeo.tables import late_game, stacked_game


def pending() -> Game:
    """Anna has laid CONTARE, six seconds ago."""
    game = stacked_game("CONTAREI", "EIEIEIEI", "AAAAAAAA", players=3)
    game.wait(seconds=14)
    game.play("E9 orizz.", "CONTARE")
    game.wait(seconds=6)
    return game


def test_one_sees_ones_own_rack_only() -> None:
    """Nobody sees another's tiles, spectators none at all; how many each holds is open."""
    game = pending()
    assert [game.view(who).rack for who in (0, 1, 2)] == ["I", "EEEEIIII", "AAAAAAAA"]
    assert game.view(Watcher.SPECTATOR).rack is None
    assert game.view(1).rack_counts == (1, 8, 8)
    assert game.view(1).racks is None


def test_a_pending_play_in_full() -> None:
    """Scarabeo, art. 5: words and prizes are counted aloud, so everyone sees each part."""
    seen = pending().view(1).pending
    assert seen is not None
    assert (seen.seat, seen.score, seen.window_left_ms) == (0, 56, 14_000)
    assert [square.name for square in seen.squares] == ["E9", "F9", "G9", "H9", "I9", "J9", "K9"]
    assert [(word.word, word.letters, word.factor, word.points) for word in seen.words] == [("CONTARE", 8, 2, 16)]
    assert [(prize.points, prize.extra) for prize in seen.prizes] == [(30, 10)]


def test_the_glass_is_seen_by_all() -> None:
    """Scarabeo, art. 17, 20: it stands on the table, and lies there while a word is counted."""
    game = pending()
    seen = game.view()
    assert (seen.time_left_ms, seen.sand_left_ms, seen.running) == (106_000, 46_000, ())
    assert seen.time_used_ms == (14_000, 0, 0)


def test_scarabs_are_seen_on_the_board() -> None:
    """Scarabeo, art. 21: everyone knows which tile is a scarab and what it stands for."""
    game = late_game("A", "E", board={"E9 orizz.": "CoNTARE"})
    assert game.view(1).board[8] == "....CoNTARE......"


def test_everything_is_shown_at_the_end() -> None:
    """Racks, and the seal that everyone can check the draws by."""
    game = stacked_game("CONTAREI", "EIEIEIEI")
    game.resign()
    seen = game.view(1)
    assert seen.racks == game.state.racks
    assert seen.seal is not None
    assert seen.seal.commitment == seen.commitment


def test_there_is_no_view_of_an_empty_chair() -> None:
    """A seat that does not exist sees nothing."""
    game = pending()
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="no seat"):
            view(game.state, seat, 0)


def test_views_become_json() -> None:
    """What leaves is plain data."""
    game = pending()
    assert msgspec.json.decode(msgspec.json.encode(game.view(0)))["rack"] == "I"
