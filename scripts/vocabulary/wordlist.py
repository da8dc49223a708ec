"""Debian's parolottero-data-it 1.0-1.1 (MIT; © 2016 Francesco Napoletano): 273,000 written words, no accents, no tags.

It had no part in making the vocabulary, and nobody says where it comes from; it has the rare words of a large
dictionary, and some misprints. A lemma is among its words as any form is, so a sample of it is drawn by shape and read.
"""

import re
from pathlib import Path

LONGEST = 15
_FILE = Path("debian/usr/share/games/parolottero/language_data/italian.wordlist")
_WORD = re.compile(rf"[a-z]{{2,{LONGEST}}}")
_INFINITIVE = re.compile(r".*(?:[aei]|ar|or|ur)re")
_REFLEXIVE = re.compile(r".*(?:[aei]|o)rsi")
# What surely is no lemma: persons and tenses, gerunds with particles, superlatives, adjectives' plurals in -che.
_INFLECTED = re.compile(
    r".*(?:[aei]v(?:a|i|o|amo|ate|ano)|[aei](?:ss(?:i|e|imo|ero)|sti|ste|mmo|rono)|er(?:o|ai|a|emo|ete|anno)"
    r"|ir(?:ai|emo|ete|anno)|[ei]re(?:i|sti|bbe|mmo|ste|bbero)|iamo|iate|[aei]te|[aei]ndo|[ae]no|ono"
    r"|[aei](?:ndo|r)(?:mi|ti|lo|la|li|le|gli|ne|ci|vi|si|sene)|issim[oaie]|che|ghe|chi|ghi)"
)
_FOREIGN = re.compile(r"[jkwxy]|[^aeiou]$")
# Infinitives and the like cut short (aver, gentil), and plurals in -s.
_CUT = re.compile(r"(?:[aeiou][rn]|[aeio]l|s)$")


def words(packages: Path) -> list[str]:
    """Its words, sorted."""
    return sorted({word for word in (packages / _FILE).read_text("utf-8").split() if _WORD.fullmatch(word)})


def infinitives(packages: Path) -> list[str]:
    """The words that end like an infinitive."""
    return [word for word in words(packages) if _INFINITIVE.fullmatch(word) or _REFLEXIVE.fullmatch(word)]


def other_candidates(packages: Path) -> list[str]:
    """The words that could be the lemma of anything else, as far as the ending tells."""
    verbs = set(infinitives(packages))
    return [word for word in words(packages) if word not in verbs and not _INFLECTED.fullmatch(word)]


def loans(packages: Path) -> list[str]:
    """The words of foreign look: j k w x y in them, or a consonant at the end that no cut form has."""
    return [word for word in words(packages) if _FOREIGN.search(word) and not _CUT.search(word)]
