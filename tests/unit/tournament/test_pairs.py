"""Rounds are paired, changed by hand, taken back."""

from leggio.tournament import Stage, System
from leggio.tournament.commands import (
    Amend,
    Challenge,
    Enter,
    FixPair,
    Pair,
    Reschedule,
    Swap,
    SwapStart,
    Unpair,
    Withdraw,
)
from leggio.tournament.entrant import Entry
from support.tournament.desk import DIRECTOR, REFEREE, Desk

WHY = "accordo tra i due"


def tables(desk: Desk) -> list[set[int]]:
    """Who sits where in the last round."""
    return [set(game.players) for game in desk.state.rounds[-1].games]


def test_the_next_round_waits_for_results() -> None:
    """Art. 42, calendar: a round whose pairs depend on results waits for them, and none comes after the last."""
    desk = Desk(Stage(system=System.SWISS, rounds=2))
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.too_few"
    desk.enter(4)
    desk.pair()
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.results_missing"
    desk.result(1, 400, 300)
    desk.result(2, 400, 300)
    desk.play()
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.no_more_rounds"


def test_a_round_robin_is_known_beforehand() -> None:
    """Round robin: its rounds may be paired before the results are in; who leaves is missed by one a round."""
    desk = Desk(Stage(system=System.ROUND_ROBIN))
    desk.enter(4)
    desk.pair()
    desk.do(Withdraw(by=DIRECTOR, player=4))
    desk.pair()
    assert len(desk.state.rounds[-1].games) == 1
    assert [bye.notes[0].code for bye in desk.state.rounds[-1].byes] == ["bye.opponent_left"]
    desk.pair()
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.no_more_rounds"


def test_nobody_is_alone_in_a_group() -> None:
    """Groups: the only one of a group, or the only one without, would meet nobody; pairing waits for the group."""
    desk = Desk(Stage(system=System.ROUND_ROBIN))
    desk.enter([Entry(name=f"{group}{each}", group=group) for group in "AB" for each in range(3)])
    desk.enter([Entry(name="Zoe")])
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.group_alone"
    desk.do(Amend(by=DIRECTOR, player=7, entry=Entry(name="Zoe", group="A")))
    desk.pair()


def test_who_comes_late_joins_a_group_that_is_there() -> None:
    """Groups: after the first round nobody founds one, or they would have a bye in every round."""
    desk = Desk(Stage(system=System.SWISS, rounds=3))
    desk.enter([Entry(name=f"{group}{each}", group=group) for group in "AB" for each in range(3)])
    desk.play()
    for group in ("", "C"):
        assert desk.refusal(Enter(by=DIRECTOR, entries=(Entry(name="Zoe", group=group),))) == "entry.group_new"
    desk.do(Enter(by=DIRECTOR, entries=(Entry(name="Zoe", group="B"),)))


def test_groups_play_apart() -> None:
    """Groups: nobody meets a player of another group, and a smaller group is through earlier."""
    desk = Desk(Stage(system=System.ROUND_ROBIN))
    desk.enter(
        [Entry(name=f"{group}{each}", group=group) for group, size in (("A", 4), ("B", 3)) for each in range(size)]
    )
    for _ in range(3):
        desk.play()
        for game in desk.state.rounds[-1].games:
            assert len({desk.state.entrants[player - 1].entry.group for player in game.players}) == 1
    assert desk.refusal(Pair(by=DIRECTOR)) == "pair.no_more_rounds"


def test_a_mixed_calendar() -> None:
    """Calendar: Swiss rounds, then King of the Hill."""
    desk = Desk(Stage(system=System.SWISS, rounds=2), Stage(system=System.KOTH, rounds=1))
    desk.enter(8)
    for _ in range(3):
        desk.play()
    assert [one.system for one in desk.state.rounds] == [System.SWISS, System.SWISS, System.KOTH]
    assert [note.code for game in desk.state.rounds[2].games for note in game.notes if note.code == "pair.neighbours"]


def test_the_director_fixes_a_pair() -> None:
    """Art. 42: two players meet because the director wants it; the log has the reason, and the first starts."""
    desk = Desk()
    desk.enter(6)
    assert desk.refusal(FixPair(by=DIRECTOR, first=1, second=2, reason="")) == "tournament.reason"
    assert desk.refusal(FixPair(by=DIRECTOR, first=1, second=1, reason=WHY)) == "pair.oneself"
    assert desk.refusal(FixPair(by=DIRECTOR, first=1, second=9, reason=WHY)) == "pair.not_there"
    assert desk.refusal(FixPair(by=REFEREE, first=1, second=2, reason=WHY)) == "staff.director_only"
    desk.do(FixPair(by=DIRECTOR, first=2, second=1, reason=WHY))
    assert desk.refusal(FixPair(by=DIRECTOR, first=3, second=1, reason=WHY)) == "pair.fixed_already"
    desk.pair()
    game = desk.state.rounds[0].games[-1]
    assert game.players == (2, 1)
    assert game.notes[0].code == "pair.fixed"
    assert desk.state.fixed == ()


