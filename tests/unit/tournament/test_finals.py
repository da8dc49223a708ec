"""Final stages: groups, semifinals, final and third place."""

import random

import pytest

from leggio.tournament import Stage, System, audit, standings
from leggio.tournament.commands import Correct, Pair, Withdraw
from leggio.tournament.entrant import Entry
from leggio.tournament.standings.final import qualified
from support.tournament.desk import DIRECTOR, Desk

GROUPS = Stage(system=System.ROUND_ROBIN)


def players(desk: Desk) -> list[set[int]]:
    """Who meets in the last round."""
    return [set(game.players) for game in desk.state.rounds[-1].games]


def groups_of_four() -> Desk:
    """Groups A (1-4) and B (5-8), in which the smaller number wins; then semifinals and finals."""
    desk = Desk(GROUPS, Stage(system=System.KNOCKOUT, qualifiers=4))
    desk.enter([Entry(name=f"{group}{each}", group=group) for group in "AB" for each in range(1, 5)])
    for _ in range(3):
        desk.play()
    return desk


def test_the_first_of_a_group_meets_the_second_of_the_other() -> None:
    """Final stage: A1-B2 and B1-A2, then winners and losers among themselves."""
    desk = groups_of_four()
    desk.pair()
    assert sorted(map(sorted, players(desk))) == [[1, 6], [2, 5]]
    assert set(qualified(desk.state)) == {1, 2, 5, 6}
    for game in desk.state.rounds[-1].games:
        first = 400 if game.first in {1, 5} else 300
        desk.result(game.table, first, 700 - first)
    desk.pair()
    assert players(desk) == [{1, 5}, {2, 6}]
    assert [game.notes[0].code for game in desk.state.rounds[-1].games] == ["pair.knockout", "pair.third_place"]
    for game in desk.state.rounds[-1].games:
        first = 400 if game.first in {5, 6} else 300
        desk.result(game.table, first, 700 - first)
    assert [line.number for line in standings(desk.state)][:4] == [5, 1, 6, 2]
    assert [line.place for line in standings(desk.state)] == list(range(1, 9))
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.no_more_rounds"


def test_nobody_is_placed_by_a_final_that_is_still_to_be_played() -> None:
    """Final stage: standings are those of the games until the final is over."""
    desk = groups_of_four()
    before = [line.number for line in standings(desk.state)]
    desk.pair()
    assert [line.number for line in standings(desk.state)] == before


def test_a_drawn_tie_goes_to_whoever_came_in_better() -> None:
    """Final stage: half points, then spread, then the place one qualified with."""
    desk = groups_of_four()
    desk.pair()
    for game in desk.state.rounds[-1].games:
        desk.result(game.table, 350, 350)
    desk.pair()
    assert players(desk)[0] == {1, 5}


def test_ties_of_several_games() -> None:
    """Final stage, legs: the other one starts the second game, and both count."""
    desk = Desk(Stage(system=System.SWISS, rounds=1), Stage(system=System.KNOCKOUT, qualifiers=2, legs=2))
    desk.enter(4)
    desk.play()
    desk.pair()
    final = desk.state.rounds[-1].games[0]
    desk.result(1, 400, 390)
    desk.pair()
    again = desk.state.rounds[-1].games[0]
    assert again.players == (final.second, final.first)
    assert again.notes[0].figures["leg"] == 2
    desk.result(1, 400, 300)  # one win each: the spread is the second one's
    assert standings(desk.state)[0].number == final.second


def test_the_others_go_on() -> None:
    """Final stage: where it is wanted, those who did not qualify play King of the Hill."""
    desk = Desk(Stage(system=System.SWISS, rounds=2), Stage(system=System.KNOCKOUT, qualifiers=4, others_play=True))
    desk.enter(9)
    for _ in range(4):
        desk.play(random.Random(4))
    for one in desk.state.rounds[2:]:
        there = [player for game in one.games for player in game.players] + [bye.player for bye in one.byes]
        assert sorted(there) == list(range(1, 10))
    assert len(standings(desk.state)) == 9
    assert audit(desk.log) == desk.state


def test_too_few_for_a_final_stage() -> None:
    """Final stage: it needs all its places taken."""
    desk = Desk(Stage(system=System.SWISS, rounds=1), Stage(system=System.KNOCKOUT, qualifiers=4))
    desk.enter(4)
    desk.play()
    desk.do(Withdraw(by=DIRECTOR, player=1))
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.not_enough_qualified"


@pytest.mark.parametrize("qualifiers", [2, 4, 8, 16])
def test_every_size(qualifiers: int) -> None:
    """Final stage: each step halves the field, and all who qualified are placed before those who did not."""
    desk = Desk(Stage(system=System.SWISS, rounds=2), Stage(system=System.KNOCKOUT, qualifiers=qualifiers))
    desk.enter(18)
    rng = random.Random(qualifiers)
    for _ in range(2 + qualifiers.bit_length() - 1):
        desk.play(rng)
    placed = {line.number for line in standings(desk.state)[:qualifiers]}
    assert placed == set(qualified(desk.state))


def test_a_correction_after_the_final_keeps_everyone_placed() -> None:
    """Corrections: a quarter-final that is turned afterwards changes no pairing, and both stay among the qualified."""
    desk = Desk(Stage(system=System.SWISS, rounds=2), Stage(system=System.KNOCKOUT, qualifiers=8))
    desk.enter(10)
    rng = random.Random(3)
    for _ in range(5):
        desk.play(rng)
    inside = set(qualified(desk.state))
    game = desk.state.rounds[2].games[0]
    assert game.result is not None
    turned = {"first": game.result.second, "second": game.result.first}
    desk.do(Correct(by=DIRECTOR, round=3, table=1, first=turned["first"], second=turned["second"], reason="formulario"))
    assert {line.number for line in standings(desk.state)[:8]} == inside
    assert audit(desk.log) == desk.state
