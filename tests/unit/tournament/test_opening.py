"""Announcing a tournament and naming its people."""

import pytest
from msgspec.structs import replace

from leggio.core.outcome import Accepted, Rejected
from leggio.tournament import Options, Stage, System, decide
from leggio.tournament.commands import AppointDesk, AppointPanel, AppointReferee, Open, Pair, SetResult
from leggio.tournament.options import Criterion
from support.tournament.desk import DIRECTOR, REFEREE, Desk

SWISS = Stage(system=System.SWISS, rounds=3)
OPEN = Open(by=DIRECTOR, name="Prova", options=Options(calendar=(SWISS,)))


def refused(command: Open) -> tuple[str, object]:
    """The code of an opening that is refused, and the field."""
    outcome = decide(None, command, 0)
    assert isinstance(outcome, Rejected)
    return outcome.code, outcome.detail.get("field")


def test_who_announces_it_directs_it() -> None:
    """Art. 42: organising the event, its rounds and its calendar is the director's."""
    desk = Desk()
    assert desk.state.staff.director == DIRECTOR
    assert desk.refusal(Pair(by="Chiunque")) == "staff.director_only"
    assert desk.refusal(OPEN) == "tournament.already"
    nothing = decide(None, Pair(by=DIRECTOR), 0)
    assert isinstance(nothing, Rejected)
    assert nothing.code == "tournament.not_yet"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (Options(calendar=()), "calendar"),
        (Options(calendar=(SWISS,), online={"starter": True}), "online"),
        (Options(calendar=(replace(SWISS, rounds=0),)), "rounds"),
        (Options(calendar=(replace(SWISS, legs=2),)), "legs"),
        (Options(calendar=(replace(SWISS, qualifiers=4),)), "qualifiers"),
        (Options(calendar=(Stage(system=System.KNOCKOUT, qualifiers=6),)), "qualifiers"),
        (Options(calendar=(Stage(system=System.KNOCKOUT, qualifiers=4), SWISS)), "calendar"),
        (Options(calendar=(SWISS,), criteria=(Criterion.SPREAD, Criterion.SPREAD)), "criteria"),
        (Options(calendar=(SWISS,), bye_spread=-1), "bye_spread"),
        (Options(calendar=(SWISS,), forfeit_spread=1001), "forfeit_spread"),
        (Options(calendar=(SWISS,), team_best=-1), "team_best"),
    ],
)
def test_options_that_make_no_sense(options: Options, field: str) -> None:
    """Art. 42, the calendar: what cannot be run is refused with its field."""
    assert refused(replace(OPEN, options=options)) == ("tournament.option", field)


@pytest.mark.parametrize("rules", ["figs-2", "figs-1", "scarabeo", "verbum", "figs", "figs-previous"])
def test_the_rules_are_recorded_as_given(rules: str) -> None:
    """The first tournaments had other names for the editions of the book: their logs must hold."""
    desk = Desk(rules=rules)
    assert desk.state.rules == rules


def test_names_that_cannot_be_shown() -> None:
    """House rule: names are there to be read."""
    assert refused(replace(OPEN, name=" "))[0] == "tournament.name"
    assert refused(replace(OPEN, by="a\nb"))[0] == "staff.name"
    assert refused(replace(OPEN, rules="tombola"))[0] == "tournament.rules"


def test_the_director_names_a_referee() -> None:
    """Art. 43-44: the director names the referee, who may be a player or the director."""
    desk = Desk()
    desk.enter(4)
    assert desk.refusal(AppointReferee(by=REFEREE, name="Ada 1")) == "staff.director_only"
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 1"))
    desk.do(AppointReferee(by=DIRECTOR, name=DIRECTOR))
    assert desk.state.staff.referee == DIRECTOR
    assert desk.refusal(AppointReferee(by=DIRECTOR, name="")) == "staff.name"


def test_the_referee_names_a_panel_of_three_players() -> None:
    """Art. 45: three players, named by the referee, who is none of them."""
    desk = Desk()
    desk.enter(4)
    three = ("Ada 1", "Ada 2", "Ada 3")
    assert desk.refusal(AppointPanel(by=DIRECTOR, names=three)) == "staff.referee_only"
    assert desk.refusal(AppointPanel(by=REFEREE, names=three[:2])) == "staff.panel_size"
    assert desk.refusal(AppointPanel(by=REFEREE, names=("Ada 1", "ADA 1", "Ada 2"))) == "staff.panel_size"
    assert desk.refusal(AppointPanel(by=REFEREE, names=(*three[:2], "Passante"))) == "staff.panel_players"
    desk.do(AppointPanel(by=REFEREE, names=three))
    assert desk.state.staff.panel == three
    assert desk.refusal(AppointReferee(by=DIRECTOR, name="Ada 2")) == "staff.panel_referee"
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 4"))
    assert desk.refusal(AppointPanel(by="Ada 4", names=("Ada 4", "Ada 1", "Ada 2"))) == "staff.panel_referee"


def test_helpers_put_results_down() -> None:
    """Art. 42: the director may have helpers at the desk."""
    desk = Desk()
    desk.enter(2)
    desk.pair()
    result = SetResult(by="Lia", round=1, table=1, first=400, second=300)
    assert desk.refusal(result) == "staff.desk_only"
    assert desk.refusal(AppointDesk(by="Lia", names=("Lia",))) == "staff.director_only"
    assert desk.refusal(AppointDesk(by=DIRECTOR, names=("",))) == "staff.name"
    desk.do(AppointDesk(by=DIRECTOR, names=("Lia",)), result)


def test_the_director_chooses_how_games_online_are_played() -> None:
    """Art. 37, 40: what the game leaves to organisers, and nothing of a game that leaves nothing."""
    chosen = Options(calendar=(SWISS,), online={"deducts_at_limit": True, "auto_claim": True})
    assert isinstance(decide(None, replace(OPEN, options=chosen), 0), Accepted)
    assert refused(replace(OPEN, options=chosen, rules="scarabeo")) == ("tournament.option", "online")
