"""A first game that teaches: a real table, by the real rules, whose few tiles come in a given order.

The other player is a teacher. It has a few things in mind that are worth seeing, tries them as long as the rules take
them, and otherwise plays like any bot: whoever learns may do whatever they like.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from leggio.core.chance import Chance, StackedChance

ViewT = TypeVar("ViewT")
CommandT = TypeVar("CommandT")

Knows = Callable[[str], bool]  # whether something is a word, in capitals

# As long as anyone could want to think about a word.
UNHURRIED_MS = 24 * 60 * 60 * 1000


@dataclass(frozen=True, kw_only=True, eq=False)
class Lesson(Generic[ViewT, CommandT]):
    """The first game of a game."""

    order: str  # all the tiles or cards there are, as they will be drawn
    options: Mapping[str, object]
    # What the teacher on a seat would do at a table it sees like this, the best first: the rules say what it may.
    tries: Callable[[ViewT, int, Knows], Iterable[CommandT]]
    opening: Mapping[str, object] = field(default_factory=dict)  # what else its opening command says

    @property
    def chance(self) -> Chance:
        """Chance that leaves nothing to it."""
        return StackedChance(self.order)
