"""Swiss tournaments of real sizes, with people who leave and people who come late."""

import os
import random
from collections import Counter

import pytest

from leggio.tournament import Stage, State, System, replay, standings
from leggio.tournament.commands import Return, Withdraw
from support.tournament.desk import DIRECTOR, Desk

# 500 players, three of them late, take a second a round; the others nothing.
ROUNDS_OF_500 = int(os.environ.get("LEGGIO_SWISS_ROUNDS", "3"))


def meetings(state: State) -> Counter[frozenset[int]]:
    """How often each pair has met."""
    return Counter(frozenset(game.players) for one in state.rounds for game in one.games)


@pytest.mark.parametrize(
    ("size", "rounds"), [(8, 5), (33, 8), (64, 9), (497, ROUNDS_OF_500)], ids=["8", "33", "64", "500"]
)
def test_no_repeats_and_fair_byes(size: int, rounds: int) -> None:
    """Swiss: no pair twice while avoidable, no second bye, everyone there is in, starts and replies balanced."""
    rng = random.Random(size)
    desk = Desk(Stage(system=System.SWISS, rounds=rounds))
    desk.enter(size)
    for number in range(1, rounds + 1):
        desk.play(rng)
        last = desk.state.rounds[-1]
        there = [player for game in last.games for player in game.players] + [bye.player for bye in last.byes]
        assert sorted(there) == [each.number for each in desk.state.entrants if each.plays_in(number)]
        assert len(last.byes) == len(there) % 2
        if number == 1:
            desk.do(Withdraw(by=DIRECTOR, player=size), Withdraw(by=DIRECTOR, player=size // 2))
            desk.enter(3)
        if number == 2:
            desk.do(Return(by=DIRECTOR, player=size))
    assert max(meetings(desk.state).values()) == 1
    assert max(Counter(bye.player for one in desk.state.rounds for bye in one.byes).values(), default=1) == 1
    lead: Counter[int] = Counter()
    for one in desk.state.rounds:
        for game in one.games:
            lead.update({game.first: 1})
            lead.subtract({game.second: 1})
    # Balance comes after score groups: few are off by two or three, nobody by more.
    assert max(map(abs, lead.values())) <= 3
    assert sum(abs(each) > 1 for each in lead.values()) <= size / 5
    assert len(standings(desk.state)) == size + 3
    assert replay(desk.log) == desk.state


def test_repeats_only_when_there_is_no_other_way() -> None:
    """Swiss: four players have three rounds without a repeat; in the fourth all meet again, and the notes say so."""
    desk = Desk(Stage(system=System.SWISS, rounds=4))
    desk.enter(4)
    for _ in range(3):
        desk.play(random.Random(1))
    assert max(meetings(desk.state).values()) == 1
    desk.play()
    assert all("pair.again" in [note.code for note in game.notes] for game in desk.state.rounds[-1].games)
