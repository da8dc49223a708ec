"""How a panel decides: by majority of the three, unless the referee named one of them (art. 28, 45)."""

from collections.abc import Sequence

from msgspec.structs import replace

from leggio.tournament.commands import Motion, SetForfeit, SetResult
from leggio.tournament.entrant import name_key
from leggio.tournament.events import PanelVoted
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.staff import MAJORITY
from leggio.tournament.state import RevisedState, Vote


def ruling_of(votes: Sequence[Vote], members: Sequence[str], words: Sequence[str]) -> dict[str, bool] | None:
    """What members have decided on each word; None while one of the words has no majority.

    Two of them are left where the third plays against the referee: if they differ, no majority has found the word
    wrong, and it stands.
    """
    entitled = {name_key(name) for name in members}
    cast = [vote.valid for vote in votes if name_key(vote.by) in entitled]
    ruling: dict[str, bool] = {}
    for word in words:
        good = sum(each[word] for each in cast)
        bad = len(cast) - good
        if max(good, bad) < MAJORITY and len(cast) < len(entitled):
            return None
        ruling[word] = good >= bad
    return ruling


def is_carried(work: PendingEvents, command: Motion, members: Sequence[str]) -> bool:
    """Whether this is decided: by the one who decides, or, with this vote, by a majority of the three."""
    if not work.state.is_revised or len(members) < MAJORITY:
        return True
    work.record(PanelVoted, command, motion=replace(command, by=""))
    state = work.state
    motions = state.motions if isinstance(state, RevisedState) else ()
    entitled = {name_key(name) for name in members}
    wanted = _purport(command)
    return sum(name_key(each.by) in entitled and _purport(each.motion) == wanted for each in motions) >= MAJORITY


def _purport(motion: Motion) -> Motion:
    """What a motion comes to, whoever moves it and for whatever reason."""
    return replace(motion, by="") if isinstance(motion, SetResult | SetForfeit) else replace(motion, by="", reason="")
