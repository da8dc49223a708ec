"""Challenges at the referee's desk, and conduct."""

import pytest

from leggio.core.verdicts import Verdict
from leggio.tournament import standings
from leggio.tournament.commands import AppointPanel, AppointReferee, Challenge, Close, Punish, Rule
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
    assert (case.words, case.opinion) == (("PORTAVELI", "TORRO"), opinion)
    assert desk.refusal(Rule(by=DIRECTOR, case=1, valid={"PORTAVELI": False, "TORRO": True})) == "staff.referee_only"
    assert desk.refusal(Rule(by=REFEREE, case=1, valid={"PORTAVELI": False})) == "ruling.words"
    assert desk.refusal(Rule(by=REFEREE, case=2, valid={})) == "ruling.unknown"
    desk.do(Rule(by=REFEREE, case=1, valid={"portaveli": False, "torrò": True}))
    ruled = desk.state.cases[0]
    assert (ruled.by, ruled.ruled_at, ruled.valid) == (REFEREE, desk.state.now, {"PORTAVELI": False, "TORRO": True})


def test_a_ruling_is_final() -> None:
    """Art. 32: nobody goes back on a ruling."""
    desk = hall()
    desk.do(contest(1, 1, "micio"), Rule(by=REFEREE, case=1, valid={"MICIO": True}))
    assert desk.refusal(Rule(by=REFEREE, case=1, valid={"MICIO": False})) == "ruling.final"


def test_a_member_of_the_panel_rules_in_the_referees_game() -> None:
    """Art. 28, 45: not the referee, nor a member who plays that game."""
    desk = hall(referee="Ada 1")
    desk.do(contest(1, 3, "micio"))
    valid = {"MICIO": True}
    assert desk.refusal(Rule(by="Ada 1", case=1, valid=valid)) == "ruling.own_game"
    assert desk.refusal(Rule(by="Ada 3", case=1, valid=valid)) == "ruling.panel"
    assert desk.refusal(Rule(by="Ada 2", case=1, valid=valid)) == "ruling.panel"
    desk.do(Rule(by="Ada 5", case=1, valid=valid))
    desk.do(contest(2, 2, "mora"), Rule(by="Ada 1", case=2, valid={"MORA": True}))


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
    """Art. 45: about the referee the panel decides."""
    desk = hall(referee="Ada 1")
    assert desk.refusal(Punish(by="Ada 1", player=1, sanction=Sanction.WARNING, reason="x")) == "sanction.own"
    desk.do(Punish(by="Ada 4", player=1, sanction=Sanction.WARNING, reason="x"))


def test_without_a_referee_nobody_rules() -> None:
    """Art. 43: the director names a referee first."""
    desk = Desk(referee="")
    desk.enter(2)
    desk.pair()
    desk.do(contest(1, 1, "micio"))
    assert desk.refusal(Rule(by=DIRECTOR, case=1, valid={"MICIO": True})) == "staff.no_referee"
