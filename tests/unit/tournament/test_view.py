"""What people may know."""

from leggio.core.verdicts import Verdict
from leggio.tournament.commands import AppointPanel, AppointReferee, Challenge, Punish, ReportResult, Rule
from leggio.tournament.conduct import Sanction
from leggio.tournament.view import Watcher, view
from support.tournament.desk import DIRECTOR, REFEREE, Desk


def hall() -> Desk:
    """A round with a challenge, a report and a warning."""
    desk = Desk()
    desk.enter(5)
    desk.pair()
    opinion = (Verdict("PORTAVELI", valid=False, note="vi", articles=("22",)),)
    desk.do(Challenge(by="Ada 1", round=1, table=1, player=1, words=("portaveli",), opinion=opinion))
    desk.do(ReportResult(by="Ada 2", round=1, table=2, player=2, first=400, second=399))
    desk.do(Punish(by=REFEREE, player=2, sanction=Sanction.WARNING, reason="telefono"))
    return desk


def test_nobody_sees_an_opinion() -> None:
    """Art. 28: the judge's opinion is in no view, not even the desk's; reports and reasons are for the desk."""
    desk = hall()
    everyone, at_desk = view(desk.state), view(desk.state, Watcher.DESK)
    assert everyone.cases[0].opinion == at_desk.cases[0].opinion == ()
    assert everyone.rounds[0].games[1].reported == (2,)
    assert everyone.rounds[0].games[1].reports == ()
    assert at_desk.rounds[0].games[1].reports[0].first == 400
    assert (everyone.penalties[0].reason, at_desk.penalties[0].reason) == ("", "telefono")


def test_the_play_as_a_whole() -> None:
    """Art. 29-30: players learn whether the play stands, not which word was wrong."""
    desk = hall()
    assert view(desk.state).cases[0].play_stands is None
    desk.do(Rule(by=REFEREE, case=1, valid={"PORTAVELI": False}))
    case = view(desk.state).cases[0]
    assert (case.is_open, case.play_stands, case.valid, case.by) == (False, False, None, REFEREE)
    assert view(desk.state, Watcher.DESK).cases[0].valid == {"PORTAVELI": False}


def test_who_has_to_decide() -> None:
    """Art. 28, 45: the referee, or those of the panel who do not play that game."""
    desk = hall()
    assert view(desk.state).cases[0].deciders == (REFEREE,)
    desk.do(Rule(by=REFEREE, case=1, valid={"PORTAVELI": False}))
    assert view(desk.state).cases[0].deciders == (REFEREE,), "it may be put right (art. 32)"
    desk.result(1, 400, 300)
    assert view(desk.state).cases[0].deciders == ()
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 2"))
    desk.do(AppointPanel(by="Ada 2", names=("Ada 3", "Ada 4", "Ada 5")))
    desk.do(Challenge(by="Ada 4", round=1, table=2, player=4, words=("mora",)))
    assert view(desk.state).cases[1].deciders == ("Ada 3", "Ada 5")


def test_the_calendar_with_its_rounds() -> None:
    """Calendar: each stage with the numbers of its rounds."""
    desk = hall()
    assert [(stage.first, stage.last) for stage in view(desk.state).calendar] == [(1, 5)]
