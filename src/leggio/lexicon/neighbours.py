"""Articles that a word's neighbours in the lexicon bring in: it is a lemma although it looks derived."""

from typing import Protocol

from leggio.core.letters import plain
from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.inflection import Tag

# Prefixes that make a new word of an old one (art. 18), and suffixes that alter one (art. 20).
PREFIXES = ("RI", "STRA", "PRE", "DIS", "SOTTO", "SOPRA", "ANTI", "IPER", "SUPER", "AUTO")
ALTERATIONS = (
    "ETTINO", "ETTINA", "INO", "INA", "ETTO", "ETTA", "ELLO", "ELLA", "UCCIO", "UCCIA", "UZZO", "UZZA", "ONE", "ONA",
    "ACCIO", "ACCIA", "OTTO", "OTTA", "ASTRO", "ASTRA", "ICIATTOLO", "IGLIOLO", "OLINO", "OLINA", "UOLO", "UOLA",
)  # fmt: skip
_VOWELS = ("A", "E", "O")
SHORTEST_STEM = 3


class Words(Protocol):
    """All this needs to know of a lexicon."""

    def __contains__(self, word: str) -> bool:
        """Whether it has the word."""


def telling_articles(entry: Entry, tag: Tag, words: Words) -> tuple[str, ...]:
    """Art. 18 and 20, where the lemma has a base: *rifare* is valid as a lemma, and so is *maglietta*."""
    if tag.slot not in ("inf", "sing", "inv"):
        return ()
    lemma = plain(entry.lemma)
    if entry.part is Part.VERB and unprefixed(lemma, words):
        return ("18",)
    if entry.part is Part.NOUN and unaltered(lemma, words):
        return ("20",)
    return ()


def unprefixed(word: str, words: Words) -> str:
    """The word that a prefix was put before, if there is one."""
    for prefix in PREFIXES:
        rest = word.removeprefix(prefix)
        if rest != word and len(rest) >= SHORTEST_STEM and rest in words:
            return rest
    return ""


def unaltered(word: str, words: Words) -> str:
    """The word that a diminutive or the like was made from, if there is one."""
    singular, plural = word, word[:-1] + {"I": "O", "E": "A"}.get(word[-1:], "")
    for form in (singular, plural):
        for suffix in ALTERATIONS:
            stem = form.removesuffix(suffix)
            if stem == form or len(stem) < SHORTEST_STEM:
                continue
            # bianchetto is of bianco: the h only keeps the sound.
            stems = (stem, stem[:-1]) if stem.endswith(("CH", "GH")) else (stem, stem + "I")
            # ragazzuccio is of ragazzo, though ragazza would do.
            for base in (base + vowel for base in stems for vowel in (form[-1], *_VOWELS)):
                if base in words:
                    return base
    return ""
