"""The Swiss system against every way there is to pair a small field."""

import os

from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.tournament.pairing.cost import Within
from leggio.tournament.pairing.field import BYE, Contender, Paired
from leggio.tournament.pairing.swiss import pair_swiss, total_cost
from support.tournament.every_round import all_rounds

CASES = int(os.environ.get("LEGGIO_PAIRING_CASES", "150"))


def pairs_of(paired: Paired) -> list[tuple[int, int]]:
    """A round as numbers."""
    return [(match.first, match.second) for match in paired.matches] + [(bye.player, BYE) for bye in paired.byes]


@st.composite
def small_fields(draw: st.DrawFn) -> list[Contender]:
    """Up to eight players with any past."""
    count = draw(st.integers(1, 8))
    scores = sorted((draw(st.integers(0, 6)) for _ in range(count)), reverse=True)
    met: list[dict[int, int]] = [{} for _ in range(count)]
    for one in range(count):
        for other in range(one):
            if times := draw(st.sampled_from((0, 0, 1, 1, 2))):
                met[one][other + 1] = met[other][one + 1] = times
    return [
        Contender(
            number=index + 1,
            score=scores[index],
            place=index,
            lead=draw(st.integers(-2, 2)),
            last_started=draw(st.sampled_from((None, True, False))),
            met=met[index],
            byes=draw(st.sampled_from((0, 0, 1))),
            company=draw(st.sampled_from(("", "", "Pisa", "Lodi"))),
        )
        for index in range(count)
    ]


@given(small_fields(), st.sampled_from(list(Within)))
@settings(max_examples=CASES, deadline=None)
def test_no_other_round_is_less_wrong(field: list[Contender], within: Within) -> None:
    """Swiss: of all rounds there are, none has fewer repeats, then breaks of score groups, and so on down."""
    paired = pairs_of(pair_swiss(field, within=within))
    best = min(total_cost(pairs, field, within) for pairs in all_rounds([each.number for each in field]))
    assert total_cost(paired, field, within) == best
    assert sorted(player for pair in paired for player in pair if player != BYE) == [each.number for each in field]


def field_of(*scores: int, **more: object) -> list[Contender]:
    """Players of these scores, in order."""
    return [Contender(number=place + 1, score=score, place=place) for place, score in enumerate(scores)]


def test_the_upper_half_meets_the_lower() -> None:
    """Swiss, first round: the first of eight meets the fifth, and so on."""
    pairs = {frozenset(pair) for pair in pairs_of(pair_swiss(field_of(*[0] * 8)))}
    assert pairs == {frozenset(pair) for pair in ((1, 5), (2, 6), (3, 7), (4, 8))}


def test_the_first_meets_the_last_where_that_is_wanted() -> None:
    """Swiss, fold: the first of a score group meets its last."""
    pairs = {frozenset(pair) for pair in pairs_of(pair_swiss(field_of(*[0] * 6), within=Within.FOLD))}
    assert pairs == {frozenset(pair) for pair in ((1, 6), (2, 5), (3, 4))}


def test_floaters_go_to_the_next_group() -> None:
    """Swiss: two steps from group to group rather than one across a group."""
    pairs = {frozenset(pair) for pair in pairs_of(pair_swiss(field_of(4, 2, 2, 0)))}
    assert frozenset((1, 4)) not in pairs


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    """Swiss, byes: once each, to the lowest."""
    players = field_of(4, 2, 2, 0, 0)
    assert pair_swiss(players).byes[0].player == 5
    had_one = [*players[:4], Contender(number=5, score=0, place=4, byes=1)]
    bye = pair_swiss(had_one).byes[0]
    assert bye.player == 4
    assert [note.code for note in bye.notes] == ["bye.lowest"]


def test_a_reason_for_each_pair() -> None:
    """Swiss: the reasons say what was wrong with a pair and could not be helped."""
    again = [
        Contender(number=1, score=4, place=0, met={2: 1}, company="Pisa", lead=1),
        Contender(number=2, score=2, place=1, met={1: 1}, company="Pisa", lead=-1),
    ]
    match = pair_swiss(again).matches[0]
    assert (match.first, match.second) == (2, 1)
    assert [(note.code, note.figures) for note in match.notes] == [
        ("pair.across_scores", {"halves": 4, "other": 2, "crossed": 1}),
        ("pair.again", {"times": 1}),
        ("pair.one_company", {}),
        ("start.fewer", {"first": -1, "second": 1}),
    ]


def test_whoever_replied_last_starts() -> None:
    """Art. 25, starts that balance: between two with as many starts, the one who replied last."""
    field = [
        Contender(number=1, score=0, place=0, last_started=True),
        Contender(number=2, score=0, place=1, last_started=False),
    ]
    assert pair_swiss(field).matches[0].first == 2


def test_nobody_to_pair() -> None:
    """Swiss: nobody makes an empty round, one player a bye."""
    assert pair_swiss([]) == Paired()
    assert pairs_of(pair_swiss(field_of(0))) == [(1, BYE)]
