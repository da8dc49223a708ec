"""Bags that the players mix, at random: devices that take part, come late, say nothing, or say what is not so."""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from leggio.core.mixing import commitment_to
from leggio.games.common.commands import CommitShare, Resign, Resume, RevealShare, Suspend
from leggio.games.common.state import ShareCommitted, ShareRevealed
from support.random_games.kit import Kit

# Where the commands show.
SHOWS: dict[type, type] = {CommitShare: ShareCommitted, RevealShare: ShareRevealed}


def share_of(seat: int) -> str:
    """The share of a seat's device: any will do, for the salt is at random."""
    return f"{seat + 1:064x}"


def with_shares(opening: Any, rng: random.Random) -> Any:
    """The same table, at which some devices are asked for a share; often none is."""
    seats = len(opening.players)
    asked = rng.sample(range(seats), rng.randint(1, seats)) if rng.random() < 0.12 else []
    return replace(opening, contributors=tuple(sorted(asked)))


def bad_contributors(opening: Any) -> Iterator[Any]:
    """Seats that nobody can ask."""
    yield replace(opening, contributors=(len(opening.players),))
    yield replace(opening, contributors=(1, 0))


def mixing_command(kit: Kit, state: Any, rng: random.Random) -> Any:
    """What somebody does at a table that mixes its bag."""
    if state.suspended is not None:
        return Resume()
    seat = rng.choice((*state.mixing.contributors, *state.mixing.contributors, *state.seats))
    share = share_of(seat) if rng.random() < 0.7 else rng.choice(("F" * 64, "", f"{99:064x}"))
    commitment = commitment_to(share, state.commitment, seat) if len(share.strip("F")) else share
    late = 3 if state.mixing.closed else 1
    return rng.choice(
        (
            *[CommitShare(seat=seat, commitment=commitment)] * (4 - late),
            *[RevealShare(seat=seat, share=share)] * late,
            kit.tick(),
            Resign(seat=seat),
            Suspend() if rng.random() < 0.2 else kit.tick(),
        )
    )


def shown(command: Any, event: Any) -> Any:
    """The command that would show itself like that."""
    said = {"commitment": event.commitment} if isinstance(command, CommitShare) else {"share": event.share}
    return replace(command, seat=event.seat, **said)
