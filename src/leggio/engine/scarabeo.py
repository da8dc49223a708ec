"""Scarabeo's rules as the kernel wants them."""

from leggio.core.letters import ALPHABET, JOLLY
from leggio.games.scarabeo import SCARABEO as RULES
from leggio.games.scarabeo.rules import VOWELS
from leggio.kernel import BoardRules, Course

SCARABEO = RULES.name


def scarabeo_rules() -> BoardRules:
    """The board, values and prizes of Scarabeo."""
    tiles, layout, prizes = RULES.tiles, RULES.layout, dict(RULES.prizes)
    values = [tiles.values.get(tile, 0) for tile in JOLLY + ALPHABET]
    return BoardRules(
        size=layout.size,
        rack_size=RULES.rack_size,
        letter_factors=layout.letter_factors,
        word_factors=layout.word_factors,
        values=values,
        jolly_values=values,  # art. 21
        counts=[tiles.counts.get(tile, 0) for tile in JOLLY + ALPHABET],
        jolly_letters="".join(tile for tile in tiles.counts if tile != JOLLY),  # art. 21
        prizes=[prizes.get(laid, 0) for laid in range(RULES.rack_size + 1)],
        pure_prizes=[RULES.no_scarab_extra if laid in prizes else 0 for laid in range(RULES.rack_size + 1)],
        premiums_stay=True,  # art. 15-16
        must_use_board_tile=True,  # art. 5
        first_word_factor=RULES.first_factor,  # art. 24
        word_prizes=[(word, RULES.scarab_word_prize, RULES.no_scarab_extra) for word in RULES.scarab_words],
        jollies_fly=True,  # art. 21
    )


def scarabeo_course() -> Course:
    """How a game goes on and ends. The kernel's players never take a scarab without playing it."""
    return Course(
        exchange_needs=1,
        kind=VOWELS,  # art. 23
        scoreless_each=RULES.idle_each,
        scoreless_each_bag_empty=RULES.idle_each_bag_empty,
        jolly_left=RULES.scarab_left,  # art. 30, 33
        credits_going_out=True,  # art. 33-34
    )
