"""How games end and are settled: art. 2, 39-41."""

from typing import Any

import pytest

from leggio.games.scrabble import Game
from leggio.games.scrabble.commands import Pass
from leggio.games.scrabble.events import Ending, Reckoning
from leggio.games.scrabble.state import Entry
from support.positions import late_game
from support.refusals import refuses
from support.tables import stacked_game


def settled(game: Game) -> list[tuple[int, Reckoning, int, str]]:
    """The lines of the final settlement."""
    assert game.ended is not None
    return [(line.seat, line.kind, line.points, line.tiles) for line in game.ended.settlement]


def out(rules: str = "figs", rack: str = "QZ?", **options: Any) -> Game:
    """Anna lays her last tile, ON down from J8 (1+3 points), with the bag empty; Bea holds this rack."""
    game = late_game("N", rack, bag="", totals=(100, 110), rules=rules, **options)
    assert game.play("J8 vert.", "ON") == 4
    return game


def test_going_out_in_the_current_edition() -> None:
    """art. 39a, 40: the opponent pays for Q and Z, the jolly nothing, and the 18 go to whoever went out."""
    game = out()
    game.accept()
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.WENT_OUT, "39a")
    assert settled(game) == [(1, Reckoning.RACK_LEFT, -18, "QZ?"), (0, Reckoning.RACK_GAINED, 18, "QZ?")]
    assert game.scores == {"Anna": 122, "Bea": 92}
    assert game.winner == "Anna"


def test_going_out_in_the_previous_edition() -> None:
    """art. 39a, 40: the opponent pays 25, seven of it for the jolly, and nobody gains it."""
    game = out("figs-previous")
    game.accept()
    assert settled(game) == [(1, Reckoning.RACK_LEFT, -25, "QZ?")]
    assert game.scores == {"Anna": 104, "Bea": 85}


@pytest.mark.parametrize(("rules", "scores"), [("figs", (104, 110)), ("figs-previous", (104, 103))])
def test_only_a_jolly_left(rules: str, scores: tuple[int, int]) -> None:
    """art. 40: it costs nothing now and cost 7 before, which here turns the result round."""
    game = out(rules, rack="?")
    game.accept()
    assert game.state.totals == scores


def test_the_game_is_not_over_while_the_last_play_is_pending() -> None:
    """art. 31, 39a: only a valid play ends the game; the opponent answers first and cannot move."""
    game = out()
    assert not game.over
    with refuses(game, "turn.answer_first", "31"):
        game.pass_turn()
    game.wait(seconds=20)
    assert game.over


def test_a_last_play_taken_back_does_not_end_the_game() -> None:
    """art. 30, 39a: the tile returns, 4 points cost 1, and the opponent is on turn."""
    game = out(words="")
    game.challenge("ON")
    assert not game.over
    assert game.rack(0) == "N"
    assert game.scores == {"Anna": 99, "Bea": 110}
    assert game.turn == 1


def test_a_last_play_confirmed_by_a_ruling_ends_the_game() -> None:
    """art. 30, 39a: the challenger pays 1, then the settlement follows."""
    game = out(words="ON")
    game.challenge("ON")
    assert game.over
    assert game.scores == {"Anna": 122, "Bea": 91}


def test_an_empty_rack_does_not_end_the_game_while_there_are_tiles() -> None:
    """art. 39a: the bag must be empty too; otherwise the player draws and goes on."""
    game = late_game("N", "QZ", bag="A")
    game.play("J8 vert.", "ON")
    game.accept()
    assert not game.over
    assert game.rack(0) == "A"


def test_the_bonus_is_not_for_a_short_last_rack() -> None:
    """art. 13, 39a: laying all of a rack of six is not laying seven: ARMONIA across the I scores its 17."""
    game = late_game("ARMONA", "Q", bag="")
    assert game.play("I3 vert.", "ARMONIA") == 17


@pytest.mark.parametrize("players", [3, 4])
def test_going_out_gains_the_tiles_of_all_opponents(players: int) -> None:
    """art. 40, premessa: with more players each pays their own and whoever went out gains them all."""
    racks = ("N", "Q", "Z", "H?")[:players]
    game = late_game(*racks, bag="", totals=(0,) * players)
    game.play("J8 vert.", "ON")
    for seat in range(1, players):
        game.accept(seat=seat)
    assert game.state.totals == (4 + 18 + (8 if players == 4 else 0), -10, -8, -8)[:players]


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_six_scoreless_turns_end_the_game(rules: str) -> None:
    """art. 39b, 40: three each in a row, passes and exchanges alike; both pay for their racks."""
    game = stacked_game("MICIOAA", "ARMONAE", rules=rules)
    game.play("F8 orizz.", "MICIO")
    game.accept()
    for turn in range(5):
        game.pass_turn() if turn % 2 else game.exchange(game.rack()[:1])
        assert not game.over
    racks = game.state.racks
    game.pass_turn()
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.SCORELESS, "39b")
    assert [line[:2] for line in settled(game)] == [(0, Reckoning.RACK_LEFT), (1, Reckoning.RACK_LEFT)]
    assert [line[3] for line in settled(game)] == list(racks)


