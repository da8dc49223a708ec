"""How things are done at a kind of table, as data."""

from dataclasses import dataclass

from leggio.table.records import Phase, Role


@dataclass(frozen=True, kw_only=True)
class Conduct:
    """Who speaks, who is told of comings and goings, when people get in, and whether they act in turn."""

    speakers: frozenset[Role]  # who may say something to everyone
    informed: frozenset[Role]  # who is told whenever somebody comes or goes
    open_in: frozenset[Phase]  # when newcomers get in
    in_turn: bool  # a command answers the last event, or is stale; and people are told when their turn comes
    can_repeat: bool  # the same people may play once more, at another table


# A few people around a board.
SEATED = Conduct(
    speakers=frozenset(Role),
    informed=frozenset(Role),
    open_in=frozenset({Phase.WAITING}),
    in_turn=True,
    can_repeat=True,
)

# Hundreds, led by a desk, act at once and none upon what another did: slips name the letters they are for. They see for
# themselves when it is their turn.
LED_BY_A_DESK = Conduct(
    speakers=frozenset({Role.DESK}),
    informed=frozenset({Role.DESK}),
    open_in=frozenset({Phase.WAITING, Phase.PLAYING}),
    in_turn=False,
    can_repeat=False,
)
