"""Commands before they reach a rule: what is due comes first, refusals change nothing, seats must exist."""

import pytest

from leggio.core.board import Direction
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Verdict, WordList
from leggio.games.common.commands import SeatCommand
from leggio.games.scrabble import FIGS, Game
from leggio.games.scrabble.commands import (
    Accept,
    Challenge,
    ClaimTime,
    Exchange,
    Hold,
    LayTiles,
    Open,
    Pass,
    Play,
    PressClock,
    ProposeAbandon,
    Resign,
    TakeCambioSecco,
    Tick,
    TurnBoard,
)
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import Drawn, Passed, PlayStood
from leggio.games.scrabble.options import options_for
from support.refusals import refuses
from support.tables import StackedChance, stacked_game

JUDGE = WordList(frozenset())


def of_seat(seat: int) -> list[SeatCommand]:
    """One of every command a player can give during a game."""
    return [
        Play(seat=seat, square="H8", direction=Direction.ACROSS, word="MI"),
        LayTiles(seat=seat, tiles=(("H8", "M"), ("I8", "I"))),
        Pass(seat=seat),
        Exchange(seat=seat, tiles="A"),
        TakeCambioSecco(seat=seat),
        Hold(seat=seat),
        Accept(seat=seat),
        Challenge(seat=seat, words=("MI",)),
        ClaimTime(seat=seat, against=0),
        TurnBoard(seat=seat),
        PressClock(seat=seat),
        Resign(seat=seat),
        ProposeAbandon(seat=seat),
    ]


def every_command_is_refused(game: Game, seat: int, code: str, article: str) -> None:
    """Each command of this seat comes to this refusal."""
    for command in of_seat(seat):
        with refuses(game, code, article):
            game.do(command)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_nobody_has(seat: int) -> None:
    """Commands name a seat of the table."""
    every_command_is_refused(stacked_game(), seat, "seat.unknown", "")


def test_every_command_after_the_end() -> None:
    """art. 39: an ended game takes no more commands."""
    game = stacked_game()
    game.resign()
    every_command_is_refused(game, 1, "game.over", "39")


def test_every_command_before_the_start() -> None:
    """art. 25: a player who has not arrived can do nothing else."""
    every_command_is_refused(stacked_game(absent=[1]), 1, "game.not_begun", "25")


def test_every_command_while_the_referee_rules() -> None:
    """art. 28: until the ruling the table waits."""
    game = stacked_game("MICIOAA", arbiter="referee")
    game.play("F8 orizz.", "MICIO")
    game.challenge("MICIO")
    every_command_is_refused(game, 1, "turn.ruling", "28")


def test_a_table_is_opened_first_and_once() -> None:
    """No command without a table, and no table twice."""
    opening = Open(rules="figs", players=("Anna", "Bea"), options=options_for(FIGS))
    assert decide(None, Tick(), JUDGE, StackedChance(), 0) == Rejected("open.not_yet")
    game = stacked_game()
    with refuses(game, "open.already", ""):
        game.do(opening)


def test_what_fell_due_happens_first_at_its_own_moment() -> None:
    """art. 31: a window that closed five seconds ago closed then, and the pass comes after it."""
    game = stacked_game("MICIOAA", "ARMONAE")
    game.play("F8 orizz.", "MICIO")
    game.now = 25_000
    events = game.do(Pass(seat=1))
    assert [(type(event), event.at) for event in events] == [(PlayStood, 20_000), (Drawn, 20_000), (Passed, 25_000)]


def test_a_tick_with_nothing_due_brings_nothing() -> None:
    """Looking at the clock changes no game."""
    game = stacked_game()
    assert decide(game.state, Tick(), JUDGE, StackedChance(), 10) == Accepted((), game.state)


def test_a_clock_that_steps_back_does_not_reorder_the_log() -> None:
    """The outer clock may jump back: events still follow each other in time."""
    game = stacked_game()
    game.wait(seconds=10)
    game.pass_turn()
    game.now = 4_000
    game.pass_turn()
    assert [event.at for event in game.log if isinstance(event, Passed)] == [10_000, 10_000]


def test_the_judge_is_not_asked_unless_challenged() -> None:
    """art. 29: words nobody contests are nobody's business."""

    class Silent(WordList):
        def judge(self, word: str) -> Verdict:
            raise AssertionError(word)

    game = Game("Anna", "Bea", judge=Silent(frozenset()), starter=0, chance=StackedChance("MICIOAA"))
    game.play("F8 orizz.", "MICIO")
    game.accept()
    assert game.scores == {"Anna": 16, "Bea": 0}
