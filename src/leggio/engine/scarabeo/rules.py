"""Scarabeo's rules as the engine wants them."""

from functools import cache

from msgspec.structs import replace

from leggio.core.letters import JOLLY
from leggio.engine.rules import EngineRules
from leggio.games.scarabeo.rules import VOWELS, Joining, LetterSquares, Options, find_rules
from leggio.games.scarabeo.state import State

# What a table may choose and plays depend on: tiles on 2L and 3L count only when they are placed (art. 15), and every
# later word holds a tile of the board (art. 5).
LETTERS_PLACED = "letters_placed"
HOLD = "hold"


def house_of(options: Options) -> tuple[str, ...]:
    """What a table chose of that, as everyone there sees it."""
    chosen = {
        LETTERS_PLACED: options.letter_squares is LetterSquares.PLACED,
        HOLD: options.joining is Joining.HOLD,
    }
    return tuple(name for name, is_chosen in chosen.items() if is_chosen)


def house_of_table(state: State) -> tuple[str, ...]:
    """The same of a table: version 1 of the rules knew the stricter way only."""
    return house_of(replace(state.options, joining=state.joining))


@cache
def engine_rules(name: str) -> EngineRules | None:
    """The rules of that name; None if these are none. The kernel's players never take a scarab without playing it."""
    rules = find_rules(name)
    if rules is None:
        return None
    return EngineRules(
        name=rules.name,
        layout=rules.layout,
        tiles=rules.tiles,
        rack_size=rules.rack_size,
        prizes=dict(rules.prizes),
        pure_prizes={laid: rules.no_scarab_extra for laid, _ in rules.prizes},
        word_prizes=tuple((word, rules.scarab_word_prize, rules.no_scarab_extra) for word in rules.scarab_words),
        jolly_letters="".join(tile for tile in rules.tiles.counts if tile != JOLLY),  # art. 21
        jollies_count=True,  # art. 21
        jollies_fly=True,  # art. 21
        premiums_stay=True,  # art. 15-16
        least_cross_run=2,  # art. 5
        first_word_factor=rules.first_factor,  # art. 24
        exchange_needs=1,
        exchange_kind=VOWELS,  # art. 23
        scoreless_each=rules.idle_each,
        scoreless_each_bag_empty=rules.idle_each_bag_empty,
        jolly_left=rules.scarab_left,  # art. 30, 33
        credits_going_out=True,  # art. 33-34
        is_left_dear=True,  # art. 30, 33
        rollout_cost=4,  # its larger board and twice the words: ten times as long, which would be too few samples
        tables=__package__,
        house_rules={LETTERS_PLACED: {"letter_premiums_stay": False}, HOLD: {"least_cross_run": rules.layout.size}},
    )
