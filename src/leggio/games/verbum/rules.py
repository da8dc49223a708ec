"""The rule book of Verbum as data: its paragraphs, numbered by us, its figures, and what a table agrees on.

The defaults are the book's, where it says anything.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

import msgspec

from leggio.core.letters import is_label
from leggio.games.common.house_options import HouseOptions
from leggio.games.common.opening import newest_rules
from leggio.games.verbum.deck_text import DeckError, DeckReader, DeckTable, shipped_text
from leggio.games.verbum.word_lists import LONGEST_CATEGORY

# The book numbers nothing. These are its paragraphs in order, so that a ruling can name the one it follows.
PARAGRAPHS = MappingProxyType(
    {
        "1": "purpose: as many words as possible, until pile B is used up",
        "2": "the kinds of words admitted, agreed at the start",
        "3": "doubts about a word, and checking it",
        "4": "preparation: five cards each, pile B, its first card opens pile A",
        "5": "never fewer than five cards in hand nor more than ten; hands open or closed",
        "6": "a turn: draw, then one of: discard, pass, lay words, declaring jollies; to the left",
        "7": "refilling to five from pile B, whenever there are fewer",
        "8": "what else one may choose in a turn: swap hands, steal, swap a jolly",
        "9": "a word on the table is not changed, but by thief and jolly",
        "10": "letter cards",
        "11": "the swap-hands card (cambio mazzo)",
        "12": "the thief (ladro)",
        "13": "the jolly A-Z",
        "14": "the jolly AA-ZZ",
        "15": "the end, the last words from hand, and counting",
    }
)


class RuleSet(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of one edition. Its version changes with any reading or figure: old games keep the rules they had."""

    name: str
    version: int
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    dealt: int = 5  # par. 4
    fewest: int = 5  # par. 5, 7
    most: int = 10  # par. 5
    shortest: int = 3  # the usual least length of words and names; a table may choose another
    shortest_abbreviation: int = 2  # and that of abbreviations
    one_choice: bool = True  # par. 6, 8: a turn is one of the choices, unless the table agreed on the freer turn
    fills_at_once: bool = True  # par. 5, 7: to five whenever a hand has fewer; else when the turn closes
    doubts_by_turns: bool = True  # par. 3: until the doubter's next turn is over; else for a while after the turn
    layer_votes: bool = False  # par. 3: whether whoever laid a word has a say about it
    own_swap: bool = False  # par. 11: whether who played swap-hands may take it from A again
    last_restores: bool = True  # par. 12, 15: whether a stolen letter may be put back in the last round

    def cards_needed(self, players: int) -> int:
        """The smallest deck for that many players: hands, the first card of A and one card of B (par. 4)."""
        return self.dealt * players + 2


VERBUM = RuleSet(name="verbum", version=2)
# As the book was read at first: a free turn, doubts for a while after it, hands filled up when it closes.
FIRST = RuleSet(
    name="verbum",
    version=1,
    shortest=2,
    one_choice=False,
    fills_at_once=False,
    doubts_by_turns=False,
    layer_votes=True,
    own_swap=True,
    last_restores=False,
)

RULE_SETS = {(rules.name, rules.version): rules for rules in (VERBUM, FIRST)}

# Kinds of words whose words are abbreviations, or may be.
ABBREVIATED = frozenset({"abbreviations", "provinces"})


def find_rules(name: str, version: int | None = None) -> RuleSet | None:
    """The rule set of that name: the version asked for, or the newest."""
    return newest_rules(RULE_SETS, name, version)


SHIPPED = ("leggio-1", "leggio-2")  # the newest last


def check_decks(text: str, rules: RuleSet = VERBUM) -> tuple[DeckTable | None, list[DeckError]]:
    """Read a deck file for a rule set: its decks, and whatever is wrong with it."""
    reader = _deck_reader(rules)
    table = reader.read(text)
    if table:
        reader.refuse_single_letters(table)
    return table, reader.problems


def read_decks(text: str, rules: RuleSet = VERBUM) -> DeckTable:
    """Read a deck file for a rule set; raises DeckError at the first line that is wrong."""
    table, problems = check_decks(text, rules)
    if table is None or problems:
        raise problems[0]
    return table


