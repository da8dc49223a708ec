"""What the sources say together of a word as a noun, adjective or adverb."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from spelling import is_word

Part = Literal["n", "adj", "adv"]
PARTS: tuple[Part, ...] = ("n", "adj", "adv")


@dataclass
class Record:
    """One word as one part of speech."""

    sources: set[str] = field(default_factory=set)
    genders: Counter[str] = field(default_factory=Counter)
    forms: set[str] = field(default_factory=set)


class Records:
    """The records by lemma and part of speech."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, Part], Record] = defaultdict(Record)

    def add(self, lemma: str, part: Part, source: str, genders: str = "", forms: Iterable[str] = ()) -> None:
        """Add what a source says, if the lemma is a word and no letter."""
        if is_word(lemma) and len(lemma) > 1:
            record = self.found[lemma, part]
            record.sources.add(source)
            record.genders.update(gender for gender in genders if gender in "mf")
            record.forms.update(form for form in forms if is_word(form))

    def confirm(self, lemma: str, source: str) -> bool:
        """Note a source that has a word but not its part of speech; say whether any record knew the word."""
        known = [self.found[lemma, part] for part in PARTS if (lemma, part) in self.found]
        for record in known:
            record.sources.add(source)
        return bool(known)

    def lemmas(self, part: Part) -> set[str]:
        """The lemmas of a part of speech."""
        return {lemma for lemma, other in self.found if other == part}

    def forms(self, lemma: str, part: Part) -> set[str]:
        """The forms that the sources attest."""
        return self.found[lemma, part].forms if (lemma, part) in self.found else set()
