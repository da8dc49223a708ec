"""GCG: games of two players as the programs of the field exchange them.

    #character-encoding UTF-8
    #player1 anna Anna
    #player2 bea Bea
    >anna: AEGLMOT 8D MAGLE +20 20

`read_gcg` takes bytes and checks all that can be checked, `write_gcg` gives bytes, `replay` lays the game out again.
The engine of a game makes one out of the events of our own log.
"""

from leggio.notation.gcg.model import (
    ChallengePoints,
    Event,
    Exchange,
    Gcg,
    Item,
    Note,
    Pass,
    Play,
    Player,
    Pragma,
    RackGained,
    RackLost,
    TimePenalty,
    Withdrawal,
)
from leggio.notation.gcg.position import last_position
from leggio.notation.gcg.reader import read_gcg
from leggio.notation.gcg.replay import Replay, Step, replay
from leggio.notation.gcg.writer import write_gcg

__all__ = [
    "ChallengePoints",
    "Event",
    "Exchange",
    "Gcg",
    "Item",
    "Note",
    "Pass",
    "Play",
    "Player",
    "Pragma",
    "RackGained",
    "RackLost",
    "Replay",
    "Step",
    "TimePenalty",
    "Withdrawal",
    "last_position",
    "read_gcg",
    "replay",
    "write_gcg",
]
