"""What the engine does with Scrabble."""

from leggio.engine.bots.board import board_bots
from leggio.engine.scrabble.bot import want
from leggio.engine.scrabble.gcg import gcg_of
from leggio.engine.scrabble.position import position_of
from leggio.engine.scrabble.record import record_of_scrabble
from leggio.engine.scrabble.rules import engine_rules
from leggio.engine.spec import EngineSpec
from leggio.games.scrabble.commands import AnyCommand
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import View

SPEC: EngineSpec[State, AnyEvent] = EngineSpec(
    name="scrabble",
    rules=engine_rules,
    bots=board_bots(View, AnyCommand, want),
    record=record_of_scrabble,
    position=position_of,
    gcg=gcg_of,
)
