"""What a person at a table may not know, and how to change all of it behind their back."""

import random

import msgspec
from msgspec.structs import replace

from leggio.core.bag import Bag, Seal
from leggio.core.board import EMPTY
from leggio.core.letters import tile_of
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.state import Contest, Pending, State
from leggio.games.scarabeo.view import Watcher, view

Person = int | Watcher


def everybody(state: State) -> tuple[Person, ...]:
    """All who may look at this table."""
    return (*state.seats, *Watcher)


def as_json(state: State, who: Person, now: int) -> bytes:
    """What leaves for that person."""
    return msgspec.json.encode(view(state, who, now))


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
        contest=_other_votes(state.contest, who, rng),
    )


def _other_pending(pending: Pending | None, racks: tuple[str, ...], who: Person) -> Pending | None:
    if pending is None or pending.play.seat == who:
        return pending
    laid = "".join(tile_of(cell) for cell in pending.play.tiles if cell != EMPTY)
    return replace(pending, rack_before=racks[pending.play.seat] + laid)


def _other_votes(contest: Contest | None, who: Person, rng: random.Random) -> Contest | None:
    if contest is None:
        return None
    votes = tuple(
        (seat, ballot if seat == who else rng.choice([each for each in Ballot if each is not ballot]))
        for seat, ballot in contest.votes
    )
    return replace(contest, votes=votes)
