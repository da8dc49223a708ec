"""Debian's hunspell-it 1:7.5.0-1 (GPL-3): headwords with affix flags, expanded by the affix file."""

import re
from collections.abc import Iterator
from pathlib import Path

# Flags of the affix file. Their rules conjugate a verb or join pronouns to it.
VERB = frozenset("ABCDEGHIKLPVZabfjmtvz!|£À")
GERUND = frozenset("D")
PARTICIPLE = frozenset("Em")
# These inflect like an adjective in -o; the others only write a plural.
ADJECTIVE = frozenset("op")
FEMININE_PLURAL = frozenset("Q")
MASCULINE_PLURAL_OF_A = frozenset("R")
NOMINAL = ADJECTIVE | FEMININE_PLURAL | MASCULINE_PLURAL_OF_A | frozenset("OSnu")


class Hunspell:
    """The headwords with their flags, and the suffix rules (prefixes only write apostrophes and iterations)."""

    def __init__(self, packages: Path) -> None:
        folder = packages / "debian/usr/share/hunspell"
        self.flags = _headwords(folder / "it_IT.dic")
        self._rules = _suffix_rules(folder / "it_IT.aff")

    def suffixed(self, word: str, flags: frozenset[str] | None = None) -> Iterator[str]:
        """The forms that the flags of a headword make of it, or those of its flags that are named."""
        own = self.flags.get(word, frozenset())
        for flag in own if flags is None else own & flags:
            for strip, add, condition in self._rules.get(flag, ()):
                if word.endswith(strip) and condition.search(word):
                    yield word[: len(word) - len(strip)] + add


def _headwords(path: Path) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in path.read_text("utf-8").splitlines()[1:]:
        word, _, flags = line.split("\t")[0].strip().partition("/")
        if word:
            found[word] = found.get(word, frozenset()) | frozenset(flags)
    return found


def _suffix_rules(path: Path) -> dict[str, list[tuple[str, str, re.Pattern[str]]]]:
    rules: dict[str, list[tuple[str, str, re.Pattern[str]]]] = {}
    for line in path.read_text("utf-8").splitlines():
        parts = line.split()
        if len(parts) >= 5 and parts[0] == "SFX":
            _, flag, strip, add, condition = parts[:5]
            rule = (strip.replace("0", ""), add.partition("/")[0].replace("0", ""), re.compile(f"(?:{condition})$"))
            rules.setdefault(flag, []).append(rule)
    return rules
