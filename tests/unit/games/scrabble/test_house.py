"""House rules the book leaves out: resigning, stopping by agreement, putting a game away, checking words at once."""

import pytest

from leggio.games.scrabble.commands import Pass, Resign
from leggio.games.scrabble.events import AbandonDeclined, Ending, PlayStood, Standing
from support.refusals import refuses
from support.tables import stacked_game


@pytest.mark.parametrize("seat", [0, 1])
def test_resigning_loses_whatever_the_score(seat: int) -> None:
    """House rule: of two players the other has won, with no racks deducted; one may resign out of turn."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.play("F8 orizz.", "MICIO")
    game.accept()
    game.resign(seat)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.RESIGNED, "")
    assert game.ended.places == ((1 - seat,), (seat,))
    assert game.scores == {"Anna": 16, "Bea": 0}


def test_resigning_keeps_a_pending_play() -> None:
    """House rule: the play on the board scores, nobody draws."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.play("F8 orizz.", "MICIO")
    game.resign(1)
    assert game.scores == {"Anna": 16, "Bea": 0}
    assert game.rack(0) == "AA"
    assert [event.how for event in game.log if isinstance(event, PlayStood)] == [Standing.CLOSED]


def test_a_claimed_extra_minute_is_paid_on_resigning() -> None:
    """art. 37 with the house rule: the thirty points stay due."""
    game = stacked_game()
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(seconds=1)
    game.resign(1)
    assert game.scores == {"Anna": -30, "Bea": 0}
    assert game.winner == "Anna"


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_the_others_go_on(players: int) -> None:
    """House rule: the seat is skipped from then on; the last to stay wins, early leavers come last."""
    game = stacked_game(players=players)
    game.resign(0)
    assert not game.over
    assert game.turn == 1
    with refuses(game, "seat.resigned", ""):
        game.do(Pass(seat=0))
    with refuses(game, "seat.resigned", ""):
        game.do(Resign(seat=0))
    for seat in range(1, players):
        assert game.turn == seat
        game.pass_turn()
    assert game.turn == 1
    for seat in range(1, players - 1):
        game.resign(seat)
    assert game.ended is not None
    assert game.ended.places == tuple((seat,) for seat in reversed(range(players)))


def test_who_resigned_comes_after_all_who_stayed() -> None:
    """House rule: whatever the score, a resigned player is placed below those who play to the end."""
    game = stacked_game("MICIOAA", "ZZGGHHQ", players=3)
    game.play("F8 orizz.", "MICIO")
    game.wait(seconds=20)
    game.resign(0)
    for _ in range(6):
        game.pass_turn()
    assert game.ended is not None
    assert game.ended.reason is Ending.SCORELESS
    assert game.ended.places == ((2,), (1,), (0,))
    assert game.ended.scores[0] > game.ended.scores[2] > game.ended.scores[1]


def test_art_39b_means_three_turns_of_each_who_stayed() -> None:
    """art. 39b with the house rule: turns of someone who left do not count for the others."""
    game = stacked_game(players=3)
    for _ in range(6):
        game.pass_turn()
    game.resign(1)
    game.pass_turn()
    assert not game.over
    game.pass_turn()
    assert game.over


def test_a_resigned_opponent_has_nothing_to_agree_to() -> None:
    """art. 31 with the house rule: a play stands once all who are left have agreed."""
    game = stacked_game("MICIOAA", players=3)
    game.play("F8 orizz.", "MICIO")
    game.accept(seat=1)
    game.resign(2)
    assert game.state.pending is None
    assert game.state.totals == (16, 0, 0)


def test_resigning_on_turn_leaves_the_others_their_window() -> None:
    """art. 31 with the house rule: who is left has what is left of the 20 seconds; they had the right all along."""
    game = stacked_game("MICIOAA", players=3)
    game.play("F8 orizz.", "MICIO")
    game.wait(seconds=15)
    game.resign(1)
    game.wait(seconds=4)
    assert game.state.pending is not None
    game.wait(seconds=1)
    assert game.state.pending is None


