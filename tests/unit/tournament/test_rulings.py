"""Challenges at the referee's desk, and conduct."""

import pytest
from msgspec.structs import replace

from leggio.core.verdicts import Verdict
from leggio.tournament import standings
from leggio.tournament.commands import AppointPanel, AppointReferee, Challenge, Close, Pair, Punish, ReportResult, Rule
from leggio.tournament.conduct import Sanction
from support.tournament.desk import DIRECTOR, REFEREE, Desk


def hall(referee: str = REFEREE) -> Desk:
    """Five players; 1 meets 3, 2 meets 4; the panel is 3, 4 and 5."""
    desk = Desk()
    desk.enter(5)
    desk.do(AppointReferee(by=DIRECTOR, name=referee))
    desk.do(AppointPanel(by=referee, names=("Ada 3", "Ada 4", "Ada 5")))
    desk.pair()
    return desk


def contest(table: int, player: int, *words: str, opinion: tuple[Verdict, ...] = ()) -> Challenge:
    """A challenge of the first round."""
    return Challenge(by=f"Ada {player}", round=1, table=table, player=player, words=words, opinion=opinion)


def test_the_referee_rules_on_the_words_that_were_named() -> None:
    """Art. 28-29: the words named and no others; who ruled and when is kept."""
    desk = hall()
    opinion = (Verdict("PORTAVELI", valid=False, articles=("22",)),)
    desk.do(contest(1, 1, "portaveli", "torrò", opinion=opinion))
    case = desk.state.cases[0]
    assert (case.words, case.opinion) == (("PORTAVELI", "TORRO"), ()), "what the judge thinks is not written down"
    assert desk.refusal(Rule(by=DIRECTOR, case=1, valid={"PORTAVELI": False, "TORRO": True})) == "staff.referee_only"
    assert desk.refusal(Rule(by=REFEREE, case=1, valid={"PORTAVELI": False})) == "ruling.words"
    assert desk.refusal(Rule(by=REFEREE, case=2, valid={})) == "ruling.unknown"
    desk.do(Rule(by=REFEREE, case=1, valid={"portaveli": False, "torrò": True}))
    ruled = desk.state.cases[0]
    assert (ruled.by, ruled.ruled_at, ruled.valid) == (REFEREE, desk.state.now, {"PORTAVELI": False, "TORRO": True})


def test_a_ruling_is_put_right_until_play_goes_on() -> None:
    """Art. 32: by whoever gave it, and by nobody once the players have gone on."""
    desk = hall()
    desk.do(contest(1, 1, "micio"), Rule(by=REFEREE, case=1, valid={"MICIO": True}))
    assert desk.refusal(Rule(by=REFEREE, case=1, valid={"MICIO": True})) == "ruling.same"
    assert desk.refusal(Rule(by="Ada 4", case=1, valid={"MICIO": False})) == "staff.referee_only"
    desk.do(Rule(by=REFEREE, case=1, valid={"MICIO": False}))
    assert desk.state.cases[0].valid == {"MICIO": False}
    desk.do(contest(1, 3, "mora"))
    assert desk.refusal(Rule(by=REFEREE, case=1, valid={"MICIO": True})) == "ruling.final"


def test_only_who_gave_a_ruling_puts_it_right() -> None:
    """Art. 32: another referee, named since, goes back on nothing."""
    desk = hall()
    desk.do(contest(1, 1, "micio"), Rule(by=REFEREE, case=1, valid={"MICIO": True}))
    desk.do(AppointReferee(by=DIRECTOR, name="Nina Nuova"))
    assert desk.refusal(Rule(by="Nina Nuova", case=1, valid={"MICIO": False})) == "ruling.not_given"


@pytest.mark.parametrize("way", ["report", "result"])
def test_a_game_goes_on_by_its_result_too(way: str) -> None:
    """Art. 32: what a player says of the score, or its entry, makes the ruling final."""
    desk = hall()
    desk.do(contest(1, 1, "micio"), Rule(by=REFEREE, case=1, valid={"MICIO": True}))
    if way == "report":
        desk.do(ReportResult(by="Ada 1", round=1, table=1, player=1, first=400, second=300))
    else:
        desk.result(1, 400, 300)
    assert desk.refusal(Rule(by=REFEREE, case=1, valid={"MICIO": False})) == "ruling.final"


