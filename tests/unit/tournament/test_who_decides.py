"""Who decides in the referee's own game, and who has no hand in it (art. 28, 43, 45)."""

from typing import Any

import pytest
from msgspec.structs import replace

from leggio.tournament import audit
from leggio.tournament.commands import (
    Amend,
    AnyCommand,
    AppointPanel,
    AppointReferee,
    Challenge,
    Correct,
    Pair,
    ReportResult,
    Rule,
    SetForfeit,
    SetResult,
    Swap,
    SwapStart,
    Unpair,
    Waive,
)
from leggio.tournament.entrant import Entry
from leggio.tournament.events import RulingCorrected, RulingVoted, Waived
from leggio.tournament.judging import may_be_told
from leggio.tournament.refusals import refuse
from leggio.tournament.result import Winner
from leggio.tournament.state import is_open
from leggio.tournament.view import view
from support.tournament.desk import DIRECTOR, REFEREE, Desk

THREE = ("Ada 4", "Ada 5", "Ada 6")
VALID, INVALID = {"MICIO": True}, {"MICIO": False}


def own_game(panel: tuple[str, ...] = THREE, delegate: str = "", director: bool = False) -> Desk:
    """Six players, the referee is Ada 1 and meets Ada 4, a challenge waits there; or Ada 1 directs, too."""
    desk = Desk(referee="")
    desk.enter(6)
    referee = DIRECTOR if director else "Ada 1"
    if director:
        desk.do(Amend(by=DIRECTOR, player=1, entry=Entry(name=DIRECTOR, rating=2000)))
    desk.do(AppointReferee(by=DIRECTOR, name=referee), AppointPanel(by=referee, names=panel, delegate=delegate))
    desk.pair()
    assert {1, 4} == set(desk.state.rounds[0].games[0].players)
    desk.do(Challenge(by="Ada 4", round=1, table=1, player=4, words=("micio",)))
    return desk


def test_the_panel_decides_by_majority() -> None:
    """Art. 45: two of the three make the ruling; each may think again until then."""
    desk = own_game(("Ada 2", "Ada 5", "Ada 6"))
    for nobody in ("Ada 1", "Ada 4", "Ada 3", DIRECTOR):
        assert desk.refusal(Rule(by=nobody, case=1, valid=VALID)) in ("ruling.own_game", "ruling.panel")
    desk.do(Rule(by="Ada 2", case=1, valid=VALID), Rule(by="Ada 5", case=1, valid=INVALID))
    assert is_open(desk.state.cases[0])
    assert desk.refusal(Rule(by="Ada 5", case=1, valid=INVALID)) == "ruling.same"
    desk.do(Rule(by="Ada 6", case=1, valid=INVALID))
    assert (desk.state.cases[0].valid, desk.state.cases[0].by) == (INVALID, "Ada 6")
    assert audit(desk.log) == desk.state


def test_the_panel_puts_its_ruling_right() -> None:
    """Art. 32, 45: as it ruled, by majority, and until play goes on."""
    desk = own_game(("Ada 2", "Ada 5", "Ada 6"))
    desk.do(Rule(by="Ada 2", case=1, valid=INVALID), Rule(by="Ada 5", case=1, valid=INVALID))
    desk.do(Rule(by="Ada 2", case=1, valid=VALID))
    assert desk.state.cases[0].valid == INVALID, "one has thought again: no majority for anything else"
    desk.do(Rule(by="Ada 6", case=1, valid=VALID))
    assert desk.state.cases[0].valid == VALID
    assert isinstance(desk.log[-1], RulingCorrected)
    desk.do(ReportResult(by="Ada 1", round=1, table=1, player=1, first=1, second=2))
    assert desk.refusal(Rule(by="Ada 5", case=1, valid=VALID)) == "ruling.final"
    assert audit(desk.log) == desk.state


def test_two_who_differ_let_the_word_stand() -> None:
    """Art. 30, 45: the third plays against the referee; what nobody found wrong by majority is not taken back."""
    desk = own_game()
    desk.do(Rule(by="Ada 5", case=1, valid=INVALID), Rule(by="Ada 6", case=1, valid=VALID))
    assert desk.state.cases[0].valid == VALID
    assert isinstance(desk.log[-2], RulingVoted)


