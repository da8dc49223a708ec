"""House rules: resigning, stopping by agreement, putting a game away."""

from leggio.games.scarabeo.commands import Pass
from leggio.games.scarabeo.events import Ending, PlayStood, Standing
from support.refusals import refuses
from support.scarabeo.tables import late_game, stacked_game


def test_of_two_the_other_wins() -> None:
    """Whoever resigns comes last, and no tiles are counted."""
    game = late_game("SH", "EE", totals=(100, 5))
    game.resign()
    assert game.ended is not None
    assert (game.ended.reason, game.winner, game.scores) == (Ending.RESIGNED, "Bea", {"Anna": 100, "Bea": 5})
    assert game.ended.winnings == ()


def test_of_more_the_others_go_on() -> None:
    """The hand passes over the empty chair; its tiles stay out of play and count at the end."""
    game = late_game("SH", "S", "EE", totals=(100, 5, 5))
    game.resign()
    assert game.state.turn == 1
    game.play("D9 orizz.", "SCONTARE")
    with refuses(game, "seat.resigned", ""):
        game.do(Pass(seat=0))
    game.accept()
    assert game.ended is not None
    # Bea 5 + 10 + 9 + 2, Carlo 5 - 2, Anna 100 - 9 but last
    assert game.scores == {"Anna": 91, "Bea": 26, "Carlo": 3}
    assert game.ended.places == ((1,), (2,), (0,))


def test_a_player_whose_word_is_pending_waits_for_the_answers() -> None:
    """One does not leave while one's word is on the table."""
    game = stacked_game("CONTAREI", "EIEIEIEI")
    game.play("E9 orizz.", "CONTARE")
    with refuses(game, "turn.wait_for_answers", "14"):
        game.resign(0)


def test_the_last_opponent_who_leaves_lets_the_word_stand() -> None:
    """A pending play keeps its points."""
    game = stacked_game("CONTAREI", "EIEIEIEI")
    game.play("E9 orizz.", "CONTARE")
    game.resign(1)
    assert PlayStood(at=0, how=Standing.CLOSED) in game.log
    assert game.scores["Anna"] == 56


def test_a_silent_opponent_who_leaves_is_not_waited_for() -> None:
    """With everyone else agreed the hand passes."""
    game = stacked_game("CONTAREI", "EIEIEIEI", "AAAAAAAA", players=3)
    game.play("E9 orizz.", "CONTARE")
    game.accept(1)
    game.resign(2)
    assert game.state.pending is None
    assert game.state.turn == 1


def test_a_resignation_may_leave_only_players_who_passed() -> None:
    """The deadlock rule looks at those who are still there."""
    game = late_game("A", "E", "I")
    for _ in range(5):
        game.pass_turn()
    game.resign(2)
    assert game.ended is not None
    assert game.ended.reason is Ending.DEADLOCK


def test_stopping_takes_everyone() -> None:
    """The game is annulled: points stay, nobody wins anything."""
    game = late_game("A", "E", "I", totals=(9, 8, 7))
    for seat in (2, 0):
        game.propose_abandon(seat)
    with refuses(game, "abandon.already", ""):
        game.propose_abandon(0)
    game.propose_abandon(1)
    assert game.ended is not None
    assert (game.ended.reason, game.ended.places, game.ended.winnings) == (Ending.ABANDONED, (), ())
    assert game.winner is None


def test_one_no_is_enough() -> None:
    """The proposal is off for everyone; whoever takes their own back leaves the others'."""
    game = late_game("A", "E", "I")
    for seat in (2, 0):
        game.propose_abandon(seat)
    game.decline_abandon(2)
    assert list(game.state.for_abandon) == [0]
    game.decline_abandon(1)
    assert game.state.for_abandon == ()
    with refuses(game, "abandon.none", ""):
        game.decline_abandon(1)


def test_a_move_forgets_the_proposal() -> None:
    """Whoever plays on is not for stopping."""
    game = late_game("A", "E", bag="I")
    game.propose_abandon(0)
    game.pass_turn()
    assert game.state.for_abandon == ()


def test_a_game_put_away_takes_no_time_and_no_commands() -> None:
    """Scarabeo, art. 17: the sand stands still until the game is taken up."""
    game = stacked_game("CONTAREI", "EIEIEIEI")
    game.wait(seconds=30)
    game.suspend()
    game.wait(minutes=600)
    with refuses(game, "game.suspended", ""):
        game.pass_turn()
    game.resume()
    assert game.view().time_left_ms == 90_000
    with refuses(game, "game.not_suspended", ""):
        game.resume()


def test_waits_and_votes_stand_still_too() -> None:
    """A game put away during a wait or a vote goes on with what was left of it."""
    game = stacked_game("CONTAREI", "EIEIEIEI", "AAAAAAAA", players=3)
    game.play("E9 orizz.", "CONTARE")
    game.wait(seconds=5)
    game.suspend()
    game.wait(minutes=9)
    game.resume()
    pending = game.view().pending
    assert pending is not None
    assert pending.window_left_ms == 15_000
    game.challenge("CONTARE", seat=1)
    game.wait(seconds=20)
    game.suspend()
    game.wait(minutes=9)
    game.resume()
    contest, pending = game.view().contest, game.view().pending
    assert contest is not None
    assert pending is not None
    assert (contest.vote_left_ms, pending.window_left_ms) == (40_000, 15_000)
    game.wait(seconds=40)
    assert game.view().contest is None


def test_a_game_that_is_over_is_not_put_away() -> None:
    """There is nothing to keep."""
    game = late_game("A", "E")
    game.resign()
    with refuses(game, "game.over", "32"):
        game.suspend()
