"""Composed numerals, spelt exactly: which are lemmas is the vocabulary's business (art. 19)."""

import re
from collections.abc import Iterator
from functools import lru_cache

_UNITS = ("UNO", "DUE", "TRE", "QUATTRO", "CINQUE", "SEI", "SETTE", "OTTO", "NOVE")
_TEENS = (
    "DIECI", "UNDICI", "DODICI", "TREDICI", "QUATTORDICI", "QUINDICI", "SEDICI",
    "DICIASSETTE", "DICIOTTO", "DICIANNOVE",
)  # fmt: skip
_TENS = ("VENTI", "TRENTA", "QUARANTA", "CINQUANTA", "SESSANTA", "SETTANTA", "OTTANTA", "NOVANTA")
_HUNDRED, _THOUSAND, _THOUSANDS = "CENTO", "MILLE", "MILA"
_VOWELS = ("O", "U")
# An ordinal is the cardinal without its last vowel, but for those in -tre and -sei; -mila is -mill there.
_ORDINAL = re.compile(r"(.+)ESIM[OAIE]")
_KEEP_THEIR_END = ("TRE", "SEI")


def is_composed_numeral(word: str) -> bool:
    """Whether a word in plain capitals is a cardinal or an ordinal made of others: *quarantadue*, *trentunesimo*."""
    if word in _up_to_a_thousand() or _is_of_thousands(word):
        return True
    ordinal = _ORDINAL.fullmatch(word)
    return ordinal is not None and any(is_composed_numeral(cardinal) for cardinal in _cardinals(ordinal[1]))


def _is_of_thousands(word: str) -> bool:
    if word.startswith(_THOUSAND):
        return _is_below_a_thousand(word.removeprefix(_THOUSAND))
    how_many, thousands, rest = word.partition(_THOUSANDS)
    return bool(thousands) and _is_below_a_thousand(how_many) and (not rest or _is_below_a_thousand(rest))


def _is_below_a_thousand(word: str) -> bool:
    return word in _UNITS or word in _TEENS or word in _TENS or word == _HUNDRED or word in _up_to_a_thousand()


def _cardinals(stem: str) -> Iterator[str]:
    """What an ordinal without its ending may have been."""
    if stem.endswith(_KEEP_THEIR_END):
        yield stem
        return
    for vowel in ("O", "E", "I", "A"):
        if not (stem + vowel).endswith(_KEEP_THEIR_END):
            yield stem + vowel
    if stem.endswith("MILL"):
        yield stem.removesuffix("MILL") + _THOUSANDS


@lru_cache(maxsize=1)
def _up_to_a_thousand() -> frozenset[str]:
    """Those made of others below a thousand, with and without the vowel that may fall before another."""
    below = [joined for tens in _TENS for unit in _UNITS for joined in _joined(tens, unit, must=True)]
    small = (*_UNITS, *_TEENS, *_TENS, *below)
    hundreds = [unit + _HUNDRED for unit in _UNITS[1:]]
    over = [
        joined for hundred in (_HUNDRED, *hundreds) for each in small for joined in _joined(hundred, each, must=False)
    ]
    return frozenset((*below, *hundreds, *over))


def _joined(first: str, second: str, *, must: bool) -> Iterator[str]:
    """*Ventuno* always loses a vowel, *centuno* and *centouno* are both written."""
    if second.startswith(_VOWELS):
        yield first[:-1] + second
        if must:
            return
    yield first + second
