"""Every event of the game through its codec, and the table they lead to."""

from typing import get_args

import msgspec
import pytest

from leggio.core.codec import CodecError
from leggio.games.scarabeo import Game, replay
from leggio.games.scarabeo.commands import TurnGlass
from leggio.games.scarabeo.events import CODEC, AnyEvent
from leggio.games.scarabeo.evolve import evolve
from support.mixed_tables import MixedTable
from support.scarabeo.tables import stacked_game


def played_through() -> list[Game]:
    """A few games that bring about every kind of event between them."""
    voted = stacked_game("CONTA?EI", "REEEEEEE", "AAAAAAAA", players=3)
    voted.play("E9 orizz.", "CONTArE")
    voted.challenge("CONTARE", seat=1)
    for seat, ballot in enumerate(("for", "against", "abstain")):
        voted.vote(seat, ballot)
    voted.accept(2)
    voted.take_scarab("J9")
    voted.wait(minutes=4)
    voted.suspend()
    voted.resume()
    voted.propose_abandon(0)
    voted.pass_turn()
    looked_up = stacked_game("EEEEIIII", "CONTAREI", words="contare")
    looked_up.exchange()
    looked_up.play("E9 orizz.", "CONTARE")
    looked_up.challenge("CONTARE")
    looked_up.resign()
    crossed = stacked_game("CONTAREI", "SBBEEEEE", then="AEIOAEIO", words="contare", glass_waits=True, takes_back=1)
    crossed.do(TurnGlass(seat=0))
    crossed.play("E9 orizz.", "CONTARE")
    crossed.play("D9 orizz.", "SCONTARE")
    crossed.accept()
    crossed.doubt_crossing("D9 orizz.")
    crossed.propose_abandon(0)
    crossed.decline_abandon(1)
    crossed.take_back(1)
    return [voted, looked_up, crossed]


MIXED = MixedTable("scarabeo").mix(committing=(0, 1), revealing=(0,))
EVENTS: list[AnyEvent] = [event for game in played_through() for event in game.log] + MIXED.log
KINDS = sorted({CODEC.name(event) for event in EVENTS})


def test_the_games_above_have_every_kind() -> None:
    """Nothing below passes for want of an example; a new kind must be added here."""
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent))


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