def _deck_reader(rules: RuleSet) -> DeckReader:
    return DeckReader(seats=rules.seats, needed={seats: rules.cards_needed(seats) for seats in rules.seats})


@cache
def shipped_decks() -> Mapping[str, DeckTable]:
    """Every deck that Leggio ever shipped, by name: under such a name no other cards are dealt."""
    tables = (_deck_reader(VERBUM).read(shipped_text(name)) for name in SHIPPED)
    return MappingProxyType({table.name: table for table in tables if table})


def standard_decks() -> DeckTable:
    """The decks that Leggio plays with now, one for each number of players."""
    return shipped_decks()[SHIPPED[-1]]


MINUTE = 60_000
MOST_CATEGORIES = 20
LONGEST_MINIMUM = 10


class Contests(StrEnum):
    """How doubts about a word are settled (par. 3)."""

    JUDGE = "judge"  # the judge for the categories set has the last word
    JUDGE_THEN_VOTE = "judge_then_vote"  # what the judge admits stands; what it does not know is put to the vote
    VOTE = "vote"  # the players decide
    CHECKED = "checked"  # house rule: words are checked as they are laid, and wrong ones refused


class Options(HouseOptions, frozen=True, kw_only=True):
    """The choices of one table, recorded in its first event."""

    categories: tuple[str, ...] = ("words",)  # par. 2: names that the players, and mostly the judge, understand
    minimum: int = 2  # letters of the shortest word or name
    minimum_abbreviation: int | None = None  # letters of the shortest abbreviation; None: the same
    free_turn: bool = False  # house rule: several of the choices of a turn, in any order (par. 6, 8)
    open_hands: bool = False  # par. 5
    contests: Contests = Contests.JUDGE
    contest_ms: int | None = 20_000  # how long a vote lasts, and doubts that no turn limits; None: no limit
    turn_ms: int | None = None  # how long a turn may last; None: no limit
    starter: int = 0
    lists: tuple[str, ...] = ()  # lines that list the words of kinds of the players' own (par. 2)
    deck: tuple[str, ...] = ()  # lines of a deck of the players' own (par. 4); none: ours

    @property
    def needs_judge(self) -> bool:
        """Whether nothing can be contested without a judge."""
        return self.contests is not Contests.VOTE

    @property
    def least(self) -> int:
        """Letters of the shortest thing one may lay: of an abbreviation, where they are admitted (par. 2)."""
        short = self.minimum_abbreviation
        return self.minimum if short is None or not ABBREVIATED & {*self.categories} else min(self.minimum, short)


def options_for(rules: RuleSet, /, **chosen: object) -> Options:
    """The usual game of a rule set, with some choices of one's own."""
    usual: dict[str, object] = {"minimum": rules.shortest}
    if rules.shortest_abbreviation != rules.shortest:
        usual["minimum_abbreviation"] = rules.shortest_abbreviation
    return msgspec.convert({**usual, **chosen}, Options)


_USUAL_TURNS = 25  # of each player


def own_time_ms(options: Options) -> int | None:
    """What each player has for a usual game; None where no turn has a limit."""
    return None if options.turn_ms is None else options.turn_ms * _USUAL_TURNS


def wrong_option(options: Options, seats: int) -> str | None:
    """The field whose value makes no sense at a table of that many seats, if any."""
    longest = 24 * 60 * MINUTE
    named = options.categories
    sensible = {
        "categories": 0 < len(named) <= MOST_CATEGORIES
        and len(set(named)) == len(named)
        and all(is_label(each, LONGEST_CATEGORY) for each in named),
        "minimum": 1 <= options.minimum <= LONGEST_MINIMUM,
        "minimum_abbreviation": options.minimum_abbreviation is None
        or 1 <= options.minimum_abbreviation <= LONGEST_MINIMUM,
        "contest_ms": options.contest_ms is None or 0 <= options.contest_ms <= longest,
        "turn_ms": options.turn_ms is None or 0 < options.turn_ms <= longest,
        "takes_back": options.takes_back is None or 0 <= options.takes_back < seats,
        "starter": 0 <= options.starter < seats,
    }
    return next((field for field, good in sensible.items() if not good), None)