def test_a_fixed_pair_that_lost_a_player_is_forgotten() -> None:
    """Art. 42: whoever is left is paired like everyone."""
    desk = Desk()
    desk.enter(5)
    desk.do(FixPair(by=DIRECTOR, first=1, second=2, reason=WHY), Withdraw(by=DIRECTOR, player=2))
    desk.pair()
    assert sorted(player for pair in tables(desk) for player in pair) == [1, 3, 4, 5]


def test_two_players_change_places() -> None:
    """Art. 42: a swap, of players or of a player and the bye, while nobody has played."""
    desk = Desk()
    desk.enter(5)
    desk.pair()
    assert tables(desk) == [{1, 3}, {2, 4}]
    desk.do(Swap(by=DIRECTOR, round=1, one=1, other=2, reason=WHY))
    assert tables(desk) == [{2, 3}, {1, 4}]
    desk.do(Swap(by=DIRECTOR, round=1, one=5, other=2, reason=WHY))
    assert tables(desk) == [{5, 3}, {1, 4}]
    assert [bye.player for bye in desk.state.rounds[0].byes] == [2]
    assert desk.state.rounds[0].games[0].notes[0].code == "pair.swapped"
    assert desk.refusal(Swap(by=DIRECTOR, round=1, one=3, other=5, reason=WHY)) == "pair.same_table"
    assert desk.refusal(Swap(by=DIRECTOR, round=1, one=3, other=9, reason=WHY)) == "pair.not_paired"
    assert desk.refusal(Swap(by=DIRECTOR, round=2, one=3, other=5, reason=WHY)) == "round.unknown"
    desk.result(1, 400, 300)
    assert desk.refusal(Swap(by=DIRECTOR, round=1, one=3, other=1, reason=WHY)) == "pair.has_result"


def test_the_other_one_starts() -> None:
    """Art. 25: who starts may be named."""
    desk = Desk()
    desk.enter(2)
    desk.pair()
    first, second = desk.state.rounds[0].games[0].players
    desk.do(SwapStart(by=DIRECTOR, round=1, table=1, reason=WHY))
    assert desk.state.rounds[0].games[0].players == (second, first)
    assert [note.code for note in desk.state.rounds[0].games[0].notes] == ["pair.same_score", "start.changed"]
    assert desk.refusal(SwapStart(by=DIRECTOR, round=1, table=2, reason=WHY)) == "table.unknown"
    desk.result(1, 400, 300)
    assert desk.refusal(SwapStart(by=DIRECTOR, round=1, table=1, reason=WHY)) == "pair.has_result"


def test_calendars_and_brackets_are_not_changed_by_hand() -> None:
    """Art. 42: a change inside a round robin would make two pairs meet twice."""
    desk = Desk(Stage(system=System.ROUND_ROBIN))
    desk.enter(4)
    assert desk.refusal(FixPair(by=DIRECTOR, first=1, second=2, reason=WHY)) == "pair.not_fixable"
    desk.pair()
    assert desk.refusal(Swap(by=DIRECTOR, round=1, one=1, other=2, reason=WHY)) == "pair.not_fixable"


def test_a_round_nobody_has_played_is_taken_back() -> None:
    """Art. 42: with its reason; a challenge that nobody ruled on is moot."""
    desk = Desk()
    assert desk.refusal(Unpair(by=DIRECTOR, reason=WHY)) == "round.unknown"
    desk.enter(4)
    desk.pair()
    desk.do(Challenge(by="Ada 1", round=1, table=1, player=1, words=("micio",)))
    desk.do(Unpair(by=DIRECTOR, reason=WHY))
    assert desk.state.rounds == ()
    assert desk.state.cases[0].moot
    desk.pair()
    desk.result(1, 400, 300)
    assert desk.refusal(Unpair(by=DIRECTOR, reason=WHY)) == "pair.has_result"


def test_the_rest_of_the_calendar_may_change() -> None:
    """Art. 42: the calendar is the director's, but for what was played."""
    desk = Desk(Stage(system=System.SWISS, rounds=2))
    desk.enter(4)
    desk.play()
    shorter = (Stage(system=System.SWISS, rounds=1), Stage(system=System.KNOCKOUT, qualifiers=2))
    desk.do(Reschedule(by=DIRECTOR, calendar=shorter, reason="è tardi"))
    desk.play()
    assert desk.state.rounds[-1].system is System.KNOCKOUT
    other = (Stage(system=System.KOTH, rounds=1),)
    assert desk.refusal(Reschedule(by=DIRECTOR, calendar=other, reason=WHY)) == "calendar.played"
    assert desk.refusal(Reschedule(by=DIRECTOR, calendar=(), reason=WHY)) == "tournament.option"
