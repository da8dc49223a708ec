"""Nobody who sits in a case ever receives an opinion on it, and no command of theirs changes its outcome (art. 28, 45).

Whatever the tournament: any of the players may direct, referee or sit on the panel, and tries everything at any time.
"""

import os
import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from leggio.core.outcome import Accepted
from leggio.core.verdicts import Verdict
from leggio.table.hosts.tournament import MACHINE
from leggio.tournament import Stage, State, System, audit
from leggio.tournament.commands import (
    Amend,
    AnyCommand,
    AppointPanel,
    AppointReferee,
    Challenge,
    Open,
    ReportResult,
    Rule,
    SetForfeit,
    SetResult,
)
from leggio.tournament.entrant import Entry, same_name
from leggio.tournament.events import Challenged
from leggio.tournament.exporting import Subject, as_csv, as_json
from leggio.tournament.judging import deciders, may_be_told, may_rule, sits_at
from leggio.tournament.log import write_tournament
from leggio.tournament.result import Winner
from leggio.tournament.state import Case, can_be_put_right, is_open
from leggio.tournament.view import Watcher
from support.tournament.desk import DIRECTOR, Desk
from support.tournament.mischief import any_command

CASES = int(os.environ.get("LEGGIO_OWN_CASES", "40"))
# What the judge would say: nothing that leaves the tournament may have it.
NOTE = "parere-del-giudice"
OPINION = (Verdict("MICIO", valid=True, note=NOTE),)


def hall(rng: random.Random) -> Desk:
    """Six to nine players, one of whom may direct; the referee is one of them or the director, with a panel."""
    desk = Desk(Stage(system=System.SWISS, rounds=4), referee="")
    desk.enter(rng.randint(6, 9))
    if rng.random() < 0.7:  # the director plays
        own = desk.state.entrants[rng.randrange(len(desk.state.entrants))]
        desk.try_to(_renamed(own.number, DIRECTOR))
    names = [each.name for each in desk.state.entrants]
    referee = rng.choice([*names, DIRECTOR])
    panel = tuple(rng.sample([name for name in names if not same_name(name, referee)], 3))
    delegate = rng.choice(("", panel[0]))
    desk.do(AppointReferee(by=DIRECTOR, name=referee), AppointPanel(by=referee, names=panel, delegate=delegate))
    desk.pair()
    return desk


def _renamed(player: int, name: str) -> AnyCommand:

    return Amend(by=DIRECTOR, player=player, entry=Entry(name=name, rating=1500))


def stir(desk: Desk, rng: random.Random) -> None:
    """A challenge, a report, a ruling or anything else, by anybody."""
    games = [(one.number, game) for one in desk.state.rounds for game in one.games if game.result is None]
    if games and rng.random() < 0.5:
        number, game = rng.choice(games)
        player = rng.choice(game.players)
        by = desk.state.entrants[player - 1].name
        # Some write a case down for others, whoever they are.
        writer = by if rng.random() < 0.6 else rng.choice((DIRECTOR, *(each.name for each in desk.state.entrants)))
        asked = Challenge(by=writer, round=number, table=game.table, player=player, words=("micio",), opinion=OPINION)
        told = ReportResult(by=by, round=number, table=game.table, player=player, first=rng.randint(1, 3), second=2)
        desk.try_to(rng.choice((asked, told)))
    elif desk.state.cases and rng.random() < 0.5:
        case = rng.choice(desk.state.cases)
        there = desk.state.game(case.round, case.table)
        who = rng.choice((there and deciders(desk.state, there)) or (DIRECTOR,))
        desk.try_to(Rule(by=who, case=case.number, valid={"MICIO": rng.random() < 0.5}))
    else:
        desk.try_to(any_command(desk.state, rng))


def outcome_of(state: State, case: Case) -> tuple[Any, ...]:
    """What a case has come to, what members of the panel said of it, and who decides: all that could be swayed."""
    now = state.cases[case.number - 1]
    game = state.game(case.round, case.table)
    who = deciders(state, game) if game else ()
    # Once it is ruled on the two may report their game; while it is open nobody does.
    settled = game and (game.players, (game.reports, game.result) if is_open(case) else None)
    return now.valid, now.by, getattr(now, "votes", ()), now.moot, sorted(map(str.casefold, who)), settled


