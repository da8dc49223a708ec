"""Three or four players: the right to hold and to challenge is each opponent's own. Art. 29-31."""

from collections.abc import Callable
from typing import Any

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.events import Ending, PlayStood, Standing
from leggio.games.scrabble.state import Entry, Phase
from leggio.games.scrabble.timing import next_deadline, waits_for
from support.positions import late_game
from support.refusals import refuses
from support.tables import stacked_game

FORMED = ("ARANCIA", "AI", "RE", "AL", "NE")


def pending_micio(players: int = 3, **options: Any) -> Game:
    """Anna has just laid MICIO (16 points); five more E lie on top of the bag for her."""
    others = ("ARMONAE", "AAAAAAA", "OOOOOOO")[: players - 1]
    options.setdefault("words", "MICIO")
    game = stacked_game("MICIOAA", *others, then="EEEEE", players=players, **options)
    game.play("F8 orizz.", "MICIO")
    return game


def pending_arancia(words: str, players: int = 3, **options: Any) -> Game:
    """Bea has just laid ARANCIA along Anna's MIELE, which makes AI, RE, AL and NE too: 79 points."""
    game = stacked_game("MIELEAA", "ARANCIA", words=words, players=players, **options)
    game.play("F8 orizz.", "MIELE")
    for seat in range(1, players):
        game.accept(seat=seat)
    game.play("G7 orizz.", "ARANCIA")
    return game


def stood(game: Game) -> list[Standing]:
    """The ways plays came to stand so far."""
    return [event.how for event in game.log if isinstance(event, PlayStood)]


MOVES: dict[str, Callable[[Game], object]] = {
    "play": lambda game: game.play("I3 vert.", "ARMONIA"),
    "pass": lambda game: game.pass_turn(),
    "exchange": lambda game: game.exchange("A"),
    "secco": lambda game: game.cambio_secco(),
}


@pytest.mark.parametrize("move", MOVES)
def test_the_next_player_moves_when_nobody_else_may_challenge(move: str) -> None:
    """art. 31: play goes on when the time to think is over; till then a move would take another's right away."""
    game = pending_micio()
    with refuses(game, "turn.others_first", "31", seats=[2]):
        MOVES[move](game)
    game.accept(seat=2)
    MOVES[move](game)
    assert stood(game) == [Standing.MOVED]
    assert game.scores["Anna"] == 16


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_has_not_spoken_may_challenge_until_the_20_seconds_are_over(players: int) -> None:
    """art. 31: that the others accepted, or would like to move, takes nothing away from the last one."""
    game = pending_micio(players, words="")
    for seat in range(1, players - 1):
        game.accept(seat=seat)
    game.wait(seconds=19.999)
    assert game.challenge("MICIO", seat=players - 1) is True
    assert game.scores["Anna"] == -3


def test_the_next_player_moves_once_the_20_seconds_are_over() -> None:
    """art. 31: then the right has lapsed for everyone, silent or not."""
    game = pending_micio()
    game.wait(seconds=20)
    game.pass_turn()
    assert stood(game) == [Standing.EXPIRED]
    with refuses(game, "pending.none", "31"):
        game.challenge("MICIO", seat=2)


def test_a_table_of_two_is_as_before() -> None:
    """art. 31: with one opponent moving is accepting."""
    game = pending_micio(players=2)
    game.pass_turn()
    assert stood(game) == [Standing.MOVED]


def test_each_opponent_may_hold() -> None:
    """art. 31: the next player's hold is not the others'; each asks once, and nobody who has had their say."""
    game = pending_micio(players=4)
    game.hold(seat=1)
    game.hold(seat=3)
    with refuses(game, "pending.already_held", "31", seat=3):
        game.hold(seat=3)
    game.accept(seat=2)
    with refuses(game, "pending.already_agreed", "31"):
        game.hold(seat=2)
    pending = game.view().pending
    assert pending is not None
    assert (pending.held_by, pending.held, pending.awaited) == (1, (1, 3), (1, 3))


def test_a_hold_by_any_opponent_makes_it_the_whole_window() -> None:
    """art. 31: at a table with a short grace a third player's hold keeps the play open for 20 seconds."""
    game = pending_micio(grace_ms=5_000)
    game.wait(seconds=4)
    game.hold(seat=2)
    game.wait(seconds=15.999)
    assert game.state.pending is not None
    game.wait(seconds=0.001)
    assert stood(game) == [Standing.EXPIRED]


def test_one_thinks_in_ones_own_time() -> None:
    """art. 31: while a third player holds, it is their clock that runs, and the next player's again afterwards."""
    game = pending_micio()
    game.wait(seconds=3)
    game.hold(seat=2)
    assert game.view().running == (2,)
    game.wait(seconds=7)
    game.accept(seat=2)
    assert game.view().running == (1,)
    game.wait(seconds=2)
    assert game.view().time_used_ms == (0, 5_000, 7_000)
    pending = game.view().pending
    assert pending is not None
    assert pending.window_left_ms == 8_000
    assert next_deadline(game.state) == 20_000


