"""Challenges and what they cost: art. 29, 30, 32."""

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import Challenge
from leggio.games.scrabble.events import Ruled
from leggio.games.scrabble.state import Entry
from support.positions import board_with
from support.refusals import refuses
from support.tables import stacked_game

ARANCIA = "MICIO MIELE ARANCIA AI RE AL NE"


def after_arancia(words: str) -> Game:
    """Anna's MIELE stands with 18, Bea's ARANCIA with its four other words is pending: 79 points."""
    game = stacked_game("MIELEAA", "ARANCIA", then="EEEEE", words=words)
    game.play("F8 orizz.", "MIELE")
    assert game.play("G7 orizz.", "ARANCIA") == 79
    return game


def entries(game: Game) -> list[tuple[int, Entry, int]]:
    """The sheet, shortened."""
    return [(row.seat, row.entry, row.points) for row in game.state.sheet]


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_a_play_with_an_invalid_word_is_taken_back(rules: str) -> None:
    """art. 30: zero for the play, 20% of its value lost (16 → 3.2 → 3), tiles back on the rack, turn lost."""
    game = stacked_game("MICIOAA", "ARMONAE", words="", rules=rules)
    game.play("F8 orizz.", "MICIO")
    assert game.challenge("MICIO") is True
    assert game.scores == {"Anna": -3, "Bea": 0}
    assert game.state.board.is_empty
    assert game.rack(0) == "AACIIMO"
    assert game.turn == 1
    assert len(game.state.bag) == 106
    assert entries(game) == [(0, Entry.WITHDRAWN, 0), (0, Entry.PENALTY, -3)]
    assert (game.sheet[0].word, game.sheet[0].value) == ("MICIO", 16)


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_an_unfounded_challenge_costs_the_challenger(rules: str) -> None:
    """art. 30: the play stands with its 16, the challenger loses 10% of it (1.6 → 2), the mover draws."""
    game = stacked_game("MICIOAA", "ARMONAE", then="EEEEE", words="MICIO", rules=rules)
    game.play("F8 orizz.", "MICIO")
    assert game.challenge("MICIO") is False
    assert game.scores == {"Anna": 16, "Bea": -2}
    assert game.rack(0) == "AAEEEEE"
    assert game.turn == 1
    assert entries(game) == [(0, Entry.PLAY, 16), (1, Entry.PENALTY, -2)]


def test_a_taken_back_jolly_is_a_jolly_again() -> None:
    """art. 8, 30: what comes back to the rack is the tile, not the letter it stood for."""
    game = stacked_game("MI?IOAA", words="")
    game.play("F8 orizz.", "MIcIO")
    game.challenge("MICIO")
    assert game.rack(0) == "?AAIIMO"


def test_the_value_of_a_play_includes_the_bonus_when_it_is_taken_back() -> None:
    """art. 13, 30: FRAGOLA is worth 42+13+50 = 105; 20% of that is 21."""
    game = stacked_game("POSTEAA", "FRAGOLA", words="POSTE FRAGOLA")
    game.play("F8 orizz.", "POSTE")
    game.play("K7 vert.", "FRAGOLA")
    game.challenge("POSTER")
    assert game.scores == {"Anna": 22, "Bea": -21}


def test_the_value_of_a_play_includes_the_bonus_for_the_challenger() -> None:
    """art. 13, 30: 10% of 105 is 10.5, and a half goes down."""
    game = stacked_game("POSTEAA", "FRAGOLA", words="POSTE POSTER FRAGOLA")
    game.play("F8 orizz.", "POSTE")
    game.play("K7 vert.", "FRAGOLA")
    game.challenge("POSTER")
    assert game.scores == {"Anna": 12, "Bea": 105}


@pytest.mark.parametrize(("words", "scores"), [("", (-1, 0)), ("AE", (4, -1))])
def test_a_penalty_is_one_point_at_least(words: str, scores: tuple[int, int]) -> None:
    """art. 30: AE is worth 4; 20% is 0.8 and 10% is 0.4, and each costs 1."""
    game = stacked_game("AEIOAEI", words=words)
    assert game.play("H8 orizz.", "AE") == 4
    game.challenge("AE")
    assert game.state.totals == scores


def test_a_play_worth_nothing_still_costs_a_point() -> None:
    """art. 12, 30: two jollies score 0; taken back they cost the least there is."""
    game = stacked_game("??AAAAA", words="")
    assert game.play("H8 orizz.", "ae") == 0
    game.challenge("AE")
    assert game.scores == {"Anna": -1, "Bea": 0}


