"""Scrabble's rules as the engine wants them, both editions."""

from functools import cache, partial

from leggio.engine.rules import EngineRules
from leggio.games.figs import find_rules, penalty


@cache
def engine_rules(name: str) -> EngineRules | None:
    """The edition of that name; None for one that is none."""
    rules = find_rules(name)
    if rules is None:
        return None
    return EngineRules(
        name=rules.name,
        layout=rules.layout,  # art. 9: the centre square doubles by itself
        tiles=rules.tiles,  # art. 12: a jolly is worth nothing whatever it stands for
        rack_size=rules.rack_size,
        prizes={rules.rack_size: rules.bonus},
        exchange_needs=rules.exchange_needs,
        scoreless_each=rules.scoreless_each,
        scoreless_each_bag_empty=rules.scoreless_each,
        withdrawn_counts=rules.withdrawn_counts,
        jolly_left=rules.jolly_left,
        credits_going_out=rules.credits_going_out,
        phoney_costs=partial(penalty, percent=rules.withdrawn_percent),
        # Words and board of the two editions are the same: what differs is settled when nothing is left to draw.
        tables=__package__,
    )
