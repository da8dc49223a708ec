"""Profiles: what a rule set makes of one vocabulary. Rule sets are named here and nowhere else in the lexicon."""

from enum import StrEnum

import msgspec

from leggio.lexicon.enclitics import INTRANSITIVE_PARTICLES
from leggio.lexicon.entry import Register


class Profile(msgspec.Struct, frozen=True):
    """How a game's rules choose among the words of the vocabulary, and inflect them."""

    name: str
    longest: int
    # Registers whose words the rules leave out.
    without: frozenset[Register] = frozenset()
    # All forms of the modern language, with loose enclitics and the regular prefix of verbs (Scarabeo, art. 9).
    modern_usage: bool = False
    # The particles that intransitive verbs take (art. 22): a reading that a vocabulary may replace by its own.
    intransitive: frozenset[str] = INTRANSITIVE_PARTICLES
    altered: bool = False  # elementary altered forms (Scarabeo, art. 10)
    abbreviations: bool = False  # those of the book's appendix (Scarabeo, art. 7)


class Rules(StrEnum):
    """Rule sets that choose the words."""

    FIGS = "figs"
    FIGS_2 = "figs-2"
    FIGS_1 = "figs-1"
    FIGS_PREVIOUS = "figs-previous"
    SCARABEO = "scarabeo"
    VERBUM = "verbum"

    @property
    def has_categories(self) -> bool:
        """Whether its players agree on categories of words (`lexicon.agreed`)."""
        return self is Rules.VERBUM


FIGS = Profile(name="figs", longest=15)
SCARABEO = Profile(
    name="scarabeo",
    longest=17,
    without=frozenset(Register),  # art. 10-11
    modern_usage=True,
    altered=True,
    abbreviations=True,
)

# No board has room for a longer word.
LONGEST = max(FIGS.longest, SCARABEO.longest)

# The editions of the federation's regulation admit the same words (art. 14-23 are the same in all).
# Verbum's common words are those of the dictionary too; its other categories are in `lexicon.agreed`.
PROFILES = {
    **dict.fromkeys(("figs", "figs-1", "figs-2", "figs-previous"), FIGS),
    "scarabeo": SCARABEO,
    "verbum": FIGS,
}

# The regular prefix for verbs: *ri-* goes with any of them (RIABBAIARE); the others make lemmas of their own.
VERB_PREFIX = "ri"

# The articles of the book with modern usage (Scarabeo): current words, verb forms and the small words, and why a word
# is none. Where the book says nothing, it is simply none of those that are admitted.
MODERN_WORDS, MODERN_ABBREVIATIONS, MODERN_FORMS, MODERN_ALTERED = "6", "7", "9", "10"
MODERN_REASONS = {
    "letters": "2",
    "length": MODERN_WORDS,
    "abbreviation": MODERN_ABBREVIATIONS,
    "register.arc": "10",
    "register.lit": "10",
    "register.dial": "10",
    "register.tec": "11",
    "altered": MODERN_ALTERED,
    "excluded.alt": MODERN_ALTERED,
    "excluded.name": "11",
    "enclitic.mood": MODERN_FORMS,
    "enclitic.si": MODERN_FORMS,
    "enclitic.vi": MODERN_FORMS,
    "enclitic.person": MODERN_FORMS,
    "enclitic.intransitive": MODERN_FORMS,
    "enclitic.pronominal": MODERN_FORMS,
    "enclitic.three": MODERN_FORMS,
    "enclitic.order": MODERN_FORMS,
    "participle": MODERN_FORMS,
    "defective": MODERN_FORMS,
    "bare": MODERN_FORMS,
}
