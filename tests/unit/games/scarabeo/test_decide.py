"""Commands before they reach a rule: what is due comes first, refusals change nothing, seats must exist."""

import pytest

from leggio.core.board import Direction
from leggio.core.chance import StackedChance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Verdict, WordList
from leggio.games.common.commands import SeatCommand
from leggio.games.scarabeo import SCARABEO, Game
from leggio.games.scarabeo.commands import (
    Accept,
    Challenge,
    Exchange,
    LayTiles,
    Open,
    Pass,
    Play,
    ProposeAbandon,
    Resign,
    TakeScarab,
    Tick,
    Vote,
)
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import Ballot, Drawn, Passed, PlayStood
from leggio.games.scarabeo.rules import options_for
from support.refusals import refuses
from support.scarabeo.tables import stacked_game

JUDGE = WordList(frozenset())


def of_seat(seat: int) -> list[SeatCommand]:
    """One of every command a player can give during a game."""
    return [
        Play(seat=seat, square="I9", direction=Direction.ACROSS, word="MI"),
        LayTiles(seat=seat, tiles=(("I9", "M"), ("J9", "I"))),
        TakeScarab(seat=seat, square="I9"),
        Pass(seat=seat),
        Exchange(seat=seat),
        Accept(seat=seat),
        Challenge(seat=seat, words=("MI",)),
        Vote(seat=seat, ballot=Ballot.FOR),
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
    """Scarabeo, art. 32: an ended game takes no more commands."""
    game = stacked_game()
    game.resign()
    every_command_is_refused(game, 1, "game.over", "32")


def test_a_table_is_opened_first_and_once() -> None:
    """No command without a table, and no table twice."""
    opening = Open(rules="scarabeo", players=("Anna", "Bea"), options=options_for(SCARABEO))
    assert decide(None, Tick(), JUDGE, StackedChance(), 0) == Rejected("open.not_yet")
    game = stacked_game()
    with refuses(game, "open.already", ""):
        game.do(opening)


def test_what_fell_due_happens_first_at_its_own_moment() -> None:
    """Scarabeo, art. 14: a hand that passed five seconds ago passed then, and what the next player does comes after."""
    game = stacked_game("CONTAREI", "EIEIEIEI")
    game.play("E9 orizz.", "CONTARE")
    game.now = 25_000
    events = game.do(Pass(seat=1))
    assert [(type(event), event.at) for event in events] == [(PlayStood, 20_000), (Drawn, 20_000), (Passed, 25_000)]


def test_a_word_laid_too_late_is_refused() -> None:
    """Scarabeo, art. 18: at two minutes sharp the hand has passed, although nobody has ticked."""
    game = stacked_game("CONTAREI", "EIEIEIEI")
    game.now = 120_000
    with refuses(game, "turn.not_yours", "5", turn=1):
        game.do(Play(seat=0, square="E9", direction=Direction.ACROSS, word="CONTARE"))


def test_a_tick_with_nothing_due_brings_nothing() -> None:
    """Looking at the glass changes no game."""
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
    """Scarabeo, art. 12: words nobody contests are nobody's business, and votes need no dictionary."""

    class Silent(WordList):
        def judge(self, word: str) -> Verdict:
            raise AssertionError(word)

    names, chance = ("Anna", "Bea", "Carlo"), StackedChance("CONTAREI")
    game = Game(*names, judge=Silent(frozenset()), starter=0, chance=chance)
    game.play("E9 orizz.", "CONTARE")
    game.challenge("CONTARE", seat=1)
    for seat in (0, 1, 2):
        game.vote(seat, "for")
    game.accept()
    assert game.scores["Anna"] == 56