def test_whom_the_referee_named_decides_alone() -> None:
    """Art. 28: the member named beforehand for the referee's own game; the others of the panel do not vote."""
    desk = own_game(delegate="ada 5")
    assert desk.refusal(Rule(by="Ada 6", case=1, valid=VALID)) == "ruling.panel"
    desk.do(Rule(by="Ada 5", case=1, valid=VALID))
    assert desk.state.cases[0].valid == VALID
    outsider = AppointPanel(by="Ada 1", names=THREE, delegate="Ada 2")
    desk.do(ReportResult(by="Ada 1", round=1, table=1, player=1, first=1, second=2))
    assert desk.refusal(outsider) == "staff.delegate"


def test_a_named_member_who_plays_there_does_not_decide() -> None:
    """Art. 28, 45: then the other two do, together."""
    desk = own_game(delegate="Ada 4")
    assert desk.refusal(Rule(by="Ada 4", case=1, valid=VALID)) == "ruling.panel"
    desk.do(Rule(by="Ada 5", case=1, valid=INVALID), Rule(by="Ada 6", case=1, valid=INVALID))
    assert desk.state.cases[0].valid == INVALID


def test_a_name_put_right_is_still_theirs() -> None:
    """Art. 28: the member whom the referee named goes on being named when the list is corrected."""
    desk = own_game(delegate="Ada 5")
    desk.do(Amend(by=DIRECTOR, player=5, entry=Entry(name="Ada Quinta")), Rule(by="Ada Quinta", case=1, valid=VALID))


# Whatever a director who plays in the case might try.
OWN: tuple[tuple[AnyCommand, str], ...] = (
    (Rule(by=DIRECTOR, case=1, valid=VALID), "ruling.own_game"),
    (SetResult(by=DIRECTOR, round=1, table=1, first=400, second=300), "case.own"),
    (SetForfeit(by=DIRECTOR, round=1, table=1, winner=Winner.NOBODY), "case.own"),
    (Unpair(by=DIRECTOR, reason="x"), "case.own"),
    (Amend(by=DIRECTOR, player=1, entry=Entry(name="Un’altra")), "case.own"),
    (AppointReferee(by=DIRECTOR, name="Ada 3"), "staff.case_open"),
    (AppointPanel(by=DIRECTOR, names=("Ada 2", "Ada 3", "Ada 5")), "staff.case_open"),
    (Swap(by=DIRECTOR, round=1, one=4, other=5, reason="x"), "pair.case_open"),
    (SwapStart(by=DIRECTOR, round=1, table=1, reason="x"), "pair.case_open"),
    (ReportResult(by=DIRECTOR, round=1, table=1, player=1, first=400, second=300), "result.case_open"),
)


@pytest.mark.parametrize(("command", "code"), OWN, ids=[str(each.__struct_config__.tag) for each, _ in OWN])
def test_a_director_who_plays_has_no_hand_in_it(command: AnyCommand, code: str) -> None:
    """Art. 45: no ruling, no result, no other panel or referee while a case of theirs is open."""
    assert own_game(director=True).refusal(command) == code


def test_nobody_changes_who_decides_meanwhile() -> None:
    """Art. 45: while a case of the referee's own game is open, not even a director who does not play."""
    desk = own_game()
    assert desk.refusal(AppointReferee(by=DIRECTOR, name="Ada 3")) == "staff.case_open"
    desk.do(Rule(by="Ada 5", case=1, valid=VALID), Rule(by="Ada 6", case=1, valid=VALID))
    assert desk.refusal(AppointPanel(by="Ada 1", names=("Ada 2", "Ada 3", "Ada 5"))) == "staff.case_open"
    desk.result(1, 400, 300)
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 3"))


def test_a_case_elsewhere_keeps_only_its_two_from_it() -> None:
    """Art. 43, 45: at a table of others the director may name another referee, but not one of the two."""
    desk = Desk()
    desk.enter(4)
    desk.pair()
    desk.do(Challenge(by="Ada 1", round=1, table=1, player=1, words=("micio",)))
    assert desk.refusal(AppointReferee(by=DIRECTOR, name="Ada 1")) == "staff.case_open"
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 2"), Rule(by="Ada 2", case=1, valid=VALID))


