"""Moves taken back, a house rule against computers: the table of before, an honest bag, a log that keeps everything."""

import pytest

from leggio.core.outcome import RefusedError
from leggio.engine.registry import find_engine
from leggio.games.common.state import TakenBack
from leggio.games.common.taking_back import as_it_stands, times_taken_back
from leggio.games.registry import GAMES
from leggio.games.scrabble import Game
from leggio.games.scrabble.audit import audit
from leggio.games.scrabble.evolve import evolve, replay
from leggio.games.verbum import Game as VerbumGame
from leggio.notation.gcg import write_gcg
from support.refusals import refuses
from support.scarabeo.tables import stacked_game as scarabeo_game
from support.tables import stacked_game

WORDS = "MIELE ARANCIA AI AL NE"


def a_game(**options: object) -> Game:
    """Anna may take back; both racks are known, and what is drawn first."""
    return stacked_game(
        "MIELEAA",
        "ARANCIA",
        then="EEEEEBCDFGHI",
        words=WORDS,
        **{"takes_back": 0, **options},  # type: ignore[arg-type]
    )


def test_going_back_undoes_the_answers_too() -> None:
    """Board, racks, sheet and turn are those of before one's move; the log keeps all, and holds."""
    game = a_game()
    before = game.state
    game.play("F8 orizz.", "MIELE")
    game.play("G7 orizz.", "ARANCIA")
    game.take_back(0)
    after = game.state
    assert (after.board, after.racks, after.sheet, after.turn) == (before.board, before.racks, before.sheet, 0)
    assert sorted(after.bag.tiles) == sorted(before.bag.tiles)
    assert after.pending is None
    last = game.log[-1]
    assert isinstance(last, TakenBack)
    assert (last.to, after.seq) == (before.seq, len(game.log))
    assert audit(game.log) == after == replay(game.log)


def test_what_was_drawn_is_mixed_in_anew() -> None:
    """Who plays the same again draws other tiles, by the seal and the number of returns: nobody knows what comes."""
    game = a_game()
    draws = []
    for _ in range(3):
        game.play("F8 orizz.", "MIELE")
        game.accept()
        draws.append(game.state.racks[0])
        game.take_back(0)
    assert len(set(draws)) == 3
    assert game.state.bag.returns == 3


def test_one_goes_back_move_by_move() -> None:
    """Each move of one's own is a step, a cambio secco too; then there is nothing left."""
    game = a_game()
    with refuses(game, "back.none", ""):
        game.take_back(0)
    game.cambio_secco()
    game.pass_turn()
    game.pass_turn()
    game.take_back(0)
    assert list(game.state.secco_used) == [0]
    game.take_back(0)
    assert list(game.state.secco_used) == []
    assert times_taken_back(game.state) == 2
    with refuses(game, "back.none", ""):
        game.take_back(0)


def test_only_who_may_takes_back() -> None:
    """Not the others, nobody where the table does not say so, not while words are ruled on, not after the end."""
    game = a_game(arbiter="referee")
    game.play("F8 orizz.", "MIELE")
    with refuses(game, "back.not_yours", ""):
        game.take_back(1)
    game.challenge("MIELE")
    with refuses(game, "turn.ruling", "28"):
        game.take_back(0)
    game.rule(MIELE=True)
    game.take_back(0)
    game.pass_turn()
    game.resign(0)
    with refuses(game, "game.over", "39"):
        game.take_back(0)
    other = stacked_game()
    other.pass_turn()
    with refuses(other, "back.not_yours", ""):
        other.take_back(0)


def test_whoever_left_has_left() -> None:
    """A resignation is not undone: there is nothing to go back to beyond it."""
    game = stacked_game(players=3, takes_back=0)
    game.pass_turn()
    game.resign(1)
    with refuses(game, "back.none", ""):
        game.take_back(0)


def test_time_is_not_given_back() -> None:
    """Art. 36: what a clock has counted stays on it, and it is one's own that runs again."""
    game = a_game(time_ms=60_000)
    game.wait(seconds=20)
    game.play("F8 orizz.", "MIELE")
    game.wait(seconds=5)
    game.take_back(0)
    assert game.state.clock.used == (20_000, 5_000)
    assert game.state.clock.running == (0,)
    game.wait(seconds=3)
    assert game.state.clock.spent(0, game.now) == 23_000


