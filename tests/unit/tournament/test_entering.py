"""Players come, are put right, leave and come back."""

import pytest

from leggio.tournament import Stage, System, audit
from leggio.tournament.commands import (
    Amend,
    AppointPanel,
    AppointReferee,
    Enter,
    FixPair,
    Remove,
    Return,
    Unpair,
    Withdraw,
)
from leggio.tournament.entrant import Entry
from leggio.tournament.exporting import Subject, as_csv
from leggio.tournament.options import MOST_PLAYERS
from leggio.tournament.standings.ranking import standings
from leggio.tournament.view import view
from support.tournament.desk import DIRECTOR, REFEREE, Desk


def there(desk: Desk) -> set[int]:
    """Who is in the last round."""
    last = desk.state.rounds[-1]
    return {player for game in last.games for player in game.players} | {bye.player for bye in last.byes}


def test_numbers_go_on() -> None:
    """Players: numbers in the order of entry, all of a list or none."""
    desk = Desk()
    desk.enter(3)
    assert [each.number for each in desk.state.entrants] == [1, 2, 3]
    two = (Entry(name="Zoe"), Entry(name="  ada   2 ".strip()))
    assert desk.refusal(Enter(by=DIRECTOR, entries=two)) == "entry.taken"
    assert len(desk.state.entrants) == 3


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry(name=""), "entry.name"),
        (Entry(name=" Zoe"), "entry.name"),
        (Entry(name="Zoe\x00"), "entry.name"),
        (Entry(name="Zoe", club="x" * 61), "entry.field"),
        (Entry(name="Zoe", group="x" * 13), "entry.field"),
        (Entry(name="Zoe", rating=-1), "entry.field"),
        (Entry(name="Zoe", games=-1), "entry.field"),
        (Entry(name="ada 1"), "entry.taken"),
    ],
)
def test_entries_that_are_refused(entry: Entry, code: str) -> None:
    """Players: every field is checked, and two of one name would be one to everybody."""
    desk = Desk()
    desk.enter(1)
    assert desk.refusal(Enter(by=DIRECTOR, entries=(entry,))) == code
    assert desk.refusal(Enter(by=REFEREE, entries=(Entry(name="Zoe"),))) == "staff.director_only"
    assert desk.refusal(Enter(by=DIRECTOR, entries=())) == "entry.none"


def test_no_more_than_can_be_paired() -> None:
    """Players: a limit, so that a wrong file does not stop the evening."""
    desk = Desk()
    desk.enter(MOST_PLAYERS)
    assert desk.refusal(Enter(by=DIRECTOR, entries=(Entry(name="Zoe"),))) == "entry.too_many"


def test_late_entries_have_nothing_from_before() -> None:
    """Late entries: paired from the next round on, with no score from those they missed."""
    desk = Desk()
    desk.enter(4)
    desk.play()
    desk.enter(1)
    assert desk.state.entrants[4].since == 2
    assert next(line for line in standings(desk.state) if line.number == 5).score == 0
    desk.pair()
    assert there(desk) == {1, 2, 3, 4, 5}


def test_nobody_joins_a_round_robin_that_is_on() -> None:
    """Late entries: not in a round robin once it has begun, nor in a final stage."""
    desk = Desk(Stage(system=System.ROUND_ROBIN))
    desk.enter(4)
    desk.play()
    assert desk.refusal(Enter(by=DIRECTOR, entries=(Entry(name="Zoe"),))) == "entry.round_robin"
    final = Desk(Stage(system=System.SWISS, rounds=1), Stage(system=System.KNOCKOUT, qualifiers=2))
    final.enter(4)
    final.play()
    assert final.refusal(Enter(by=DIRECTOR, entries=(Entry(name="Zoe"),))) == "entry.too_late"


def test_who_left_is_not_paired_until_back() -> None:
    """Withdrawals: from the next round on; what they played stays."""
    desk = Desk()
    desk.enter(6)
    desk.play()
    desk.do(Withdraw(by=DIRECTOR, player=6, reason="treno"))
    assert desk.refusal(Withdraw(by=DIRECTOR, player=6)) == "player.out"
    desk.play()
    assert there(desk) == {1, 2, 3, 4, 5}
    desk.do(Return(by=DIRECTOR, player=6))
    assert desk.refusal(Return(by=DIRECTOR, player=6)) == "player.not_out"
    desk.play()
    assert there(desk) == {1, 2, 3, 4, 5, 6}
    assert desk.refusal(Return(by=DIRECTOR, player=9)) == "player.unknown"
    assert desk.refusal(Withdraw(by=DIRECTOR, player=0)) == "player.unknown"
    assert desk.refusal(Withdraw(by=DIRECTOR, player=1, reason="x" * 201)) == "tournament.reason"


