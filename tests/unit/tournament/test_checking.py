"""Rounds that are as good as the one the matcher gives."""

import random

from msgspec.structs import replace

from leggio.tournament import Stage, System, audit, replay
from leggio.tournament.contenders import contenders
from leggio.tournament.events import RoundPaired
from leggio.tournament.pairing.cost import Within
from leggio.tournament.pairing.field import BYE
from leggio.tournament.pairing.swiss import described, total_cost
from support.tournament.desk import Desk
from support.tournament.every_round import all_rounds


def last_rounds() -> list[tuple[Desk, RoundPaired, RoundPaired, bool]]:
    """Third rounds of six players, each with another way to pair it, and whether that is as good."""
    found = []
    for seed in range(12):
        desk = Desk(Stage(system=System.SWISS, rounds=3))
        desk.enter(6)
        for _ in range(2):
            desk.play(random.Random(seed))
        field = contenders(desk.state, desk.state.entrants)
        desk.pair()
        event = desk.log[-1]
        assert isinstance(event, RoundPaired)
        ours = [(match.first, match.second) for match in event.matches]
        best = total_cost(ours, field, Within.HALVES)
        for pairs in all_rounds([each.number for each in field]):
            if {frozenset(pair) for pair in pairs} == {frozenset(pair) for pair in ours}:
                continue
            other = described(field, pairs, within=Within.HALVES, turn=3)
            is_as_good = total_cost(pairs, field, Within.HALVES) == best
            found.append((desk, event, replace(event, matches=other.matches), is_as_good))
    return found


def test_another_round_that_costs_the_same_holds() -> None:
    """The log: equally good rounds are both right, so that another matcher never makes an old log wrong."""
    equals = [each for each in last_rounds() if each[3]]
    assert equals
    for desk, _, other, _ in equals:
        forged = [*desk.log[:-1], other]
        assert audit(forged) == replay(forged)


def test_a_round_that_costs_more_does_not() -> None:
    """The log: with the right reasons for its pairs, a worse round is found by the proof, and only by it."""
    for desk, _, other, is_as_good in last_rounds():
        forged = [*desk.log[:-1], other]
        assert (audit(forged) == replay(forged)) == is_as_good
        assert audit(forged, prove_pairings=False) == replay(forged)


def test_reasons_belong_to_their_pairs() -> None:
    """The log: the best round with somebody else's reasons, or with who starts turned, does not hold."""
    desk, event, other, _ = last_rounds()[0]
    assert BYE not in [match.second for match in event.matches]
    for wrong in (
        replace(event, matches=tuple(replace(match, notes=()) for match in event.matches)),
        replace(event, matches=tuple(replace(each, first=each.second, second=each.first) for each in event.matches)),
        replace(event, matches=event.matches[::-1]),
        replace(other, stage=1),
        replace(other, by="Nessuno"),
    ):
        assert audit([*desk.log[:-1], wrong], prove_pairings=False) != replay([*desk.log[:-1], wrong])
