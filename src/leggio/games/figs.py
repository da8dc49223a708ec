"""The two editions of the federation's rules as data, what a play is worth by them, and the articles of refusals."""

import msgspec
from msgspec.structs import replace

from leggio.core.board import Layout, parse_layout
from leggio.core.letters import JOLLY
from leggio.core.placing import Laying
from leggio.core.tiles import Distribution, parse_distribution
from leggio.games.board import score
from leggio.games.board.score import WordScore

MINUTE = 60_000

# art. 1: the board, the same in both editions. H8 is a double word (art. 9).
LAYOUT = parse_layout("""
W..l...W...l..W
.w...L...L...w.
..w...l.l...w..
l..w...l...w..l
....w.....w....
.L...L...L...L.
..l...l.l...l..
W..l...w...l..W
..l...l.l...l..
.L...L...L...L.
....w.....w....
l..w...l...w..l
..w...l.l...w..
.w...L...L...w.
W..l...W...l..W
""")

# art. 1: 120 tiles, the same in both editions.
TILES = parse_distribution(
    "A14·1 B3·5 C6·2 D3·5 E11·1 F3·5 G2·8 H2·8 I12·1 L5·3 M5·3 N5·3 O15·1 P3·5 Q1·10 R6·2 S6·2 T6·2 U5·3 V3·5 Z2·8 ?2·0"
)


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """One edition of the rules. Its version changes with any figure, so old games keep the rules they had."""

    name: str
    version: int = 2
    layout: Layout = LAYOUT
    tiles: Distribution = TILES
    seats: tuple[int, ...] = (2, 3, 4)
    rack_size: int = 7  # art. 3
    bonus: int = 50  # art. 13
    withdrawn_percent: int = 20  # art. 30
    challenger_percent: int = 10  # art. 30
    window_ms: int = 20_000  # art. 31
    exchange_needs: int = 3  # art. 34
    secco_needs: int = 1  # art. 35
    time_ms: int = 25 * MINUTE  # art. 37
    extra_ms: int = MINUTE  # art. 37
    extra_penalty: int = 30  # art. 37
    lost_penalty: int = 50  # art. 37, also the distance of the conventional score
    scoreless_each: int = 3  # art. 39b
    limit_ms: int | None  # art. 37, 39d
    jolly_left: int  # art. 40
    credits_going_out: bool  # art. 40
    shows_short_words: bool  # art. 24
    turns_the_board: bool  # art. 27
    # Readings that the first version had otherwise (docs/decisions/0005).
    each_may_challenge: bool = True  # art. 31: each opponent until they accepted, whatever the others do
    limit_seats: int = 2  # art. 37: the limit is of the game for so many
    deducts_at_limit: bool = False  # art. 37a: the score reached stands, no rack is deducted
    extra_due_at_claim: bool = False  # art. 37: the penalty is for using the minute, not for being granted it
    tie_is_ahead: bool = False  # art. 37: only whoever is ahead gets the conventional score
    withdrawn_counts: bool = True  # art. 30, 39b: a play taken back is a turn passed
    rulings_put_right: bool = True  # art. 32: by whoever gave it, until the game goes on


FIGS_1 = RuleSet(
    name="figs-1",
    limit_ms=None,
    jolly_left=7,
    credits_going_out=False,
    shows_short_words=False,
    turns_the_board=False,
)

FIGS_2 = RuleSet(
    name="figs-2",
    limit_ms=75 * MINUTE,
    jolly_left=0,
    credits_going_out=True,
    shows_short_words=True,
    turns_the_board=True,
)

FIGS = FIGS_2  # the newest edition
EDITIONS = (FIGS, FIGS_1)  # the usual one first


def _first_version(rules: RuleSet, name: str) -> RuleSet:
    """An edition as it was read at first: games begun under that reading keep it."""
    return replace(
        rules,
        name=name,
        version=1,
        each_may_challenge=False,
        limit_seats=rules.seats[-1],
        deducts_at_limit=True,
        extra_due_at_claim=True,
        tie_is_ahead=True,
        withdrawn_counts=False,
        rulings_put_right=False,
    )


# The names under which the first logs recorded an edition, for good.
_RECORDED = {"figs": FIGS_2, "figs-previous": FIGS_1}
# What people may call an edition when they choose one.
ALIASES = {"figs": FIGS.name, "figs-previous": FIGS_1.name}

RULE_SETS = {(rules.name, rules.version): rules for rules in EDITIONS} | {
    (name, 1): _first_version(rules, name)
    for name, rules in [*_RECORDED.items(), *((rules.name, rules) for rules in EDITIONS)]
}


def canonical(name: str) -> str:
    """The edition that a log names, by the name it has today."""
    return _RECORDED[name].name if name in _RECORDED else name


def chosen(name: str) -> str:
    """The edition that somebody means, by its own name."""
    return ALIASES.get(name, name)


def find_rules(name: str, version: int | None = None) -> RuleSet | None:
    """The rule set that somebody chooses by name, or, with a version, the one that a log was written under."""
    if version is not None:
        return RULE_SETS.get((name, version))
    versions = [known for known in RULE_SETS if known[0] == chosen(name)]
    return RULE_SETS[max(versions)] if versions else None


def score_words(rules: RuleSet, laying: Laying) -> tuple[WordScore, ...]:
    """Points of each word formed: premium squares count for the tiles just laid only (art. 9-12)."""
    return score.score_words(rules.layout, rules.tiles, laying)


def bonus(rules: RuleSet, laying: Laying) -> int:
    """Fifty for exactly a full rack of seven (art. 13)."""
    return rules.bonus if len(laying.tiles) == rules.rack_size else 0


def penalty(value: int, percent: int) -> int:
    """A share of a play's value: to the nearest point, halves down, never less than 1 (art. 30)."""
    return max(1, -((50 - value * percent) // 100))


def tiles_left(rules: RuleSet, rack: str) -> int:
    """What a rack costs at the end: letters their value, a jolly what the edition says (art. 40)."""
    jollies = rack.count(JOLLY)
    return rules.tiles.total(rack.replace(JOLLY, "")) + jollies * rules.jolly_left


PLAY = {
    "play.bad_square": "1",
    "play.bad_word": "8",
    "play.off_board": "3",
    "play.square_taken": "6",
    "play.no_new_tile": "3",
    "play.word_goes_on": "3",
    "play.not_in_line": "7",
    "play.gap": "3",
    "play.missing_tiles": "3",
    "play.first_too_short": "3",
    "play.first_off_centre": "3",
    "play.not_connected": "3",
    "play.invalid_words": "4",
}