def test_a_timed_turn_has_its_time_again() -> None:
    """Scarabeo art. 17: the glass is turned anew; a turn that ran out can be had again."""
    game = scarabeo_game("CONTAREI", "SBBEEEEE", then="AEIOAEIO", takes_back=0)
    allowed = game.state.allowed
    game.wait(seconds=1 + (allowed or 0) / 1000)
    assert game.turn == 1
    game.take_back(0)
    assert game.turn == 0
    assert game.view(0).time_left_ms == allowed
    assert GAMES["scarabeo"].audit(game.log) == game.state


def test_cards_go_back_where_they_came_from() -> None:
    """Verbum: a card of B goes back into it, one of A on top of it, a word to the hand; each deed is a step."""
    game = VerbumGame("Anna", "Bea", words="cane", hands=("CANES", "IELOO"), takes_back=0)
    opened = game.state
    game.draw("a")
    game.discard("S")
    game.draw("b")
    game.pass_turn()
    game.take_back(0)
    assert game.hand(0) == "".join(sorted(opened.hands[0] + opened.pile_a))
    game.take_back(0)
    assert (game.state.hands, game.state.pile_a) == (opened.hands, opened.pile_a)
    game.draw("b")
    game.take_back(0)
    assert sorted(game.state.pile_b.tiles) == sorted(opened.pile_b.tiles)
    assert GAMES["verbum"].audit(game.log) == game.state


def test_hands_that_were_filled_up_and_swapped_are_as_before() -> None:
    """Verbum par. 7, 11: the card that filled a hand up before it changed places goes back with the swap."""
    game = VerbumGame("Anna", "Bea", words="cane", hands=("CANE&", "IELOO"), takes_back=0, free_turn=True)
    game.draw("b")
    game.lay("CANE")
    before = game.state
    game.swap_hands(1)
    assert sum(map(len, game.state.hands)) == sum(map(len, before.hands))  # one card came, and one was played
    game.take_back(0)
    assert game.state.hands == before.hands
    assert GAMES["verbum"].audit(game.log) == game.state


def test_a_game_is_told_as_it_stands() -> None:
    """Records and GCG leave out what was taken back; views say how often that was."""
    game = a_game()
    game.play("F8 orizz.", "MIELE")
    game.pass_turn()
    game.take_back(0)
    game.pass_turn()
    engine = find_engine("scrabble")
    assert engine is not None
    assert engine.record is not None
    assert engine.gcg is not None
    assert [turn.deed for turn in engine.record(game.log).turns] == ["pass"]
    written = write_gcg(engine.gcg(game.log))
    assert (b"MIELE" in written, b"moves taken back: 1" in written) == (False, True)
    steps = as_it_stands(game.log, evolve)
    assert steps[-1][2] == game.state
    assert not any(isinstance(event, TakenBack) for _, event, _ in steps)
    assert [step[0] for step in steps[1:]] == [step[2] for step in steps[:-1]]
    assert (game.view(0).taken_back, game.view(0).can_take_back, game.view(1).can_take_back) == (1, True, False)


def test_what_is_taken_back_after_something_was_before() -> None:
    """A game is told as it stands however often moves were taken back, and wherever each went."""
    game = a_game()
    game.play("F8 orizz.", "MIELE")
    game.pass_turn()
    game.take_back(0)
    game.pass_turn()
    game.pass_turn()
    game.play("F8 orizz.", "MIELE")
    game.take_back(0)
    steps = as_it_stands(game.log, evolve)
    assert steps[-1][2] == game.state
    assert [step[0] for step in steps[1:]] == [step[2] for step in steps[:-1]]
    engine = find_engine("scrabble")
    assert engine is not None
    assert engine.record is not None
    assert [turn.deed for turn in engine.record(game.log).turns] == ["pass", "pass"]


def test_a_seat_that_is_not_there_cannot_be_named() -> None:
    """The option names a seat of the table."""
    with pytest.raises(RefusedError, match="open"):
        a_game(takes_back=2)
    with pytest.raises(RefusedError, match="open"):
        VerbumGame("Anna", "Bea", words="cane", takes_back=2)
