"""Verb forms with joined pronouns that stand among hunspell's headwords: offertogli, ravvedendosi."""

from collections.abc import Container

_SINGLE = ("mi", "ti", "si", "ci", "vi", "lo", "la", "li", "le", "ne", "gli")
_PAIRS = tuple(
    first + second for first in ("glie", "me", "te", "se", "ce", "ve") for second in ("lo", "la", "li", "le", "ne")
)
# Participles, imperatives in -te, gerunds, infinitives without their vowel.
_VERBAL = (*(consonant + vowel for consonant in "st" for vowel in "aeio"), "ndo", "r")
# Too common at the end of nouns and adjectives to say anything: bastone, tessile.
_NOMINAL = ("ale", "ile", "ine", "ola", "olo", "one")


def has_pronoun(word: str, verb_forms: Container[str]) -> bool:
    """Whether a word without a tag is likely a verb form with pronouns."""
    if word.endswith(_NOMINAL):
        return False
    stems = (word.removesuffix(pronoun) for pronoun in (*_SINGLE, *_PAIRS) if word.endswith(pronoun))
    return any(stem.endswith(_VERBAL) and stem in verb_forms for stem in stems)
