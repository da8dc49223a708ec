"""Who mixed the bag of a log, in sentences: what a check of it proves, and against whom."""

from collections.abc import Iterator, Sequence

from leggio.cli.speaking import Speaker
from leggio.core.codec import Event
from leggio.core.mixing import Mixing
from leggio.games.common.state import BagMixed


def mixing_of(state: object) -> Mixing:
    """What was put into the bag of a game; nothing where it was the table's alone."""
    mixing = getattr(state, "mixing", None)
    return mixing if isinstance(mixing, Mixing) else Mixing()


def mixed_at(events: Sequence[Event]) -> int:
    """The number of the event that mixed the bag; the first one where none did."""
    return next((number for number, event in enumerate(events, start=1) if isinstance(event, BagMixed)), 1)


def tell_mixing(mixing: Mixing, players: Sequence[str], say: Speaker) -> Iterator[str]:
    """Whose shares are in, whose are not, and the public value."""
    if not mixing.contributors and not mixing.announced:
        yield say("verify.not_mixed")
    if mixing.contributors:
        given = [players[seat] for seat in mixing.contributors if seat in dict(mixing.shares)]
        yield say("verify.mixed", count=len(given), names=given)
        left_out = [players[seat] for seat in mixing.contributors if seat not in dict(mixing.shares)]
        if left_out:
            yield say("verify.left_out", names=left_out)
    if mixing.announced:
        yield say("verify.mixed_value", announced=mixing.announced, value=mixing.value)
