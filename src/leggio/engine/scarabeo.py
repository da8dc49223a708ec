"""Scarabeo's board as the kernel wants it. To be taken from the rules of the game once they are in `games`."""

from leggio.core.board import parse_layout
from leggio.core.letters import ALPHABET, JOLLY
from leggio.core.tiles import parse_distribution
from leggio.kernel import BoardRules

SCARABEO = "scarabeo"

RACK_SIZE = 8  # art. 3

LAYOUT = parse_layout("""
W...l...W...l...W
.w....L...L....w.
..w....l.l....w..
...w....l....w...
l...w.......w...l
.....w.....w.....
.L....L...L....L.
..l....l.l....l..
W..l....*....l..W
..l....l.l....l..
.L....L...L....L.
.....w.....w.....
l...w.......w...l
...w....l....w...
..w....l.l....w..
.w....L...L....w.
W...l...W...l...W
""")

# The scarab's own value is none: it takes that of the letter it stands for (art. 21).
TILES = parse_distribution(
    "A12·1 E12·1 I12·1 O12·1 C7·1 R7·1 S7·1 T7·1 L6·2 M6·2 N6·2 P4·3 B4·4 D4·4 F4·4 G4·4 U4·4 V4·4 H2·8 Z2·8 Q2·10 ?2·0"
)

PRIZES = {6: 10, 7: 30, 8: 50}  # art. 25-27, by tiles laid
PURE_PRIZE = 10  # art. 29, on top of each prize, for a play without a scarab

# art. 28: made in one play is read so: the main word of the play is exactly this word, and of its letters no two
# neighbours stood there before. Single letters that it crosses do not count against it: art. 5 asks for one.
WORD_PRIZES = {"SCARABEO": 100, "SCARABEI": 100}


def scarabeo_rules() -> BoardRules:
    """The board, values and prizes of Scarabeo."""
    values = [TILES.values.get(tile, 0) for tile in JOLLY + ALPHABET]
    return BoardRules(
        size=LAYOUT.size,
        rack_size=RACK_SIZE,
        letter_factors=LAYOUT.letter_factors,
        word_factors=LAYOUT.word_factors,
        values=values,
        jolly_values=values,  # art. 21
        counts=[TILES.counts.get(tile, 0) for tile in JOLLY + ALPHABET],
        jolly_letters="".join(tile for tile in TILES.counts if tile != JOLLY),  # art. 21
        prizes=[PRIZES.get(laid, 0) for laid in range(RACK_SIZE + 1)],
        pure_prizes=[PURE_PRIZE if laid in PRIZES else 0 for laid in range(RACK_SIZE + 1)],
        premiums_stay=True,  # art. 15-16
        must_use_board_tile=True,  # art. 5
        first_word_factor=2,  # art. 24
        word_prizes=[(word, prize, PURE_PRIZE) for word, prize in WORD_PRIZES.items()],
        jollies_fly=True,  # art. 21
    )