def attempts_of(state: State, name: str, case: Case, rng: random.Random) -> list[AnyCommand]:
    """What somebody may try: to rule, to settle the game, to rename those who decide, and anything else."""
    said: list[AnyCommand] = [Rule(by=name, case=case.number, valid={"MICIO": valid}) for valid in (True, False)]
    said += [Amend(by=name, player=each.number, entry=Entry(name="Un’altra")) for each in state.entrants]
    here: dict[str, Any] = {"by": name, "round": case.round, "table": case.table}
    said += [SetResult(**here, first=400, second=300), SetForfeit(**here, winner=Winner.FIRST)]
    said += [ReportResult(**here, player=each.number, first=400, second=300) for each in state.entrants]
    for _ in range(30):
        command = any_command(state, rng)
        if not isinstance(command, Open) and command.by != "leggio":  # the server alone speaks for a table online
            said.append(replace(command, by=name))
    return said


@given(st.integers(0, 2**32))
@settings(max_examples=CASES, deadline=None)
def test_who_sits_in_a_case_has_no_hand_in_it(seed: int) -> None:
    """Art. 28, 45: whichever roles they hold, and as long as the outcome may still change."""
    rng = random.Random(seed)
    desk = hall(rng)
    for _ in range(25):
        stir(desk, rng)
        for case in desk.state.cases:
            game = desk.state.game(case.round, case.table)
            if game is None or not (is_open(case) or can_be_put_right(case)):
                continue
            for player in game.players:
                name = desk.state.entrants[player - 1].name
                assert not may_rule(desk.state, case, name), "no ruling by those who play in it"
                assert may_be_told(desk.state, case, name), "no opinion for those who play in it"
                before = outcome_of(desk.state, case)
                for command in attempts_of(desk.state, name, case, rng):
                    outcome = MACHINE.decide(desk.state, command, None, None, desk.state.now)  # type: ignore[arg-type]
                    after = desk.state
                    for event in outcome.events if isinstance(outcome, Accepted) else ():
                        after = MACHINE.evolve(after, event)
                    assert outcome_of(after, case) == before, (name, command)
    assert audit(desk.log) == desk.state


@given(st.integers(0, 2**32))
@settings(max_examples=CASES, deadline=None)
def test_an_opinion_is_in_nothing_that_leaves(seed: int) -> None:
    """Art. 28: not in views, events as people are told them, lists, documents or the log, for whoever looks."""
    rng = random.Random(seed)
    desk = hall(rng)
    for _ in range(25):
        stir(desk, rng)
    state = desk.state
    told = [MACHINE.redact(state, event, watcher) for event in desk.log for watcher in Watcher]
    leaves = [msgspec.json.encode(MACHINE.view(state, watcher, state.now)).decode() for watcher in Watcher]
    leaves += [msgspec.json.encode(told).decode(), write_tournament(desk.log), as_json(state).decode()]
    leaves += [as_csv(state, subject) for subject in Subject]
    assert not any(NOTE in each for each in leaves)


@given(st.integers(0, 2**32))
@settings(max_examples=CASES, deadline=None)
def test_an_opinion_is_for_those_who_decide(seed: int) -> None:
    """Art. 28, 45: of all the people of a tournament, the deciders of a case that is not settled and nobody else."""
    rng = random.Random(seed)
    desk = hall(rng)
    for _ in range(40):
        stir(desk, rng)
        people = {DIRECTOR, "Nessuno", "", desk.state.staff.referee, *(each.name for each in desk.state.entrants)}
        for case in desk.state.cases:
            game = desk.state.game(case.round, case.table)
            may = {name for name in people if may_be_told(desk.state, case, name) is None}
            assert all(game is not None and not sits_at(desk.state, game, name) for name in may)
            assert may <= set(deciders(desk.state, game) if game else ())
            assert not may or is_open(case) or can_be_put_right(case)


@given(st.integers(0, 2**32))
@settings(max_examples=CASES, deadline=None)
def test_nobody_who_plays_is_told_of_a_made_up_case(seed: int) -> None:
    """Art. 24, 28: while a round with their game is on, whoever rules is told only of what one of the two called for.

    Nothing shows that a case which somebody else wrote down was ever laid on a board: a referee who plays could have a
    word of their own game in it.
    """
    rng = random.Random(seed)
    desk = hall(rng)
    called: dict[int, bool] = {}
    for _ in range(60):
        stir(desk, rng)
        state = desk.state
        for event in desk.log:
            if isinstance(event, Challenged) and event.case not in called:
                called[event.case] = same_name(event.by, state.entrants[event.player - 1].name)
        playing = {
            state.entrants[player - 1].name
            for one in state.rounds
            if not one.is_over
            for game in one.games
            for player in game.players
        }
        for case in state.cases:
            told = {name for name in playing if may_be_told(state, case, name) is None}
            assert not told or called[case.number], told
