"""The games by name: what a log, a server or a command line needs to handle any of them alike."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from leggio.core.codec import Codec
from leggio.games import scarabeo, scrabble, verbum


class GameKind(msgspec.Struct, frozen=True):
    """One game: how to read and write its events, and how to check a whole log of them."""

    name: str
    codec: Codec[Any]
    audit: Callable[[Sequence[Any]], Any]


GAMES: Mapping[str, GameKind] = MappingProxyType(
    {
        "scrabble": GameKind("scrabble", scrabble.CODEC, scrabble.audit),
        "scarabeo": GameKind("scarabeo", scarabeo.CODEC, scarabeo.audit),
        "verbum": GameKind("verbum", verbum.CODEC, verbum.audit),
    },
)
