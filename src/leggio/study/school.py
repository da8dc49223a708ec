"""What the questions of a game are made from: its words, its tiles, its board."""

from functools import cached_property

from leggio.core.board import Layout
from leggio.core.tiles import Distribution
from leggio.engine.registry import rules_of
from leggio.kernel import Graph
from leggio.lexicon.commonness import classes
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.lexicon import Lexicon

# Drills on verbs are about verbs that people use.
_RAREST_VERB = 3


class School:
    """A game to practise; raises KeyError for rules that nobody plays on a board."""

    def __init__(self, rules: str, lexicon: Lexicon, edition: str = "") -> None:
        self.book = book = rules_of(rules)
        self.rules = rules
        self.lexicon = lexicon
        self.edition = edition  # by what a question that is asked again finds its words; none: those of Leggio
        self.tiles: Distribution = book.tiles
        self.layout: Layout = book.layout
        self.rack_size = book.rack_size

    @property
    def graph(self) -> Graph:
        """The words."""
        return self.lexicon.graph

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The lemmas of common verbs, in alphabetical order."""
        common = (lemma for lemma, rank in classes().items() if rank <= _RAREST_VERB)
        return tuple(sorted(lemma for lemma in common if lemma.endswith(("re", "rsi")) and self.verb(lemma)))

    def verb(self, lemma: str) -> Entry | None:
        """The entry of a verb that takes particles, if there is one."""
        entries = self.lexicon.entries_of(lemma)
        return next((each for each in entries if each.part is Part.VERB and each.verb and not each.verb.bare), None)
