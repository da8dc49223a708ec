"""Opening a hall, coming and going."""

import pytest

from leggio.core.board import Direction
from leggio.core.chance import SeededChance
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge, WordList
from leggio.engine.duplicate import duplicate_judge
from leggio.games.duplicate.commands import Draw, HandIn, Join, Open, Register, Remove, Resign, Tick
from leggio.games.duplicate.decide import decide
from leggio.games.duplicate.events import Joined, Left, Opened
from leggio.games.duplicate.rules import Options, find_rules
from support.duplicate.halls import hall, in_round, playing, points, refusal

JUDGE = duplicate_judge(["casa"])


def opened(judge: Judge | None = JUDGE, **changes: object) -> Accepted[object] | Rejected:
    """What opening a hall comes to."""
    command = Open(**{"rules": "figs", "options": Options(), **changes})  # type: ignore[arg-type]  # by name
    return decide(None, command, judge, SeededChance(1), 5)


def test_the_seal_comes_before_the_first_draw() -> None:
    """Art. 1: 120 tiles sealed at the opening, nothing drawn, nobody needed."""
    outcome = opened()
    assert isinstance(outcome, Accepted)
    (event,) = outcome.events
    assert isinstance(event, Opened)
    rules = find_rules("figs")
    assert rules is not None
    assert sorted(event.order) == sorted(rules.tiles.tiles)
    assert (event.players, event.at, len(event.order)) == ((), 5, 120)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rules": "nessuna"}, "open.rules"),
        ({"rules_version": 99}, "open.rules"),
        ({"players": ("Anna", "ANNA")}, "open.names"),
        ({"players": ("",)}, "open.names"),
        ({"players": ("A" * 41,)}, "open.names"),
        ({"lexicon": "x" * 81}, "open.option"),
        ({"options": Options(letters=6)}, "open.option"),
        ({"judge": None}, "open.no_judge"),
        ({"judge": WordList(frozenset())}, "open.no_finder"),
    ],
)
def test_what_cannot_be_opened(changes: dict[str, object], code: str) -> None:
    """Premise, art. 28: rules there are, names of one's own, sensible options, a judge, a finder of the top."""
    outcome = opened(**changes)  # type: ignore[arg-type]  # by name
    assert isinstance(outcome, Rejected)
    assert outcome.code == code


def test_before_the_opening_there_is_nothing() -> None:
    """A command without a hall, and a second opening, are refused."""
    early = decide(None, Tick(), JUDGE, SeededChance(1), 0)
    assert isinstance(early, Rejected)
    assert early.code == "open.not_yet"
    assert refusal(hall("Anna"), Open(rules="figs", options=Options())).code == "open.already"


def test_players_join_late_and_what_they_missed_is_nothing() -> None:
    """Custom of Duplicate: somebody who comes in the second round has 0 for the first, and plays on."""
    game = in_round("Anna", tiles="MICIOABCASAEEE")
    game.hand_in(0, "8D", "MICIO")
    game.close()
    assert game.join("Bea") == 1
    game.draw()
    assert points(game) == {"Anna": 22, "Bea": 0}
    assert playing(game) == (0, 1)


def test_a_player_who_left_may_come_back_to_their_points() -> None:
    """Custom: points stay when one goes home, and are there when one returns; the name decides, whatever its case."""
    game = in_round("Anna", "Bea")
    game.hand_in(0, "8D", "MICIO")
    game.close()
    (left,) = game.do(Resign(seat=0))
    assert isinstance(left, Left)
    assert playing(game) == (1,)
    assert points(game)["Anna"] == 22
    (back,) = game.do(Join(player=" anna "))
    assert isinstance(back, Joined)
    assert (back.seat, back.player) == (0, "Anna")
    assert playing(game) == (0, 1)


def test_the_desk_may_do_both_for_those_without_a_phone() -> None:
    """Custom: paper players are registered and go home at the desk, by name of whoever sits there."""
    game = hall("Anna")
    (joined,) = game.do(Register(player="Bea", name="Nora"))
    (left,) = game.do(Remove(whom=1, name="Nora"))
    assert isinstance(joined, Joined)
    assert isinstance(left, Left)
    assert (joined.by.value, joined.name, left.by.value, left.seat) == ("desk", "Nora", "desk", 1)


def test_refusals_of_coming_and_going() -> None:
    """Custom: a name is one's own, a seat is there, who left has left; a desk's name is short."""
    game = hall("Anna", "Bea")
    assert refusal(game, Join(player="bea")).code == "join.taken"
    assert refusal(game, Join(player="\n")).code == "join.name"
    assert refusal(game, Resign(seat=2)).code == "seat.unknown"
    assert refusal(game, Resign(seat=-1)).code == "seat.unknown"
    assert refusal(game, Remove(whom=0, name="x" * 41)).code == "desk.name"
    game.do(Resign(seat=0))
    assert refusal(game, Resign(seat=0)).code == "seat.left"
    game.do(Draw())
    slip = HandIn(seat=0, square="D8", direction=Direction.ACROSS, word="MICIO")
    assert refusal(game, slip).code == "seat.left"
