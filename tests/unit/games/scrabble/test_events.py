"""Every event of the game through its codec, and the table they lead to."""

import msgspec
import pytest

from leggio.core.codec import CodecError
from leggio.games.scrabble import Game, replay
from leggio.games.scrabble.commands import PressClock, TurnBoard
from leggio.games.scrabble.events import CODEC, AnyEvent
from leggio.games.scrabble.evolve import evolve
from support.tables import stacked_game


def played_through() -> list[Game]:
    """A few games that bring about every kind of event between them."""
    by_hand = stacked_game("MICIOAA", "ARMONAE", words="MICIO", clock_by_hand=True, absent=[1])
    by_hand.arrive(1)
    by_hand.do(PressClock(seat=1))
    by_hand.play("F8 orizz.", "MICIO")
    by_hand.do(TurnBoard(seat=1))
    by_hand.hold()
    by_hand.challenge("MICIO")
    talk = stacked_game("MICIOAA", "ARMONAE", words="MICIO", starter=None)
    talk.cambio_secco()
    talk.exchange(talk.rack()[:1])
    talk.pass_turn()
    talk.wait(minutes=25)
    talk.claim_time(against=talk.turn)
    talk.propose_abandon(0)
    talk.resign()
    agreed = stacked_game("MICIOAA", "ARMONAE", words="MICIO")
    agreed.play("F8 orizz.", "MICIO")
    agreed.accept()
    return [by_hand, talk, agreed]


EVENTS: list[AnyEvent] = [event for game in played_through() for event in game.log]
KINDS = [
    *("opened", "arrived", "starter_chosen", "drawn", "began", "board_turned", "clock_pressed", "played", "held"),
    *("agreed", "play_stood", "challenged", "ruled", "passed", "exchanged", "cambio_secco", "time_claimed", "resigned"),
    *("abandon_proposed", "ended"),
]


def test_the_games_above_have_every_kind() -> None:
    """Nothing below passes for want of an example; a new kind must be added here."""
    assert {CODEC.name(event) for event in EVENTS} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_events_survive_json(kind: str) -> None:
    """Written and read back an event is the same, version 1 of it."""
    for event in (each for each in EVENTS if CODEC.name(each) == kind):
        raw = msgspec.json.decode(msgspec.json.encode(CODEC.encode(event)))
        assert raw["version"] == 1
        assert CODEC.decode(raw) == event


@pytest.mark.parametrize("kind", KINDS)
def test_unknown_fields_are_refused(kind: str) -> None:
    """No event takes a field it does not have."""
    event = next(each for each in EVENTS if CODEC.name(each) == kind)
    raw = CODEC.encode(event)
    with pytest.raises(CodecError):
        CODEC.decode({**raw, "data": {**raw["data"], "extra": 1}})


def test_replay_needs_no_clock_no_chance_and_no_dictionary() -> None:
    """The table after a log is the table the game had."""
    for game in played_through():
        assert replay(game.log) == game.state


def test_an_empty_log_is_no_game() -> None:
    """A log begins with the opening of the table."""
    with pytest.raises(ValueError, match="at least one event"):
        replay([])
    with pytest.raises(ValueError, match="starts with the opening"):
        evolve(None, EVENTS[1])


def test_each_event_is_one_step() -> None:
    """The sequence number counts events, from 1 for the opening."""
    game = played_through()[1]
    assert game.state.seq == len(game.log)
    assert replay(game.log[:3]).seq == 3