def test_only_the_words_named_are_judged() -> None:
    """art. 29: with AI valid and NE not, challenging AI alone is unfounded (7.9 → 8) and NE stays."""
    game = after_arancia("ARANCIA AI RE AL")
    assert game.challenge("AI") is False
    assert game.scores == {"Anna": 18 - 8, "Bea": 79}
    assert game.state.board == board_with({"F8 orizz.": "MIELE", "G7 orizz.": "ARANCIA"})
    ruled = next(event for event in reversed(game.log) if isinstance(event, Ruled))
    assert [verdict.word for verdict in ruled.verdicts] == ["AI"]


def test_one_invalid_word_of_those_named_takes_the_play_back() -> None:
    """art. 29, 30: it is the whole play that is in doubt: 20% of 79 is 15.8."""
    game = after_arancia("ARANCIA AI RE AL")
    assert game.challenge("AI", "NE") is True
    assert game.scores == {"Anna": 18, "Bea": -16}
    assert game.state.board == board_with({"F8 orizz.": "MIELE"})


def test_all_the_words_of_a_play_may_be_challenged() -> None:
    """art. 29: no limit to how many; one penalty for all of them together."""
    game = after_arancia(ARANCIA)
    game.challenge("ARANCIA", "AI", "RE", "AL", "NE")
    assert game.scores == {"Anna": 18 - 8, "Bea": 79}


def test_a_word_named_twice_is_judged_once() -> None:
    """art. 29: words are named as they are read, in any case and order, accents or not."""
    game = after_arancia(ARANCIA)
    game.challenge("ne", "Né", "AI")
    ruled = next(event for event in reversed(game.log) if isinstance(event, Ruled))
    assert [verdict.word for verdict in ruled.verdicts] == ["NE", "AI"]


def test_a_challenge_names_words_of_the_play() -> None:
    """art. 29: at least one, and only words this play has formed."""
    game = after_arancia(ARANCIA)
    with refuses(game, "challenge.no_words", "29"):
        game.challenge()
    with refuses(game, "challenge.not_formed", "29", word="MIELE"):
        game.challenge("AI", "MIELE")


def test_nobody_challenges_their_own_play() -> None:
    """art. 28: it is the opponent who may contest."""
    game = after_arancia(ARANCIA)
    with refuses(game, "pending.own", "28"):
        game.challenge("AI", seat=1)


def test_nothing_to_challenge() -> None:
    """art. 31: before the first play, or after a pass, there is nothing to contest."""
    game = stacked_game("MICIOAA", words="MICIO")
    with refuses(game, "pending.none", "31"):
        game.do(Challenge(seat=1, words=("MICIO",)))
    game.play("F8 orizz.", "MICIO")
    game.pass_turn()
    with refuses(game, "pending.none", "31"):
        game.challenge("MICIO")


@pytest.mark.parametrize("words", ["", "MICIO"])
def test_a_ruling_is_final(words: str) -> None:
    """art. 32: once ruled on, a play cannot be contested again, nor accepted, whichever way it went."""
    game = stacked_game("MICIOAA", "ARMONAE", words=words)
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    with refuses(game, "pending.none", "31"):
        game.do(Challenge(seat=1, words=("MICIO",)))
    with refuses(game, "pending.none", "31"):
        game.accept(seat=1)
    with refuses(game, "ruling.none", "32"):
        game.rule(MICIO=True)


def test_scores_may_go_below_zero_again_and_again() -> None:
    """art. 30: penalties are written at once, whatever the score: 3, then 20% of 22 is 4.4."""
    game = stacked_game("MICIOAA", "POSTEAA", words="")
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    game.play("F8 orizz.", "POSTE")
    game.challenge("POSTE")
    assert game.scores == {"Anna": -3, "Bea": -4}


@pytest.mark.parametrize(("players", "challenger"), [(3, 1), (3, 2), (4, 3)])
def test_any_opponent_may_challenge(players: int, challenger: int) -> None:
    """art. 28, premessa: of several opponents the first to contest does, and alone pays; turns go on."""
    game = stacked_game("MICIOAA", words="MICIO", players=players)
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO", seat=challenger)
    assert game.state.totals == tuple(16 if seat == 0 else -2 if seat == challenger else 0 for seat in range(players))
    assert game.turn == 1


def test_a_lost_turn_goes_to_the_next_seat() -> None:
    """art. 30, premessa: with three players a play taken back passes the turn on, whoever contested it."""
    game = stacked_game("MICIOAA", words="", players=3)
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO", seat=2)
    assert game.turn == 1
    assert game.state.totals == (-3, 0, 0)
