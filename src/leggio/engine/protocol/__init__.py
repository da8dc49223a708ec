"""The engine for other programs: lines on standard streams, much like UCI in chess (docs/engine-protocol.md)."""

from leggio.engine.protocol.errors import ProtocolError
from leggio.engine.protocol.moves import read_move, write_move
from leggio.engine.protocol.session import PROTOCOL, Session
from leggio.engine.protocol.table import Table

__all__ = ["PROTOCOL", "ProtocolError", "Session", "Table", "read_move", "write_move"]
