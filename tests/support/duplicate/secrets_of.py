"""What a person in a hall may not know, and how to change all of it behind their back."""

import random

import msgspec
from msgspec.structs import replace

from leggio.core.bag import Bag, Seal
from leggio.core.roll import roll_of
from leggio.games.duplicate.events import Fault
from leggio.games.duplicate.state import Phase, Player, State
from leggio.games.duplicate.view import Watcher, view

Person = int | Watcher


def everybody(state: State) -> tuple[Person, ...]:
    """All who may look."""
    return (*range(len(state.roll)), *Watcher)


def as_json(state: State, who: Person, now: int) -> bytes:
    """What leaves for that person."""
    return msgspec.json.encode(view(state, who, now))


def behind_the_back(state: State, who: Person, rng: random.Random) -> State:
    """A hall that this person cannot tell from the real one, with every secret changed."""
    salt = f"{rng.getrandbits(256):064x}"
    order = "".join(rng.sample(state.seal.order, len(state.seal.order)))
    bag = "".join(rng.sample(state.bag.tiles, len(state.bag)))
    rack = state.rack
    if state.phase is Phase.DRAWN and who is not Watcher.DESK:
        rack = "".join(rng.choice("AEIOUBC") for _ in rack)
    return replace(
        state,
        bag=Bag(bag, salt, state.bag.returns),
        seal=Seal(order, salt),
        rack=rack,
        roll=state.roll
        if who is Watcher.DESK
        else roll_of(_other(state, seat, player, who) for seat, player in enumerate(state.roll)),
    )


def _other(state: State, seat: int, player: Player, who: Person) -> Player:
    """Somebody else's papers; of one's own slip, what it is worth."""
    slip = player.slip if player.slip and player.slip.draw == state.draws else None
    if seat == who:
        hidden = slip and replace(slip, laid=None, fault=Fault("altro"), kept=9, verdicts=())
        return replace(player, slip=hidden or player.slip)
    other = slip and replace(slip, word="ALTRO", square="O15", laid=None, fault=None, verdicts=())
    return replace(
        player, slip=other or player.slip, warnings=("altro",), remarks=("altro",), penalties=((1, "altro"),)
    )
