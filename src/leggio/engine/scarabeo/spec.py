"""What the engine does with Scarabeo."""

from leggio.engine.bots.board import board_bots
from leggio.engine.scarabeo.bot import want
from leggio.engine.scarabeo.position import position_of
from leggio.engine.scarabeo.record import record_of_scarabeo
from leggio.engine.scarabeo.rules import engine_rules, house_of_table
from leggio.engine.spec import EngineSpec
from leggio.games.scarabeo.commands import AnyCommand
from leggio.games.scarabeo.events import AnyEvent
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.view import View

SPEC: EngineSpec[State, AnyEvent] = EngineSpec(
    name="scarabeo",
    rules=engine_rules,
    house=house_of_table,
    bots=board_bots(View, AnyCommand, want),
    record=record_of_scarabeo,
    position=position_of,
)
