"""From lines to commands: words by number or by themselves, letters, jollies that step in. Par. 6, 11-14."""

import pytest

from leggio.cli.verbum.orders import parse_order
from leggio.cli.verbum.requests import command_of
from leggio.games.verbum import Game
from leggio.games.verbum.commands import (
    AnyCommand,
    Contest,
    Discard,
    Draw,
    Lay,
    Pile,
    Restore,
    Steal,
    SwapHands,
    SwapJolly,
)
from support.verbum.tables import first_game


def command(game: Game, line: str, seat: int | None = None) -> AnyCommand | None:
    """What a line comes to, from the seat on turn unless told otherwise."""
    order = parse_order(line, game.state.players)
    assert order is not None
    return command_of(order, game.turn if seat is None else seat, game.state)


@pytest.fixture
def game() -> Game:
    """Anna has laid CaNE, and Bea has drawn."""
    game = first_game("C?NEI", "!ZZLA", "AAAAA", a="C", b="E?O" + "T" * 16, contests="checked", words="CANE")
    game.draw()
    game.lay("CaNE")
    game.discard("I")
    game.draw()
    return game


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("ruba 1 C", Steal(seat=1, word=1, place=0)),
        ("ruba C 1", Steal(seat=1, word=1, place=0)),
        ("ruba la C di CANE", Steal(seat=1, word=1, place=0)),
        ("ruba C", Steal(seat=1, word=1, place=0)),
        ("ruba 1 A", Steal(seat=1, word=1, place=1)),  # a jolly: the rules say why not
        ("ruba 1 X", Steal(seat=1, word=1, place=-1)),
        ("ruba 9 X", Steal(seat=1, word=9, place=-1)),
        ("jolly 1", SwapJolly(seat=1, word=1, place=1)),
        ("jolly", SwapJolly(seat=1, word=1, place=1)),
        ("prendi jolly CaNE", SwapJolly(seat=1, word=1, place=1)),
        ("rimetti 1", Restore(seat=1, word=1, place=0)),
        ("scambia Carlo", SwapHands(seat=1, other=2)),
        ("scambia con bea", SwapHands(seat=1, other=1)),
        ("scarta ladro", Discard(seat=1, card="!")),
        ("scarta boh", Discard(seat=1, card="boh")),
        ("contesta", Contest(seat=1, word=0)),
        ("contesta 1", Contest(seat=1, word=1)),
        ("pesca a", Draw(seat=1, pile=Pile.A)),
    ],
)
def test_commands(game: Game, line: str, wanted: AnyCommand) -> None:
    """A word goes by its number or by itself, or is left out where only one can be meant."""
    assert command(game, line) == wanted


@pytest.mark.parametrize(
    "line",
    ["ruba", "ruba 1", "rimetti", "scarta", "scambia", "scambia Zoe", "contesta boh", "pesca", "pesca c", "voto"],
)
def test_what_says_too_little(game: Game, line: str) -> None:
    """No command: the session gives a hint."""
    assert command(game, line) is None


def test_with_pile_a_empty_there_is_one_pile() -> None:
    """Verbum, par. 6: `pesca` alone is enough."""
    game = first_game("CANEX", "XXXXX")
    game.draw("a")
    game.pass_turn()
    assert command(game, "pesca") == Draw(seat=1, pile=Pile.B)
    assert command(game, "scambia") == SwapHands(seat=1, other=0)


def test_jollies_step_in_word_by_word() -> None:
    """Verbum, par. 13-14: what the first word used the second has no more."""
    game = first_game("RAAE?", "XXXXX", b="%T")
    game.draw()
    assert command(game, "RATE RAE") == Lay(seat=0, words=("RAtE", "RAE"))
    assert command(game, "posa Rate") == Lay(seat=0, words=("RAtE",))
    double = first_game("PAALA", "XXXXX", b="%T")
    double.draw()
    assert command(double, "posa palla") == Lay(seat=0, words=("PA(LL)A",))


def test_of_several_thieves_the_one_that_can_be_paid_for() -> None:
    """Verbum, par. 12: with C and N stolen and an N in hand, N is put back; a letter may be named."""
    game = first_game("CANEN", "!!XXX", b="XXXXXXXXXXX", contests="checked", words="CANE")
    game.draw()
    game.lay("CANE")
    game.pass_turn()
    game.draw()
    game.steal(1, "C")
    game.steal(1, "N")
    game.pass_turn()
    assert command(game, "rimetti", 0) == Restore(seat=0, word=1, place=2)
    assert command(game, "rimetti 1 C", 0) == Restore(seat=0, word=1, place=0)