def test_tournaments_of_before_keep_their_rules() -> None:
    """Art. 28, 32: under the first version one member of the panel ruled, at once and for good; opinions were kept."""
    desk = Desk(referee="Ada 1", rules_version=1)
    desk.enter(5)
    desk.do(AppointPanel(by="Ada 1", names=("Ada 3", "Ada 4", "Ada 5")), Pair(by=DIRECTOR))
    opinion = (Verdict("MICIO", valid=True),)
    desk.do(contest(1, 3, "micio", opinion=opinion), Rule(by="Ada 5", case=1, valid={"MICIO": True}))
    assert desk.state.cases[0].opinion == opinion
    assert desk.refusal(Rule(by="Ada 5", case=1, valid={"MICIO": False})) == "ruling.final"


@pytest.mark.parametrize("words", [(), ("",), ("a",), ("due parole",), ("micio", "MICIO"), ("x" * 18,)])
def test_a_challenge_names_words(words: tuple[str, ...]) -> None:
    """Art. 29: one or more words of the play, each once."""
    assert hall().refusal(contest(1, 1, *words)) == "challenge.words"


def test_when_there_can_be_a_challenge() -> None:
    """Art. 28, 32: by one of the two, one at a time, while the game is on."""
    desk = hall()
    assert desk.refusal(contest(1, 2, "micio")) == "result.not_at_table"
    assert desk.refusal(contest(3, 1, "micio")) == "table.unknown"
    assert desk.refusal(contest(1, 1, "micio", opinion=(Verdict("ALTRO", valid=True),))) == "challenge.words"
    desk.do(contest(1, 1, "micio"))
    assert desk.refusal(contest(1, 3, "mora")) == "challenge.open"
    early = ReportResult(by="Ada 1", round=1, table=1, player=1, first=400, second=300)
    assert desk.refusal(early) == "result.case_open"
    desk.result(1, 400, 300)
    desk.result(2, 400, 300)
    assert desk.refusal(Close(by=DIRECTOR)) == "close.unfinished"
    assert desk.refusal(contest(2, 2, "mora")) == "challenge.over"


def test_conduct_is_the_referees() -> None:
    """Art. 43: warnings, points, expulsion."""
    desk = hall()
    assert desk.refusal(Punish(by=DIRECTOR, player=1, sanction=Sanction.WARNING, reason="x")) == "staff.referee_only"
    assert desk.refusal(Punish(by=REFEREE, player=9, sanction=Sanction.WARNING, reason="x")) == "player.unknown"
    assert desk.refusal(Punish(by=REFEREE, player=1, sanction=Sanction.WARNING, reason="")) == "tournament.reason"
    assert desk.refusal(Punish(by=REFEREE, player=1, sanction=Sanction.POINTS, reason="x")) == "sanction.points"
    lenient = Punish(by=REFEREE, player=1, sanction=Sanction.WARNING, points=5, reason="x")
    assert desk.refusal(lenient) == "sanction.points"
    desk.do(Punish(by=REFEREE, player=1, sanction=Sanction.POINTS, points=20, reason="telefono"))
    line = next(line for line in standings(desk.state) if line.number == 1)
    assert (line.spread, line.points) == (-20, -20)
    desk.do(Punish(by=REFEREE, player=1, sanction=Sanction.EXPULSION, reason="telefono, ancora"))
    assert desk.state.entrants[0].is_out
    assert [each.sanction for each in desk.state.penalties] == [Sanction.POINTS, Sanction.EXPULSION]


def test_the_panel_looks_after_the_referee() -> None:
    """Art. 45: about the referee the panel decides, and about whoever plays against the referee right now."""
    desk = hall(referee="Ada 1")
    warning = Punish(by="Ada 1", player=1, sanction=Sanction.WARNING, reason="x")
    assert desk.refusal(warning) == "sanction.own"
    assert desk.refusal(replace(warning, player=3)) == "sanction.own"
    assert desk.refusal(replace(warning, by="Ada 3")) == "sanction.own", "she plays against the referee"
    desk.do(replace(warning, by="Ada 4"))
    assert not desk.state.penalties, "one of three is no majority"
    desk.do(replace(warning, by="Ada 5", reason="y"), replace(warning, player=2))
    assert [each.player for each in desk.state.penalties] == [1, 2]


def test_without_a_referee_nobody_rules() -> None:
    """Art. 43: where nobody can rule there is no challenge; the director names a referee first."""
    desk = Desk(referee="")
    desk.enter(2)
    desk.pair()
    assert desk.refusal(contest(1, 1, "micio")) == "challenge.nobody_rules"
    desk.do(AppointReferee(by=DIRECTOR, name=REFEREE), contest(1, 1, "micio"))
