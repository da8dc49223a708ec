"""What a round comes to: the top, the master play, and who was alone with the best. The introduction, and custom."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from leggio.games.duplicate.events import Laid
from leggio.games.duplicate.options import Master, Options
from leggio.games.duplicate.slips import kept_jollies
from leggio.games.duplicate.state import Slip


class Award(msgspec.Struct, frozen=True):
    """The outcome of a round."""

    top: tuple[Laid, ...]
    master: Laid
    seat: int | None
    solo: int | None


def award(options: Options, rack: str, found: Sequence[Laid], slips: Mapping[int, Slip], field: int) -> Award | None:
    """Settle a round by what the engine found and what was handed in; None if there is no play at all."""
    best = best_slip(slips)
    top = top_of(found, slips[best].laid if best is not None else None)
    if not top:
        return None
    solo = alone(options, scores_of(slips), top[0].score, field)
    if options.master is Master.TOP or best is None:
        # Of equal tops the one that keeps more jollies, as with slips; the engine's order is always the same.
        return Award(top, max(top, key=lambda laid: kept_jollies(rack, laid.tiles)), None, solo)
    master = slips[best].laid
    return None if master is None else Award(top, master, best, solo)


def best_slip(slips: Mapping[int, Slip]) -> int | None:
    """Whose slip is the best: more points, then more jollies kept, then earlier."""
    valid = (seat for seat, slip in slips.items() if slip.laid)
    return min(valid, key=lambda seat: (-slips[seat].score, -slips[seat].kept, slips[seat].order), default=None)


def top_of(found: Sequence[Laid], best: Laid | None) -> tuple[Laid, ...]:
    """The plays of the highest score: those found, unless a slip the desk let stand is worth more."""
    highest = max((laid.score for laid in found), default=0)
    if best is not None and (best.score > highest or not found):
        return (best,)
    return tuple(laid for laid in found if laid.score == highest)


def top_after(closed_with: Sequence[Laid], slips: Iterable[Laid | None]) -> tuple[Laid, ...]:
    """The top of a closed round after a correction: what it was closed with, unless a slip is worth more."""
    best = max((laid for laid in slips if laid), key=lambda laid: laid.score, default=None)
    return top_of(closed_with, best)


def scores_of(slips: Mapping[int, Slip]) -> dict[int, int]:
    """The points of every slip that is valid, by seat."""
    return {seat: slip.laid.score for seat, slip in slips.items() if slip.laid}


def alone(options: Options, scores: Mapping[int, int], top: int, field: int) -> int | None:
    """The only finder of the best play, where enough people play: the best slip, or the top where that is laid."""
    if field < options.solo_from or not options.solo_bonus:
        return None
    best = top if options.master is Master.TOP else max(scores.values(), default=0)
    finders = [seat for seat, score in scores.items() if score == best]
    return finders[0] if len(finders) == 1 else None
