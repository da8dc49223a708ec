"""What a table can host: every game, and a tournament. Their logs differ in the first line only."""

from collections import ChainMap
from collections.abc import Mapping

from leggio.games.common.spec import AnyGame
from leggio.games.registry import GAMES
from leggio.notation.chained import ChainedReader, ChainedWriter
from leggio.notation.log import LogReader, LogWriter
from leggio.table.tournaments import NAME, TOURNAMENT
from leggio.tournament.log import TournamentWriter

KINDS: Mapping[str, AnyGame] = ChainMap({NAME: TOURNAMENT}, GAMES)  # type: ignore[arg-type] # only read


def log_writer(kind: AnyGame, *, seq: int = 0, chain: str | None = None) -> ChainedWriter:
    """What writes the log of such a table, from its beginning or from where it stands."""
    return TournamentWriter(seq=seq, chain=chain) if kind is TOURNAMENT else LogWriter(kind.name, seq=seq, chain=chain)


def log_reader(kind: AnyGame) -> ChainedReader:
    """What reads the lines of such a log after the first."""
    return ChainedReader(kind.codec, chain=log_writer(kind).chain) if kind is TOURNAMENT else LogReader(kind)