def test_leaving_and_coming_back_at_once_is_nothing() -> None:
    """Withdrawals: with no round in between there is no absence to remember."""
    desk = Desk()
    desk.enter(2)
    desk.do(Withdraw(by=DIRECTOR, player=1), Return(by=DIRECTOR, player=1))
    assert desk.state.entrants[0].absences == ()


def test_a_round_taken_back_takes_back_when_people_left() -> None:
    """Withdrawals: who left during a round that is paired again is not in it; who came during it is."""
    desk = Desk()
    desk.enter(4)
    desk.pair()
    desk.do(Withdraw(by=DIRECTOR, player=4))
    desk.enter(2)
    desk.do(Unpair(by=DIRECTOR, reason="un'iscritta in più"))
    desk.pair()
    assert there(desk) == {1, 2, 3, 5, 6}


def test_putting_right() -> None:
    """Players: a correction keeps number and offices; groups stay as paired."""
    desk = Desk()
    desk.enter(3)
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 1"))
    desk.do(Amend(by=DIRECTOR, player=1, entry=Entry(name="Ada Uno", club="Pisa")))
    assert desk.state.entrants[0].name == "Ada Uno"
    assert desk.state.staff.referee == "Ada Uno"
    assert desk.refusal(Amend(by=DIRECTOR, player=1, entry=Entry(name="Ada 2"))) == "entry.taken"
    assert desk.refusal(Amend(by=DIRECTOR, player=7, entry=Entry(name="Zoe"))) == "player.unknown"
    desk.pair()
    assert desk.refusal(Amend(by=DIRECTOR, player=2, entry=Entry(name="Ada 2", group="B"))) == "entry.group_fixed"


def test_who_never_played_is_struck_off() -> None:
    """Players: nothing tells of them any more, their number is nobody else's, and their name is free."""
    desk = Desk()
    desk.enter(5)
    desk.do(FixPair(by=DIRECTOR, first=1, second=2, reason="una sfida"), Remove(by=DIRECTOR, player=2))
    assert [each.number for each in view(desk.state).players] == [1, 3, 4, 5]
    assert desk.state.fixed == ()
    assert desk.refusal(Remove(by=DIRECTOR, player=2)) == "player.unknown"
    assert desk.refusal(Return(by=DIRECTOR, player=2)) == "player.unknown"
    assert desk.refusal(Remove(by="Ada 1", player=1)) == "staff.director_only"
    desk.do(Enter(by=DIRECTOR, entries=(Entry(name="ada 2"),)))
    assert desk.state.entrants[-1].number == 6
    desk.pair()
    assert there(desk) == {1, 3, 4, 5, 6}
    assert {line.number for line in standings(desk.state)} == {1, 3, 4, 5, 6}
    assert "Ada 2" not in as_csv(desk.state, Subject.PLAYERS)
    assert audit(desk.log) == desk.state


def test_who_has_a_part_stays_on_the_list() -> None:
    """Players: whoever was paired, or had a bye, can only leave; who came late and was not paired yet goes."""
    desk = Desk()
    desk.enter(3)
    desk.pair()
    for player in (1, 2, 3):
        assert desk.refusal(Remove(by=DIRECTOR, player=player)) == "player.played"
    desk.enter(1)
    desk.do(Remove(by=DIRECTOR, player=4))
    desk.result(1, 400, 300)
    desk.pair()
    assert there(desk) == {1, 2, 3}


def test_the_three_of_the_panel_stay() -> None:
    """Art. 45: the panel is of players; another is named first."""
    desk = Desk()
    desk.enter(5)
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 1"), AppointPanel(by="Ada 1", names=("Ada 2", "Ada 3", "Ada 4")))
    assert desk.refusal(Remove(by=DIRECTOR, player=2)) == "player.on_panel"
    desk.do(Remove(by=DIRECTOR, player=5))
