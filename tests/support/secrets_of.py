"""What a person at a table may not know, and how to change all of it behind their back."""

import random
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from leggio.core.bag import Bag, Seal
from leggio.core.board import EMPTY
from leggio.core.letters import tile_of
from leggio.core.verdicts import Judge, Verdict
from leggio.games.scrabble.events import Challenged
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import Pending, State
from leggio.games.scrabble.view import Watcher, view

Person = int | Watcher


def everybody(state: State) -> tuple[Person, ...]:
    """All who may look at this table."""
    return (*state.seats, *Watcher)


def as_json(state: State, who: Person, now: int, judge: Judge) -> bytes:
    """What leaves for that person."""
    return msgspec.json.encode(view(state, who, now, judge))


def behind_the_back(state: State, who: Person, rng: random.Random) -> State:
    """A table that this person cannot tell from the real one, with every secret changed."""
    hidden = [*state.bag.tiles, *(tile for seat, rack in enumerate(state.racks) if seat != who for tile in rack)]
    rng.shuffle(hidden)
    deck = iter(hidden)
    racks = tuple(rack if seat == who else "".join(next(deck) for _ in rack) for seat, rack in enumerate(state.racks))
    salt = f"{rng.getrandbits(256):064x}"
    order = list(state.seal.order)
    rng.shuffle(order)
    return replace(
        state,
        racks=racks,
        bag=Bag("".join(deck), salt, state.bag.returns),
        # The commitment stays: it was published, and does not tell what it seals.
        seal=Seal("".join(order), salt),
        pending=_other_pending(state.pending, racks, who),
        challenge=_other_challenge(state, who),
    )


def _other_pending(pending: Pending | None, racks: tuple[str, ...], who: Person) -> Pending | None:
    if pending is None or pending.play.seat == who:
        return pending
    laid = "".join(tile_of(cell) for cell in pending.play.tiles if cell != EMPTY)
    return replace(pending, rack_before=racks[pending.play.seat] + laid)


def _other_challenge(state: State, who: Person) -> Challenged | None:
    rules_here = who is Watcher.REFEREE and state.options.arbiter is not Arbiter.JUDGE
    if state.challenge is None or rules_here:
        return state.challenge
    flipped = tuple(Verdict(each.word, not each.valid, note="altro parere") for each in state.challenge.opinion)
    return replace(state.challenge, opinion=flipped)


def texts(data: object) -> Iterator[str]:
    """Every text in plain JSON data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for each in data.values():
            yield from texts(each)
    elif isinstance(data, list):
        for each in data:
            yield from texts(each)
