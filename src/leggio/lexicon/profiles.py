"""Profiles: what a rule set makes of one vocabulary."""

import msgspec

from leggio.lexicon.entry import Register


class Profile(msgspec.Struct, frozen=True):
    """How a game's rules choose among the words of the vocabulary, and inflect them."""

    name: str
    longest: int
    # Registers whose words the rules leave out.
    without: frozenset[Register] = frozenset()
    # Scarabeo's art. 9: all forms of the modern language, with regular prefixes and suffixes.
    modern_usage: bool = False
    abbreviations: bool = False


FIGS = Profile(name="figs", longest=15)
SCARABEO = Profile(
    name="scarabeo",
    longest=17,
    without=frozenset(Register),
    modern_usage=True,
    abbreviations=True,
)

# The two editions of the federation's regulation admit the same words (art. 14-23 are the same in both).
# Verbum's common words are those of the dictionary too; its other categories are in `lexicon.verbum`.
PROFILES = {"figs": FIGS, "figs-previous": FIGS, "scarabeo": SCARABEO, "verbum": FIGS}

# Scarabeo's regular prefix for verbs: *ri-* goes with any of them (RIABBAIARE); the others make lemmas of their own.
VERB_PREFIX = "ri"
