"""What the readers of the sources call a word."""

import re

_WORD = re.compile(r"[a-zàèéìíòóùúîê]+")
_INFINITIVE = re.compile(r"[a-zàèéìòù]+(?:[aei]re|[aou]rre)(?:si)?")


def is_word(text: str) -> bool:
    """Whether a text is one word in small Italian letters, with no apostrophe, hyphen or capital."""
    return _WORD.fullmatch(text) is not None


def is_infinitive(text: str) -> bool:
    """Whether a word ends like an infinitive."""
    return _INFINITIVE.fullmatch(text) is not None


def reflexive(infinitive: str) -> str:
    """The infinitive with -si: lavarsi, porsi."""
    return (infinitive[:-2] if infinitive.endswith("rre") else infinitive[:-1]) + "si"
