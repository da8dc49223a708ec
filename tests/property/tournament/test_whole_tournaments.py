"""Whole tournaments at random, with bad commands mixed in."""

import os
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.core.outcome import Rejected
from leggio.tournament import Stage, State, System, audit, replay, standings
from leggio.tournament.commands import SetResult
from leggio.tournament.log import read_tournament, write_tournament
from leggio.tournament.options import Criterion, Options
from leggio.tournament.ratings.of_event import elo_of, glicko_of
from leggio.tournament.refusals import ARTICLES
from leggio.tournament.standings.teams import team_standings
from support.tournament.desk import Desk
from support.tournament.mischief import any_command

CASES = int(os.environ.get("LEGGIO_TOURNAMENT_CASES", "25"))
CALENDARS = (
    (Stage(system=System.SWISS, rounds=4),),
    (Stage(system=System.SWISS, rounds=2), Stage(system=System.KOTH, rounds=2)),
    (Stage(system=System.ROUND_ROBIN), Stage(system=System.KNOCKOUT, qualifiers=4)),
    (Stage(system=System.SWISS, rounds=2), Stage(system=System.KNOCKOUT, qualifiers=4, legs=2, others_play=True)),
    (Stage(system=System.ROUND_ROBIN, legs=2, rounds=4), Stage(system=System.SWISS, rounds=2)),
)


def check(state: State) -> None:
    """What is true of every tournament at every moment."""
    for one in state.rounds:
        there = [player for game in one.games for player in game.players] + [bye.player for bye in one.byes]
        assert len(set(there)) == len(there), "nobody has two tables"
        assert all(state.entrant(player) is not None for player in there), "nobody plays who is not on the list"
        assert [game.table for game in one.games] == list(range(1, len(one.games) + 1))
    lines = standings(state)
    assert sorted(line.number for line in lines) == [each.number for each in state.listed]
    assert [line.place for line in lines] == sorted(line.place for line in lines)


def finish_round(desk: Desk, rng: random.Random) -> None:
    """The tables that still play hand their results in; the referee, or the panel, settles what is in conflict."""
    for one in desk.state.rounds:
        for game in one.games:
            if game.result is None:
                first, second = rng.randint(200, 500), rng.randint(200, 500)
                for by in (desk.state.staff.referee, *desk.state.staff.panel):
                    desk.try_to(SetResult(by=by, round=one.number, table=game.table, first=first, second=second))


@given(st.integers(0, 2**32), st.sampled_from(CALENDARS), st.integers(2, 9))
@settings(max_examples=CASES, deadline=None)
def test_whatever_people_ask(seed: int, calendar: tuple[Stage, ...], players: int) -> None:
    """Every command is carried out or refused with a listed code; the log replays and audits to the same state."""
    rng = random.Random(seed)
    desk = Desk(options=Options(calendar=calendar, criteria=tuple(rng.sample(list(Criterion), 3))))
    desk.enter(players)
    for _ in range(150):
        rounds = len(desk.state.rounds)
        if rng.random() < 0.1:
            finish_round(desk, rng)
        before = desk.state
        outcome = desk.try_to(any_command(desk.state, rng))
        if isinstance(outcome, Rejected):
            assert outcome.code in ARTICLES
            assert desk.state is before
        if len(desk.state.rounds) > rounds:
            check(desk.state)
    check(desk.state)
    team_standings(desk.state)
    assert len(elo_of(desk.state)) == len(glicko_of(desk.state)) == len(desk.state.listed)
    assert replay(desk.log) == desk.state
    assert audit(desk.log) == desk.state
    assert read_tournament(write_tournament(desk.log).encode()).events == tuple(desk.log)
