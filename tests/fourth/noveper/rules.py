"""The rules of Noveper as data."""

import msgspec

from leggio.core.board import Layout, parse_layout
from leggio.core.tiles import Distribution, parse_distribution

LAYOUT = parse_layout("""
W...l...W
.w.....w.
..L...L..
...l.l...
l...*...l
...l.l...
..L...L..
.w.....w.
W...l...W
""")
TILES = parse_distribution(
    "A5·1 B1·4 C2·2 D2·3 E5·1 G1·4 I5·1 L3·2 M2·3 N3·2 O5·1 P2·3 R4·1 S4·1 T4·1 U2·3 V1·4 Z1·6 ?1·0"
)


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """The one edition there is."""

    name: str = "noveper"
    version: int = 1
    layout: Layout = LAYOUT
    tiles: Distribution = TILES
    seats: tuple[int, ...] = (2, 3)
    rack_size: int = 5
    bonus: int = 9  # for all five tiles at once
    passes_each: int = 2  # in a row, and the game is over


NOVEPER = RuleSet()
RULE_SETS = {(NOVEPER.name, NOVEPER.version): NOVEPER}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table may choose."""

    starter: int = 0


def options_for(rules: RuleSet, /, **chosen: object) -> Options:
    """The usual game, with some choices of one's own."""
    return msgspec.convert(chosen, Options)
