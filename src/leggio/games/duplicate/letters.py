"""The draw: fresh letters up to the common number, with enough vowels and enough consonants. Custom of the halls."""

import msgspec

from leggio.core.bag import Bag
from leggio.core.letters import JOLLY
from leggio.games.duplicate.rules import Options

VOWELS = frozenset("AEIOU")

# A bag that can give what is asked gives it long before; whoever checks a log must not be kept for ever by another.
_MOST_REDRAWS = 20_000


class Draw(msgspec.Struct, frozen=True):
    """Letters drawn, those that were thrown back before, and the bag afterwards."""

    rack: str
    rejected: tuple[str, ...]
    bag: Bag


def kinds_needed(options: Options, number: int) -> int:
    """How many vowels, and how many consonants, a round asks for at least."""
    return options.early_kinds if number <= options.early_rounds else options.late_kinds


def has_kinds(tiles: str, needed: int) -> bool:
    """Whether there are so many vowels and so many consonants; a jolly is one or the other, as it is needed."""
    jollies = tiles.count(JOLLY)
    vowels = sum(tile in VOWELS for tile in tiles)
    consonants = len(tiles) - jollies - vowels
    return max(0, needed - vowels) + max(0, needed - consonants) <= jollies


def can_be_met(tiles: str, options: Options, number: int) -> bool:
    """Whether any letters out of these would do for a round."""
    return bool(tiles) and has_kinds(tiles, kinds_needed(options, number))


def draw(bag: Bag, rack: str, options: Options, number: int, *, anew: bool = False) -> Draw | None:
    """Fill the rack up; while the kinds are wrong everything goes back and is drawn again. None: it cannot be."""
    if not can_be_met(bag.tiles + rack, options, number):
        return None
    if anew:
        bag, rack = bag.put_back(rack), ""
    needed = kinds_needed(options, number)
    rejected: list[str] = []
    while len(rejected) < _MOST_REDRAWS:
        drawn, bag = bag.draw(options.letters - len(rack))
        rack += drawn
        if has_kinds(rack, needed):
            return Draw(rack, tuple(rejected), bag)
        rejected.append(rack)
        bag, rack = bag.put_back(rack), ""
    return None


def bag_after(bag: Bag, before: str, rejected: tuple[str, ...], rack: str, *, anew: bool, typed: bool) -> Bag:
    """The bag once a rack was drawn: what `draw` did to it, done again."""
    if typed:
        left = list(bag.tiles + before)
        for tile in rack:
            left.remove(tile)
        return Bag("".join(left), bag.salt, bag.returns)
    held = "" if anew else before
    if anew:
        bag = bag.put_back(before)
    for each in rejected:
        bag = bag.draw(len(each) - len(held))[1].put_back(each)
        held = ""
    return bag.draw(len(rack) - len(held))[1]