def test_ones_own_result_is_corrected_by_others() -> None:
    """Art. 45: also without a case, the director who played does not change the result."""
    desk = own_game(director=True)
    desk.do(Rule(by="Ada 5", case=1, valid=VALID), Rule(by="Ada 6", case=1, valid=VALID))
    desk.result(1, 400, 300)
    right = Correct(by=DIRECTOR, round=1, table=1, first=400, second=310, reason="formulario")
    assert desk.refusal(right) == "case.own"
    desk.do(replace(right, by="Ada 5"), replace(right, by="Ada 6"))
    result = desk.state.rounds[0].games[0].result
    assert result is not None
    assert result.second == 310
    assert audit(desk.log) == desk.state


def test_rounds_wait_for_referee_and_panel() -> None:
    """Art. 43, 45: named before the tournament begins; a director may do without, and the log says so."""
    desk = Desk(referee="")
    desk.enter(4)
    missing: Any = desk.try_to(Pair(by=DIRECTOR))
    assert (missing.code, missing.detail) == ("staff.not_named", {"missing": ["referee", "panel"]})
    assert desk.refusal(Waive(by="Ada 1")) == "staff.director_only"
    desk.do(AppointReferee(by=DIRECTOR, name=REFEREE))
    assert desk.refusal(Pair(by=DIRECTOR)) == "staff.not_named"
    desk.do(Waive(by=DIRECTOR), Pair(by=DIRECTOR))
    assert any(isinstance(event, Waived) and event.by == DIRECTOR for event in desk.log)
    assert desk.refusal(Waive(by=DIRECTOR)) == "staff.nothing_to_waive"


def test_named_rounds_need_no_waiver() -> None:
    """Art. 45: with a referee and three players of a panel the round starts."""
    desk = Desk()
    desk.enter(4)
    desk.do(AppointPanel(by=REFEREE, names=("Ada 1", "Ada 2", "Ada 3")), Pair(by=DIRECTOR))
    assert desk.refusal(Waive(by=DIRECTOR)) == "staff.nothing_to_waive"


def test_a_log_that_skips_the_naming_does_not_verify() -> None:
    """Art. 45: a round that was paired without them, and without a waiver, is against the rules."""
    desk = Desk()
    desk.enter(4)
    desk.pair()
    log = [event for event in desk.log if not isinstance(event, Waived)]
    found: Any = audit(log)
    assert (found.code, found.detail["refusal"].code) == ("log.against_the_rules", "staff.not_named")


def test_a_case_written_down_for_others() -> None:
    """Art. 24, 28: a referee who plays is told of what one of the two called for, and of nothing made up."""
    desk = own_game()
    game = desk.state.rounds[0].games[1]
    player = desk.state.entrants[game.first - 1].name
    made_up = Challenge(by="Ada 1", round=1, table=2, player=game.first, words=("armonia",))
    desk.do(made_up)
    case = desk.state.cases[-1]
    told = may_be_told(desk.state, case, "Ada 1")
    assert told is not None
    assert (told.code, told.detail) == ("case.entered", {"by": "Ada 1", "round": 1})
    assert view(desk.state).cases[-1].entered_by == "Ada 1"
    assert may_be_told(desk.state, case, player) == refuse("case.not_yours", case=2)
    desk.do(Rule(by="Ada 1", case=2, valid={"ARMONIA": True}))  # what they rule on, they rule on
    desk.do(replace(made_up, by=player))
    assert may_be_told(desk.state, desk.state.cases[-1], "Ada 1") is None


def test_a_referee_who_does_not_play_writes_cases_down() -> None:
    """Art. 28: they have no game of their own to ask for; nor once the round is over."""
    desk = Desk()
    desk.enter(2)
    desk.pair()
    desk.do(Challenge(by=REFEREE, round=1, table=1, player=1, words=("micio",)))
    assert may_be_told(desk.state, desk.state.cases[0], REFEREE) is None
