"""The time to challenge: art. 31."""

from typing import Any

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import Accept, Hold
from leggio.games.scrabble.events import PlayStood, Standing
from support.refusals import refuses
from support.tables import stacked_game


def pending_micio(players: int = 2, **options: Any) -> Game:
    """MICIO has just been laid; five more E lie on top of the bag for Anna."""
    others = ("ARMONAE", "AAAAAAA", "OOOOOOO")[: players - 1]
    game = stacked_game("MICIOAA", *others, then="EEEEE", words="MICIO", players=players, **options)
    game.play("F8 orizz.", "MICIO")
    return game


def how(game: Game) -> list[Standing]:
    """The ways plays came to stand so far."""
    return [event.how for event in game.log if isinstance(event, PlayStood)]


def test_a_play_is_pending_at_first() -> None:
    """art. 31: it scores nothing yet and its mover has not drawn."""
    game = pending_micio()
    assert game.scores == {"Anna": 0, "Bea": 0}
    assert game.rack(0) == "AA"
    assert len(game.state.bag) == 106


def test_acceptance_lets_the_mover_draw() -> None:
    """art. 31: accepted at once, the play scores and the rack is filled up to seven."""
    game = pending_micio()
    game.accept()
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.rack(0) == "AAEEEEE"
    assert how(game) == [Standing.AGREED]


def test_the_window_is_on_the_opponents_own_clock() -> None:
    """art. 31: thinking about a challenge costs the thinker's own time."""
    game = pending_micio()
    game.wait(seconds=19)
    assert game.view().time_used_ms == (0, 19_000)
    pending = game.view().pending
    assert pending is not None
    assert pending.window_left_ms == 1_000


def test_a_challenge_within_twenty_seconds() -> None:
    """art. 31: just before the end of the window a challenge is still good."""
    game = pending_micio()
    game.wait(seconds=19.999)
    assert game.challenge("MICIO") is False
    assert game.scores == {"Anna": 16, "Bea": -2}


@pytest.mark.parametrize("seconds", [20, 25])
def test_too_late_to_challenge(seconds: int) -> None:
    """art. 31: once the 20 seconds are over the play stands for good."""
    game = pending_micio()
    game.wait(seconds=seconds)
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.rack(0) == "AAEEEEE"
    with refuses(game, "pending.none", "31"):
        game.challenge("MICIO")


def test_a_late_challenge_is_refused_even_if_nobody_ticked() -> None:
    """art. 31: what fell due happens before the command is looked at; refused, it all stays due."""
    game = pending_micio()
    game.now += 20_000
    with refuses(game, "pending.none", "31"):
        game.challenge("MICIO")
    game.wait()
    assert how(game) == [Standing.EXPIRED]
    assert next(event.at for event in game.log if isinstance(event, PlayStood)) == 20_000


@pytest.mark.parametrize("move", ["play", "pass", "exchange", "secco"])
def test_moving_accepts(move: str) -> None:
    """art. 31: whoever simply makes their move has let the play before stand."""
    game = pending_micio()
    {
        "play": lambda: game.play("I3 vert.", "ARMONIA"),
        "pass": game.pass_turn,
        "exchange": lambda: game.exchange("A"),
        "secco": game.cambio_secco,
    }[move]()
    assert game.scores["Anna"] == 16
    assert game.rack(0) == "AAEEEEE"
    assert how(game) == [Standing.MOVED]


def test_the_mover_draws_before_the_next_player() -> None:
    """art. 31: tiles come out in the order of the moves."""
    game = pending_micio()
    game.exchange("A")
    assert game.rack(0) == "AAEEEEE"


@pytest.mark.parametrize(("held", "stood_at"), [(False, 5_000), (True, 20_000)])
def test_holding_takes_the_whole_window(held: bool, stood_at: int) -> None:
    """art. 31: at a table with a short grace, asking the mover to wait makes it the full 20 seconds."""
    game = pending_micio(grace_ms=5_000)
    game.wait(seconds=4)
    if held:
        game.hold()
    game.wait(seconds=30)
    assert next(event.at for event in game.log if isinstance(event, PlayStood)) == stood_at


def test_a_held_play_can_be_challenged_or_accepted() -> None:
    """art. 31: holding decides nothing."""
    for answer in ("challenge", "accept"):
        game = pending_micio(grace_ms=5_000)
        game.hold()
        game.wait(seconds=15)
        game.challenge("MICIO") if answer == "challenge" else game.accept()
        assert game.scores["Anna"] == 16


def test_holding_is_for_opponents_and_once() -> None:
    """art. 28, 31: one hold is enough, and the mover has none."""
    game = pending_micio()
    with refuses(game, "pending.own", "28"):
        game.hold(seat=0)
    game.hold()
    with refuses(game, "pending.already_held", "31", seat=1):
        game.hold()


def test_the_mover_cannot_accept_their_own_play() -> None:
    """art. 28: letting a play stand is for the opponent."""
    game = pending_micio()
    with refuses(game, "pending.own", "28"):
        game.do(Accept(seat=0))


def test_nothing_to_hold_or_accept() -> None:
    """art. 31: with no play pending there is nothing to answer."""
    game = stacked_game("MICIOAA")
    with refuses(game, "pending.none", "31"):
        game.do(Accept(seat=1))
    with refuses(game, "pending.none", "31"):
        game.do(Hold(seat=1))


def test_without_grace_a_play_stands_at_once_unless_contested_never() -> None:
    """art. 31: a table with no grace at all has given up challenging; the play stands as it is laid."""
    game = pending_micio(grace_ms=0)
    assert how(game) == [Standing.EXPIRED]
    assert game.rack(0) == "AAEEEEE"


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_all_opponents_must_agree(players: int) -> None:
    """art. 31, premessa: the play stands once every opponent has said so, each once."""
    game = pending_micio(players=players)
    for seat in range(1, players - 1):
        game.accept(seat=seat)
        with refuses(game, "pending.already_agreed", "31"):
            game.accept(seat=seat)
        assert game.state.pending is not None
    game.accept(seat=players - 1)
    assert game.state.pending is None
    assert game.scores["Anna"] == 16


def test_with_more_players_the_window_is_on_the_next_players_clock() -> None:
    """art. 31, premessa: the clock that runs is the one of the player on turn."""
    game = pending_micio(players=3)
    game.wait(seconds=20)
    assert game.view().time_used_ms == (0, 20_000, 0)
    assert how(game) == [Standing.EXPIRED]


def test_each_play_has_a_window_of_its_own() -> None:
    """art. 31: time used earlier in the game does not shorten it."""
    game = pending_micio()
    game.wait(seconds=50)
    game.play("I3 vert.", "ARMONIA")
    game.wait(seconds=19)
    assert game.state.pending is not None
    game.wait(seconds=1)
    assert game.state.pending is None


def test_whoever_accepted_cannot_challenge_any_more() -> None:
    """art. 31: with three players, an opponent who let the play stand has given up the challenge; the other has not."""
    game = stacked_game("MICIOAB", players=3, words="micio")
    game.play("F8 orizz.", "MICIO")
    game.accept(seat=2)
    with refuses(game, "pending.already_agreed", "31"):
        game.challenge("MICIO", seat=2)
    assert game.challenge("MICIO", seat=1) is False