def test_stopping_by_agreement_has_no_winner() -> None:
    """House rule: once all agree the game is annulled."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.play("F8 orizz.", "MICIO")
    game.propose_abandon(0)
    assert not game.over
    game.propose_abandon(1)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.places) == (Ending.ABANDONED, ())
    assert game.winner is None
    assert game.scores == {"Anna": 16, "Bea": 0}


def test_proposing_twice_is_not_agreeing() -> None:
    """House rule: nobody stops a game alone."""
    game = stacked_game()
    game.propose_abandon(1)
    with refuses(game, "abandon.already", ""):
        game.propose_abandon(1)


def test_a_move_forgets_the_proposal() -> None:
    """House rule: whoever plays on has said no."""
    game = stacked_game()
    game.propose_abandon(1)
    game.pass_turn()
    assert game.state.for_abandon == ()
    game.propose_abandon(0)
    assert not game.over


def test_a_proposal_is_turned_down_or_taken_back() -> None:
    """House rule: one no is enough, and whoever proposed may think better of it; then all are asked anew."""
    game = stacked_game(players=3)
    with refuses(game, "abandon.none", ""):
        game.decline_abandon(0)
    game.propose_abandon(0)
    game.propose_abandon(1)
    game.decline_abandon(0)
    assert list(game.state.for_abandon) == [1]
    game.decline_abandon(2)
    assert game.state.for_abandon == ()
    assert [event.withdrawn for event in game.log if isinstance(event, AbandonDeclined)] == [True, False]
    for seat in (1, 2, 0):
        game.propose_abandon(seat)
    assert game.over


def test_with_more_players_all_must_agree() -> None:
    """House rule: three agree of three, or of those who are left."""
    game = stacked_game(players=3)
    game.propose_abandon(0)
    game.propose_abandon(1)
    assert not game.over
    game.propose_abandon(2)
    assert game.over


def test_a_void_table_refuses_invalid_words() -> None:
    """art. 4 by house rule: words are checked as they are laid, an inadmissible one is refused and nobody pays."""
    game = stacked_game("MIELEAA", "ARANCIA", words="MIELE ARANCIA AI RE AL", challenges="void")
    game.play("F8 orizz.", "MIELE")
    assert game.scores == {"Anna": 18, "Bea": 0}
    assert len(game.rack(0)) == 7
    with refuses(game, "play.invalid_words", "4", words=["NE"]):
        game.play("G7 orizz.", "ARANCIA")


def test_a_void_table_has_nothing_to_challenge() -> None:
    """House rule: a play that was laid is already good."""
    game = stacked_game("MIELEAA", "ARANCIA", words="MIELE", challenges="void")
    game.play("F8 orizz.", "MIELE")
    assert [event.how for event in game.log if isinstance(event, PlayStood)] == [Standing.CHECKED]
    for answer in (game.accept, game.hold, lambda: game.challenge("MIELE")):
        with refuses(game, "challenge.checked", ""):
            answer()


def test_no_time_runs_while_a_game_is_put_away() -> None:
    """art. 36-37 by house rule: clocks, the window of a play and the 75 minutes all stand still in between."""
    game = stacked_game("MICIOAA", "ARMONAE", words="MICIO")
    game.wait(minutes=10)
    game.play("F8 orizz.", "MICIO")
    game.wait(seconds=5)
    game.suspend()
    game.wait(minutes=600)
    game.resume()
    assert game.view(1).time_used_ms == (600_000, 5_000)
    game.wait(seconds=14)
    assert game.scores["Anna"] == 0
    game.wait(seconds=1)
    assert game.scores["Anna"] == 16
    game.wait(minutes=64, seconds=39)
    assert not game.over
    game.wait(seconds=1)
    assert game.ended is not None
    assert game.ended.reason is Ending.TIME_LIMIT


def test_the_time_thought_before_a_pause_is_not_given_back() -> None:
    """art. 37 by house rule: putting the game away is no way to win time."""
    game = stacked_game()
    game.wait(minutes=3)
    game.suspend()
    game.resume()
    assert game.view(0).time_used_ms[0] == 180_000


def test_nothing_can_be_done_with_a_game_that_is_put_away() -> None:
    """House rule: it must be taken up first; a game that is on cannot be taken up, one that is over not put away."""
    game = stacked_game()
    with refuses(game, "game.not_suspended", ""):
        game.resume()
    game.suspend()
    for attempt in (game.pass_turn, game.suspend, game.resign):
        with refuses(game, "game.suspended", ""):
            attempt()
    game.resume()
    game.resign()
    with refuses(game, "game.over", "39"):
        game.suspend()


def test_a_clock_stopped_by_hand_stays_stopped_after_a_pause() -> None:
    """art. 27 by house rule: taking the game up starts no clock that was not running."""
    game = stacked_game(clock_by_hand=True)
    game.suspend()
    game.resume()
    assert game.state.clock.running == ()
