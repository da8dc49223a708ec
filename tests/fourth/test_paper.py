"""The fourth game on paper, and as far as the engine knows it: not at all."""

from noveper.commands import Open
from noveper.events import AnyEvent
from noveper.rules import Options
from noveper.spec import SPEC
from noveper.state import State

from leggio.core.chance import SeededChance
from leggio.core.outcome import Accepted
from leggio.core.verdicts import WordList
from leggio.engine.registry import find_engine
from leggio.games.common.commands import Pass
from leggio.notation.log import Log
from leggio.paper.games import score_sheet
from leggio.paper.games.printing import document_of


def passed_out() -> tuple[State, tuple[AnyEvent, ...]]:
    """A game in which nobody lays anything."""
    state: State | None = None
    events: list[AnyEvent] = []
    while state is None or state.ended is None:
        opening = Open(rules="noveper", players=("Anna", "Bea"), options=Options(), lexicon="test")
        command = opening if state is None else Pass(seat=state.turn)
        outcome = SPEC.decide(state, command, WordList(frozenset()), SeededChance(1), 0)
        assert isinstance(outcome, Accepted)
        for event in outcome.events:
            state = SPEC.evolve(state, event)
            events.append(event)
    return state, tuple(events)


def test_its_score_sheet_is_printed_like_any_board_games() -> None:
    """With its own board, its own reason for the end, and the sentences it brings."""
    state, events = passed_out()
    sheet = document_of(Log(SPEC, events, ""), state, "it")
    assert sheet.title == "Noveper"
    assert [len(row) for row in sheet.board] == [9] * 9
    assert sheet.why == "Tutti hanno passato due volte di seguito."
    assert [line.move for line in sheet.lines][:2] == ["passo", "passo"]
    assert score_sheet(Log(SPEC, events, ""), state, "en").startswith(b"%PDF-")


def test_a_game_without_an_engine_is_played_all_the_same() -> None:
    """It has no bots and no analysis."""
    assert find_engine(SPEC.name) is None
