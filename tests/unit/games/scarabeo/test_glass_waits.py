"""Sand that waits until its player sees the rack, at one keyboard. Art. 17-20."""

from leggio.games.scarabeo import Game, audit
from leggio.games.scarabeo.commands import TurnGlass
from leggio.games.scarabeo.state import State
from support.refusals import refuses
from support.scarabeo.tables import stacked_game


def waiting() -> Game:
    """Two players at one keyboard, nobody before it yet."""
    return stacked_game("CONTAREN", "STAMPAEI", then="EEEEEEEEE", words="contare", glass_waits=True)


def test_the_sand_runs_from_when_the_rack_is_seen() -> None:
    """Scarabeo, art. 17: a minute until Anna sits there costs nothing; then two minutes run out as ever."""
    game = waiting()
    game.wait(minutes=5)
    assert (game.turn, game.view().time_left_ms, game.view().running) == (0, 120_000, ())
    game.do(TurnGlass(seat=0))
    game.wait(seconds=119)
    assert (game.turn, game.view().time_left_ms) == (0, 1000)
    game.wait(seconds=1)
    assert game.turn == 1
    assert game.view().running == ()
    assert isinstance(audit(game.log), State)


def test_sand_that_passes_on_waits_as_well() -> None:
    """Scarabeo, art. 19: Anna passes after 15 seconds: Bea has the 45 left and two glasses, once she looks."""
    game = waiting()
    game.do(TurnGlass(seat=0))
    game.wait(seconds=15)
    game.pass_turn()
    game.wait(minutes=3)
    assert game.view().time_left_ms == 165_000


def test_after_a_rejected_word_it_waits_again() -> None:
    """Scarabeo, art. 13, 20: whoever tries again sits down before the screen first."""
    game = waiting()
    game.do(TurnGlass(seat=0))
    game.wait(seconds=20)
    game.play("D9 orizz.", "CONNTARE")
    game.challenge("CONNTARE")
    game.wait(minutes=3)
    assert (game.turn, game.view().time_left_ms) == (0, 100_000)


def test_only_ones_own_sand_and_once() -> None:
    """Scarabeo, art. 17: another's turn is not one's own, and sand that runs is not turned."""
    game = waiting()
    with refuses(game, "turn.not_yours", "5", turn=0):
        game.do(TurnGlass(seat=1))
    game.do(TurnGlass(seat=0))
    with refuses(game, "glass.running", "17"):
        game.do(TurnGlass(seat=0))
