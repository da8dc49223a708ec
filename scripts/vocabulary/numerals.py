"""Compound numerals, which the vocabulary lists by hand as far as it lists them at all."""

import re

_UNITS = "un|uno|due|tre|tré|quattro|cinque|sei|sette|otto|nove"
# What may multiply a hundred or a thousand: tre-cento, dodici-millesimo, and the shortened se-centesimo.
_TIMES = "due|tre|quattro|cinque|sei|se|sette|otto|nove|deci|dieci|undici|dodici"
_ROUND = "vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent|mill|mila"
_LAST = f"{_UNITS}|dieci|venti|anta|cento|mila|esimo|esima"
_COMPOUND = re.compile(rf"(?:{_TIMES})?(?:{_ROUND})\w*(?:{_LAST})|(?:{_TIMES})cento(?:trenta|decimo)?")


def is_compound_numeral(word: str) -> bool:
    """Whether a word is built of a round number and more: ventuno, trecento, centesimo; not venti nor cento."""
    return _COMPOUND.fullmatch(word) is not None
