"""A ruling entered by mistake is put right by whoever gave it, until the game goes on: art. 32."""

from collections import Counter

import pytest
from msgspec.structs import replace

from leggio.core.chance import SeededChance
from leggio.core.letters import plain
from leggio.core.outcome import Accepted, Rejected
from leggio.engine.registry import find_engine
from leggio.games.scrabble import Game, audit, replay
from leggio.games.scrabble.commands import Role, Rule
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import Opened, RulingCorrected
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.state import Entry
from leggio.notation.gcg import write_gcg
from support.refusals import refuses
from support.tables import stacked_game


def called(arbiter: str = "referee") -> Game:
    """Somebody has been called to rule on NE, a word of Bea's ARANCIA (79 points) along Anna's MIELE (18)."""
    game = stacked_game("MIELEAA", "ARANCIA", then="EEEEEBCDFGHI", words="", arbiter=arbiter)
    game.play("F8 orizz.", "MIELE")
    game.play("G7 orizz.", "ARANCIA")
    game.challenge("NE")
    return game


def tiles_of(game: Game) -> Counter[str]:
    """All tiles there are, wherever they lie."""
    state = game.state
    laid = "".join("?" if cell.islower() else plain(cell) for row in state.board.rows for cell in row if cell.isalpha())
    return Counter("".join(state.racks) + state.bag.tiles + laid)


@pytest.mark.parametrize("first", [True, False])
def test_put_right_is_as_if_it_had_been_ruled_so(first: bool) -> None:
    """art. 30, 32: scores, sheet, board and turn are those of the ruling that holds; no tile is lost or won."""
    game, right = called(), called()
    before = tiles_of(game)
    game.rule(name="Rita", NE=first)
    game.wait(seconds=5)
    game.rule(name="Rita", NE=not first)
    right.rule(name="Rita", NE=not first)
    assert game.scores == right.scores
    assert [row.entry for row in game.sheet] == [row.entry for row in right.sheet]
    assert (game.state.board, game.turn) == (right.state.board, right.turn)
    assert [len(rack) for rack in game.state.racks] == [len(rack) for rack in right.state.racks]
    assert tiles_of(game) == before
    assert (audit(game.log), replay(game.log)) == (game.state, game.state)


def test_tiles_drawn_upon_a_ruling_are_mixed_in_again() -> None:
    """art. 32: what the mover drew by mistake does not lie on top of the bag."""
    game = called()
    game.rule(NE=True)
    assert len(game.rack(1)) == 7
    drawn, left = game.rack(1), len(game.state.bag)
    game.rule(NE=False)
    assert game.rack(1) == "AAACINR"
    assert len(game.state.bag) == left + len(drawn)
    assert game.state.bag.returns == 1


def test_the_time_of_the_mistake_is_nobodys() -> None:
    """art. 32: the clock of the player on turn goes back to where it stood when the referee was called."""
    game = called()
    game.rule(NE=True)
    used = game.view().time_used_ms
    game.wait(seconds=30)
    game.rule(NE=False)
    assert game.view().time_used_ms == used


def test_the_game_goes_on() -> None:
    """art. 32: from the next command of a player on the ruling stands."""
    game = called()
    game.rule(NE=True)
    game.pass_turn()
    with refuses(game, "ruling.none", "32"):
        game.rule(NE=False)


def test_only_who_gave_it_and_only_another_one() -> None:
    """art. 32: nobody else puts it right, and the same ruling is none; a panel rules as a panel."""
    game = called()
    game.rule(name="Rita", NE=True)
    with refuses(game, "ruling.not_given", "32"):
        game.rule(name="Ugo", NE=False)
    with refuses(game, "ruling.same", "32"):
        game.rule(name="Rita", NE=True)
    with refuses(game, "ruling.words", "29"):
        game.rule(name="Rita", AI=False)
    panel = called("panel")
    panel.rule("panel", name="Bice", NE=True)
    panel.rule("panel", name="Dino", NE=False)
    assert isinstance(panel.log[-2], RulingCorrected)


def test_what_the_judge_said_is_said() -> None:
    """art. 28, 32: where no person rules there is no mistake of a person's to put right."""
    game = called("judge")
    with refuses(game, "ruling.role", "28") if game.state.challenge else refuses(game, "ruling.none", "32"):
        game.rule(NE=True)


def test_games_begun_before_keep_the_first_reading() -> None:
    """art. 32: under the first version a ruling was final at once."""
    game = called()
    state = replay([replace(event, rules_version=1) if isinstance(event, Opened) else event for event in game.log])
    assert not state.rules.rulings_put_right
    ruled = decide(state, Rule(role=Role.REFEREE, valid={"NE": True}), None, SeededChance(0), state.now)
    assert isinstance(ruled, Accepted)
    for event in ruled.events:
        state = evolve(state, event)
    again = decide(state, Rule(role=Role.REFEREE, valid={"NE": False}), None, SeededChance(0), state.now)
    assert isinstance(again, Rejected)
    assert again.code == "ruling.none"


def test_records_and_files_have_the_ruling_that_holds() -> None:
    """art. 32: analysis and GCG see one ruling, and the file says that it was put right."""
    game = called()
    game.rule(NE=True)
    game.rule(NE=False)
    engine = find_engine("scrabble")
    assert engine is not None
    assert engine.gcg is not None
    assert engine.record is not None
    text = write_gcg(engine.gcg(game.log)).decode()
    assert "put right" in text
    assert text.count("ruled by") == 1
    assert game.sheet[-2].entry is Entry.WITHDRAWN
    turn = engine.record(game.log).turns[-1]
    assert turn.deed.value == "withdrawn"
    assert turn.attempts == ()
