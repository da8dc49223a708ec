"""Checking logs of tournaments."""

import random

from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.tournament import Stage, System, audit, replay
from leggio.tournament.commands import Correct, ReportResult, Withdraw
from leggio.tournament.events import AnyEvent, ConflictFound, Reported, ResultSet, RoundPaired
from leggio.tournament.pairing.field import Match
from support.tournament.desk import DIRECTOR, Desk


def evening() -> Desk:
    """Three Swiss rounds of seven, a withdrawal, a conflict and a correction."""
    desk = Desk(Stage(system=System.SWISS, rounds=3), Stage(system=System.KOTH, rounds=1))
    desk.enter(7)
    rng = random.Random(7)
    for _ in range(3):
        desk.play(rng)
    desk.do(Withdraw(by=DIRECTOR, player=7))
    desk.do(Correct(by=DIRECTOR, round=2, table=1, first=500, second=1, reason="formulario"))
    desk.pair()
    game = desk.state.rounds[-1].games[0]
    for player, first in zip(game.players, (400, 401), strict=True):
        name = desk.state.entrants[player - 1].name
        desk.do(ReportResult(by=name, round=4, table=1, player=player, first=first, second=300))
    return desk


def found(events: list[AnyEvent], *, prove: bool = True) -> tuple[int, str]:
    """Where an audit stops, and why."""
    finding = audit(events, prove_pairings=prove)
    assert isinstance(finding, Finding)
    return finding.event, finding.code


def where(desk: Desk, kind: type[AnyEvent], nth: int = 0) -> int:
    """The index of an event."""
    return [index for index, event in enumerate(desk.log) if isinstance(event, kind)][nth]


def test_a_true_log_holds() -> None:
    """The log: replaying it and deciding it again give the same tournament."""
    desk = evening()
    assert replay(desk.log) == desk.state == audit(desk.log) == audit(desk.log, prove_pairings=False)


def test_a_pairing_that_is_not_the_best_is_found() -> None:
    """The log: two pairs of the first round exchanged; what was written as a reason does not help."""
    desk = evening()
    index = where(desk, RoundPaired, 1)
    event = desk.log[index]
    assert isinstance(event, RoundPaired)
    one, other = event.matches[0], event.matches[-1]
    wrong = (
        Match(one.first, other.second, one.notes),
        *event.matches[1:-1],
        Match(other.first, one.second, other.notes),
    )
    forged = [*desk.log[:index], replace(event, matches=wrong), *desk.log[index + 1 :]]
    assert found(forged) == (index + 1, "log.wrong_field")


def test_a_player_twice_in_a_round_is_found_without_proof() -> None:
    """The log: whatever a pairing costs, everyone has one table."""
    desk = evening()
    index = where(desk, RoundPaired)
    event = desk.log[index]
    assert isinstance(event, RoundPaired)
    forged = [*desk.log[:index], replace(event, matches=event.matches[:1] * 3), *desk.log[index + 1 :]]
    assert found(forged, prove=False) == (index + 1, "log.wrong_field")


def test_results_out_of_nowhere_are_found() -> None:
    """The log: a result both players are said to agree on, a conflict without reports, a table that is not there."""
    desk = evening()
    index = where(desk, ResultSet)
    event = desk.log[index]
    assert isinstance(event, ResultSet)
    elsewhere = replace(event, table=99)
    assert found([*desk.log[:index], elsewhere]) == (index + 1, "log.against_the_rules")
    conflict = ConflictFound(at=event.at, by=event.by, round=1, table=1)
    assert found([*desk.log[:index], conflict]) == (index + 1, "log.against_the_rules")


def test_a_log_that_stops_inside_a_command_is_found() -> None:
    """The log: a second report that differs makes a conflict; without it something is missing."""
    desk = evening()
    index = where(desk, Reported, 1)
    assert found(desk.log[: index + 1]) == (index + 1, "log.cut_short")


def test_a_log_begins_with_the_opening() -> None:
    """The log: nothing happens before a tournament is announced, and nothing twice."""
    desk = evening()
    assert found([]) == (1, "log.no_opening")
    assert found(desk.log[1:]) == (1, "log.no_opening")
    assert found([desk.log[0], desk.log[0]]) == (2, "log.against_the_rules")


def test_time_does_not_run_back() -> None:
    """The log: moments never decrease."""
    desk = evening()
    assert found([*desk.log[:3], replace(desk.log[3], at=-5)]) == (4, "log.time_runs_back")