def test_of_two_who_hold_the_first_pays_first() -> None:
    """art. 31, 36: one clock runs at a time; when the first has answered, the second's does."""
    game = pending_micio(players=4)
    game.hold(seat=3)
    game.hold(seat=1)
    game.wait(seconds=4)
    game.accept(seat=3)
    game.wait(seconds=5)
    assert game.view().time_used_ms == (0, 5_000, 0, 4_000)


def test_a_holder_who_resigns_holds_nobody_up() -> None:
    """art. 31 with the house rule: their clock stops, and the next player may move."""
    game = pending_micio()
    game.hold(seat=2)
    game.resign(2)
    assert game.view().running == (1,)
    game.pass_turn()
    assert stood(game) == [Standing.MOVED]


def test_a_lost_challenge_leaves_the_others_their_words() -> None:
    """art. 29-31: AI was ruled on and is good; Anna, who never spoke, may still challenge RE."""
    game = pending_arancia("MIELE ARANCIA AI AL NE")
    assert game.challenge("AI", seat=2) is False
    assert game.scores == {"Anna": 18, "Bea": 0, "Carlo": -8}
    pending = game.view().pending
    assert pending is not None
    assert (pending.upheld, pending.awaited) == (("AI",), (0,))
    assert game.challenge("RE", seat=0) is True
    assert game.scores == {"Anna": 18, "Bea": -16, "Carlo": -8}
    assert [row.entry for row in game.sheet] == [Entry.PLAY, Entry.PENALTY, Entry.WITHDRAWN, Entry.PENALTY]


def test_a_word_is_ruled_on_once() -> None:
    """art. 29: the judgement on a word is final."""
    game = pending_arancia("MIELE ARANCIA AI RE AL NE")
    game.challenge("AI", "RE", seat=2)
    with refuses(game, "challenge.upheld", "29", word="RE"):
        game.challenge("AL", "RE", seat=0)


def test_whoever_lost_a_challenge_has_had_their_say() -> None:
    """art. 29: they name all the words they doubt at once; holding or challenging again is for the others."""
    game = pending_arancia("MIELE ARANCIA AI RE AL NE", players=4)
    game.challenge("AI", seat=2)
    for answer in (lambda: game.challenge("RE", seat=2), lambda: game.hold(seat=2), lambda: game.accept(seat=2)):
        with refuses(game, "pending.already_agreed", "31"):
            answer()
    assert waits_for(game.state) == (0, 3)


def test_every_word_ruled_on_the_play_stands() -> None:
    """art. 29-31: there is nothing left to challenge, so nobody is waited for and the mover draws."""
    game = pending_arancia("MIELE ARANCIA AI RE AL NE", players=4)
    game.challenge("AI", "AL", seat=2)
    assert game.challenge(*(word for word in FORMED if word not in ("AI", "AL")), seat=0) is False
    assert game.state.pending is None
    assert len(game.rack(1)) == 7
    assert game.scores["Bea"] == 79


def test_the_last_one_who_may_speak_loses_and_the_play_stands() -> None:
    """art. 31: the others accepted; with the last challenge lost nobody is left."""
    game = pending_arancia("MIELE ARANCIA AI RE AL NE")
    game.accept(seat=0)
    game.challenge("AI", seat=2)
    assert game.state.pending is None
    assert game.scores["Bea"] == 79


def test_the_window_goes_on_after_a_ruling() -> None:
    """art. 28, 31: clocks stand still while the referee rules; the others keep what was left of the 20 seconds."""
    game = pending_arancia("", arbiter="referee")
    game.wait(seconds=6)
    game.challenge("AI", seat=2)
    assert game.state.phase is Phase.RULING
    game.wait(minutes=2)
    game.rule(AI=True)
    game.wait(seconds=13.999)
    assert game.state.pending is not None
    game.wait(seconds=0.001)
    assert stood(game)[-1] is Standing.EXPIRED


def test_a_play_that_goes_out_ends_the_game_when_all_have_spoken() -> None:
    """art. 31, 39a: one lost challenge does not end it while another opponent may still take the play back."""
    game = late_game("N", "EE", "II", words="ON", board={"F8 orizz.": "MICIO", "I9 orizz.": "A"})
    game.play("J8 vert.", "ON")
    game.challenge("ON", seat=1)
    assert not game.over
    with refuses(game, "turn.answer_first", "31"):
        game.pass_turn()
    game.accept(seat=2)
    assert game.ended is not None
    assert game.ended.reason is Ending.WENT_OUT