def test_a_scoreless_game_from_the_start_is_a_draw_or_less_than_zero() -> None:
    """art. 39b, 40: MICIOAA costs 10 and ARMONAE 12; totals below zero are totals."""
    game = stacked_game("MICIOAA", "ARMONAE")
    for _ in range(6):
        game.pass_turn()
    assert game.scores == {"Anna": -10, "Bea": -12}
    assert game.winner == "Anna"


def test_a_play_breaks_the_run() -> None:
    """art. 39b: the turns must be consecutive."""
    game = stacked_game("MICIOAA", "ARMONAE")
    for _ in range(4):
        game.pass_turn()
    game.play("F8 orizz.", "MICIO")
    for _ in range(5):
        game.pass_turn()
    assert not game.over
    game.pass_turn()
    assert game.over


@pytest.mark.parametrize("rules", ["figs", "figs-previous"])
def test_a_play_taken_back_is_a_turn_passed(rules: str) -> None:
    """art. 30, 39b: its player passes the turn, so the run goes on, and it may be the last turn of it."""
    game = stacked_game("MICIOAA", "ARMONAE", words="", rules=rules)
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    assert game.state.idle == (1, 0)
    for _ in range(4):
        game.pass_turn()
    assert not game.over
    game.play("F8 orizz.", "ARMONE")
    assert game.state.scoreless == 0, "as long as it may stand the run is broken"
    game.challenge("ARMONE")
    assert game.ended is not None
    assert (game.ended.reason, game.ended.article) == (Ending.SCORELESS, "39b")


def test_a_play_that_is_upheld_breaks_the_run() -> None:
    """art. 30, 39b: challenged in vain, it stands, and counting begins anew."""
    game = stacked_game("MICIOAA", "ARMONAE", words="ARMONE")
    for _ in range(5):
        game.pass_turn()
    game.play("F8 orizz.", "ARMONE")
    game.challenge("ARMONE")
    assert not game.over
    assert game.state.idle == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_scoreless_turns_each(players: int) -> None:
    """art. 39b, premessa: six turns for two players, nine for three, twelve for four."""
    game = stacked_game(players=players)
    for _ in range(3 * players - 1):
        game.pass_turn()
    assert not game.over
    game.pass_turn()
    assert game.over


@pytest.mark.parametrize(("rules", "scores"), [("figs", (82, 97)), ("figs-previous", (75, 97))])
def test_a_jolly_left_without_going_out(rules: str, scores: tuple[int, int]) -> None:
    """art. 40: QZ? costs 18 or 25 and N 3, each to its holder, where nobody went out."""
    game = late_game("QZ?", "N", bag="", totals=(100, 100), rules=rules)
    for _ in range(6):
        game.pass_turn()
    assert game.state.totals == scores


def test_time_penalties_come_with_the_racks() -> None:
    """art. 37, 40: thirty for the extra minute, also for whoever goes out."""
    game = late_game("N", "Q", bag="", totals=(100, 100))
    game.wait(minutes=25)
    game.claim_time(against=0)
    game.wait(seconds=1)
    game.play("J8 vert.", "ON")
    game.accept()
    assert settled(game) == [
        (0, Reckoning.TIME_PENALTY, -30, ""),
        (1, Reckoning.RACK_LEFT, -10, "Q"),
        (0, Reckoning.RACK_GAINED, 10, "Q"),
    ]
    assert game.scores == {"Anna": 84, "Bea": 90}


def test_equal_scores_are_a_draw() -> None:
    """art. 41: after the settlement, and not before it: 100-10 and 98-8."""
    game = late_game("Q", "Z", bag="", totals=(100, 98))
    for _ in range(6):
        game.pass_turn()
    assert game.scores == {"Anna": 90, "Bea": 90}
    assert game.ended is not None
    assert game.ended.places == ((0, 1),)
    assert game.winner is None


def test_the_highest_total_wins() -> None:
    """art. 2, 41: places are in the order of the final scores, equal ones together."""
    game = late_game("Q", "Z", "Z", "A", bag="", totals=(10, 20, 20, 50))
    for _ in range(12):
        game.pass_turn()
    assert game.ended is not None
    assert game.ended.scores == (0, 12, 12, 49)
    assert game.ended.places == ((3,), (1, 2), (0,))
    assert game.winner == "Dino"


def test_the_sheet_ends_with_the_settlement() -> None:
    """art. 40: every line is on the sheet with the tiles it is about and the total it leads to."""
    game = out()
    game.accept()
    rows = [(row.seat, row.entry, row.points, row.total, row.tiles) for row in game.sheet[-2:]]
    assert rows == [(1, Entry.RACK_LEFT, -18, 92, "QZ?"), (0, Entry.RACK_GAINED, 18, 122, "QZ?")]


def test_nothing_happens_after_the_end() -> None:
    """art. 39: no move, no clock, no claim."""
    game = out()
    game.accept()
    with refuses(game, "game.over", "39"):
        game.do(Pass(seat=1))
    before = game.state
    game.wait(minutes=100)
    assert game.state == before
