"""What people are told of events: the fields that stay secret, named one by one for each game."""

from typing import Any

import pytest

from leggio.core.board import Direction
from leggio.core.chance import StackedChance
from leggio.core.codec import Event
from leggio.core.outcome import Accepted
from leggio.core.verdicts import WordList
from leggio.games.figs import FIGS
from leggio.games.registry import GAMES
from leggio.games.scarabeo.view import REDACTION as SCARABEO
from leggio.games.scrabble.commands import Challenge, Open, Play
from leggio.games.scrabble.options import options_for
from leggio.games.scrabble.view import REDACTION as SCRABBLE
from leggio.games.scrabble.view import Watcher
from leggio.games.verbum.view import REDACTION as VERBUM

SECRETS = {
    "scrabble": {
        "opened": {"order", "salt", "contributors"},  # whose shares are asked for is in views
        "drawn": {"tiles"},
        "played": {"verdicts"},
        "challenged": {"opinion"},
        "exchanged": {"given", "drawn"},
        "cambio_secco": {"given", "drawn"},
    },
    "scarabeo": {
        "opened": {"order", "salt", "contributors"},  # whose shares are asked for is in views
        "drawn": {"tiles"},
        "played": {"verdicts"},
        "voted": {"ballot"},
        "exchanged": {"drawn"},
    },
    "verbum": {
        "opened": {"order", "salt", "contributors"},  # whose shares are asked for is in views
        "dealt": {"cards"},
        "drew": {"card"},
        "laid": {"verdicts"},
        "contested": {"opinion"},
        "voted": {"valid"},
        "refilled": {"cards"},
    },
}
REDACTIONS: dict[str, Any] = {"scrabble": SCRABBLE, "scarabeo": SCARABEO, "verbum": VERBUM}


def _kinds(game: str) -> dict[str, type[Event]]:
    return dict(GAMES[game].codec.kinds)


@pytest.mark.parametrize("game", SECRETS)
def test_what_stays_secret_is_known_field_by_field(game: str) -> None:
    """Art. 1, 24, 28; par. 3-5: whatever an event gains, it tells nobody until somebody names it here too."""
    found = {name: set(REDACTIONS[game].secret_fields(kind)) for name, kind in _kinds(game).items()}
    assert {name: fields for name, fields in found.items() if fields} == SECRETS[game]


def _scrabble_events(*commands: Any, arbiter: str = "judge") -> tuple[Any, list[Any]]:
    kind = GAMES["scrabble"]
    judge = WordList(frozenset({"CASA"}))
    opening = Open(rules="figs", players=("Anna", "Bea"), options=options_for(FIGS, starter=0, arbiter=arbiter))
    state, events = None, []
    for command in (opening, *commands):
        outcome = kind.decide(state, command, judge, StackedChance("CASAXYZ".replace("XYZ", "EEE"), "OOOOOOO"), 0)
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            state = kind.evolve(state, event)
            events.append(event)
    return state, events


def _redacted(state: Any, event: Any, who: Any) -> dict[str, Any]:
    return GAMES["scrabble"].redact(state, event, who)[1]


def test_tiles_drawn_are_told_to_whoever_drew_them() -> None:
    """Art. 1: how many tiles are drawn is open to all, which only to oneself."""
    state, events = _scrabble_events()
    drawn = next(event for event in events if GAMES["scrabble"].codec.name(event) == "drawn")
    assert _redacted(state, drawn, 0) == {"at": 0, "seat": 0, "tiles": "CASAEEE", "count": 7}
    assert _redacted(state, drawn, 1) == {"at": 0, "seat": 0, "count": 7}
    assert _redacted(state, drawn, Watcher.SPECTATOR) == {"at": 0, "seat": 0, "count": 7}
    assert _redacted(state, drawn, Watcher.REFEREE) == {"at": 0, "seat": 0, "count": 7}


def test_the_judges_opinion_is_told_to_the_referee_alone() -> None:
    """Art. 28: whoever rules hears the judge, nobody else does."""
    play = Play(seat=0, square="H8", direction=Direction.ACROSS, word="CASA")
    state, events = _scrabble_events(play, Challenge(seat=1, words=("CASA",)), arbiter="referee")
    challenged = events[-1]
    assert _redacted(state, challenged, Watcher.REFEREE)["opinion"][0]["valid"] is True
    for who in (0, 1, Watcher.SPECTATOR):
        assert "opinion" not in _redacted(state, challenged, who)


def test_the_order_of_the_bag_is_told_to_nobody() -> None:
    """Art. 1: the commitment is public, what it seals is not."""
    state, events = _scrabble_events()
    for who in (0, 1, *Watcher):
        told = _redacted(state, events[0], who)
        assert "order" not in told
        assert "salt" not in told
        assert told["commitment"] == state.commitment
