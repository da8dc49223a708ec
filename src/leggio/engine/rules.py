"""The rules of a game as the kernel wants them."""

from functools import cache

from leggio.core.letters import ALPHABET, JOLLY
from leggio.engine.scarabeo import SCARABEO, scarabeo_rules
from leggio.games.figs.rules import FIGS, FIGS_PREVIOUS, RuleSet
from leggio.kernel import BoardRules

RULE_SETS = {rules.name: rules for rules in (FIGS, FIGS_PREVIOUS)}


@cache
def board_rules(name: str) -> BoardRules:
    """The board, values and prizes of a rule set by name; raises KeyError for one that nobody plays on a board."""
    return scarabeo_rules() if name == SCARABEO else _scrabble(RULE_SETS[name])


def _scrabble(rules: RuleSet) -> BoardRules:
    tiles = JOLLY + ALPHABET
    return BoardRules(
        size=rules.layout.size,
        rack_size=rules.rack_size,
        letter_factors=rules.layout.letter_factors,
        word_factors=rules.layout.word_factors,
        values=[rules.tiles.values.get(tile, 0) for tile in tiles],
        jolly_values=[rules.tiles.values[JOLLY]] * len(tiles),  # art. 12: worth nothing whatever it stands for
        counts=[rules.tiles.counts.get(tile, 0) for tile in tiles],
        jolly_letters=ALPHABET,  # art. 8
        prizes=_prizes(rules),
        pure_prizes=[0] * (rules.rack_size + 1),
        premiums_stay=False,  # art. 10
        must_use_board_tile=False,
        first_word_factor=1,  # art. 9: the centre square doubles by itself
    )


def _prizes(rules: RuleSet) -> list[int]:
    return [rules.bonus if laid == rules.rack_size else 0 for laid in range(rules.rack_size + 1)]
