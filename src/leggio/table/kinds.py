"""What a table can host: every game, and a tournament. Their logs differ in the first line only."""

from collections.abc import Mapping
from types import MappingProxyType

from leggio.games.registry import GAMES, GameKind
from leggio.notation.chained import ChainedReader, ChainedWriter
from leggio.notation.log import LogReader, LogWriter
from leggio.table.tournaments import NAME, TOURNAMENT
from leggio.tournament.log import TournamentWriter

KINDS: Mapping[str, GameKind] = MappingProxyType({**GAMES, NAME: TOURNAMENT})


def log_writer(kind: GameKind, *, seq: int = 0, chain: str | None = None) -> ChainedWriter:
    """What writes the log of such a table, from its beginning or from where it stands."""
    return TournamentWriter(seq=seq, chain=chain) if kind is TOURNAMENT else LogWriter(kind.name, seq=seq, chain=chain)


def log_reader(kind: GameKind) -> ChainedReader:
    """What reads the lines of such a log after the first."""
    return ChainedReader(kind.codec, chain=log_writer(kind).chain) if kind is TOURNAMENT else LogReader(kind)
