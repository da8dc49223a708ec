"""Hints are for learners: a word to lay, unless changing tiles is far better; told one thing at a time."""

import random

import pytest
from msgspec.structs import replace

from leggio.core.board import empty_board
from leggio.engine import word_graph
from leggio.engine.bots import Bot, Exchange, Lay, SwapAll
from leggio.engine.bots.levels import LEVELS, TEACHER, level_called
from leggio.engine.bots.situation import Situation
from leggio.engine.hinting import Step, hint_of, teacher_for
from leggio.engine.minds import bots_of
from leggio.engine.registry import rules_of
from leggio.games.scrabble import Game, commands

CHAMPION = replace(LEVELS["campione"], thinks=False)


def opening(rack: str, *, may_swap_all: bool = True) -> Situation:
    """The first turn of a game of two."""
    return Situation(
        book=rules_of("figs"),
        board=empty_board(15),
        rack=rack,
        bag=100,
        may_exchange=100,
        others=(7,),
        spread=0,
        scoreless=0,
        may_swap_all=may_swap_all,
    )


def test_the_teacher_lays_where_the_champion_changes_everything() -> None:
    """With a fair word in hand the champion would change all, for nothing; a learner is told the word."""
    situation, graph = opening("CARTOIE"), word_graph(["CARTE"])
    assert isinstance(Bot(CHAMPION, graph).move(situation, random.Random(1)), SwapAll)
    laid = Bot(TEACHER, graph).move(situation, random.Random(1))
    assert isinstance(laid, Lay)
    assert laid.word == "CARTE"


def test_the_teacher_changes_where_it_is_far_better() -> None:
    """With next to nothing to lay a cambio secco is told, and where it was had, an exchange."""
    graph = word_graph(["UU"])
    assert isinstance(Bot(TEACHER, graph).move(opening("UUUUIII"), random.Random(1)), SwapAll)
    again = Bot(TEACHER, word_graph(["ZZ"])).move(opening("UUUUIII", may_swap_all=False), random.Random(1))
    assert isinstance(again, Exchange)


@pytest.mark.parametrize(
    ("command", "asked"),
    [
        (commands.TakeCambioSecco(seat=0), TEACHER.code),
        (commands.Exchange(seat=0, tiles="A"), TEACHER.code),
        (commands.Play(seat=0, square="I9", direction="across", word="CARTE"), None),  # type: ignore[arg-type]
        (commands.Accept(seat=0), None),
    ],
)
def test_who_is_asked_once_more(command: commands.AnyCommand, asked: str | None) -> None:
    """Only where the strongest would give up a word."""
    assert teacher_for(bots_of("scrabble"), command) == asked


def test_nobody_plays_against_the_teacher() -> None:
    """It is no level to choose."""
    assert TEACHER.code not in LEVELS
    assert level_called(TEACHER.code) is TEACHER
    assert teacher_for(bots_of("verbum"), commands.Pass(seat=0)) is None


def test_what_takes_no_letters_is_told_at_once() -> None:
    """A cambio secco has one step, an exchange three."""
    view = Game("Anna", "Bea", words=["CARTE"], seed=1).view(0)
    secco = hint_of(bots_of("scrabble"), view, 3, commands.TakeCambioSecco(seat=0), Step.WHERE)
    assert (secco.deed, secco.is_last, secco.seq) == ("cambio_secco", True, 3)
    steps = [hint_of(bots_of("scrabble"), view, 3, commands.Exchange(seat=0, tiles="AB"), step) for step in Step]
    assert [(each.letters, each.is_last) for each in steps] == [("", False), ("AB", False), ("AB", True)]
