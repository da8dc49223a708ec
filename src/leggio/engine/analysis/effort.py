"""How much thinking an analysis costs: counted in samples and nodes, so that every machine says the same."""

from types import MappingProxyType

import msgspec

from leggio.engine.leaves import trained_leaves
from leggio.engine.registry import rules_of
from leggio.engine.winning import win_model
from leggio.kernel import ComputerPlayer


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of one turn. A limit in seconds may change what is found; the others never do."""

    name: str
    candidates: int
    iterations: int
    nodes: int  # of an endgame, for each choice
    endgame_choices: int
    draws: int  # racks that might have been drawn, for luck
    seconds: float = 0.0
    infers: bool = False  # what the other may hold, from its last play


EFFORTS = MappingProxyType(
    {
        each.name: each
        for each in (
            Effort(name="quick", candidates=5, iterations=32, nodes=3_000, endgame_choices=3, draws=16),
            Effort(name="normal", candidates=10, iterations=128, nodes=20_000, endgame_choices=4, draws=48),
            Effort(name="deep", candidates=15, iterations=512, nodes=120_000, endgame_choices=6, draws=128),
        )
    }
)

_TO_THE_END = 7  # with at most so many tiles in the bag games are played to their end


def player_of(rules: str, effort: Effort, threads: int) -> ComputerPlayer:
    """Who compares the choices of a turn. None is given up early: all have the same samples."""
    return ComputerPlayer(
        leaves=trained_leaves(rules),
        win_model=win_model(rules),
        lost=rules_of(rules).lost,
        candidates=effort.candidates,
        plies=2,
        to_the_end=_TO_THE_END,
        iterations=max(16, effort.iterations // rules_of(rules).rollout_cost),
        seconds=effort.seconds,
        prune_z=0.0,
        threads=threads,
    )
