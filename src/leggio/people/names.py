"""Names that people give themselves, and to their programs.

A nickname is for others to read: letters of any language, and nothing that changes what stands around it. An account's
name is for signing in: plain letters and digits, so that nobody's name looks like somebody else's.
"""

import re
import unicodedata

from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.people.refusals import refuse

SHORTEST_NICKNAME = 2
LONGEST_NICKNAME = 24
# Marks that may pile up on one letter: two are enough for any language that is written in letters we know of.
MOST_MARKS = 2

ACCOUNT_NAME = re.compile(r"[A-Za-z][A-Za-z0-9._-]{2,23}")

# Letters by Unicode's books, but nothing shows: fillers of Hangul, the blank of Braille, variation selectors and the
# joiner of graphemes.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def nickname_of(text: str) -> str | Rejected:
    """A nickname as it is kept: composed, trimmed, one space between words; or what is wrong with it."""
    if len(text) > 8 * LONGEST_NICKNAME:
        return _bad_length()  # not worth composing
    nickname = unicodedata.normalize("NFC", text).strip()
    if not SHORTEST_NICKNAME <= len(nickname) <= LONGEST_NICKNAME:
        return _bad_length()
    if not is_label(nickname, LONGEST_NICKNAME) or "  " in nickname or not _is_readable(nickname):
        return refuse("nickname.signs", "nickname")
    return nickname


def _bad_length() -> Rejected:
    return refuse("nickname.length", "nickname", shortest=SHORTEST_NICKNAME, longest=LONGEST_NICKNAME)


def _is_readable(nickname: str) -> bool:
    marks = 0
    for sign in nickname:
        category = unicodedata.category(sign)
        if sign in _INVISIBLE or category in {"Me", "Co", "Cn", "Cs", "Cf", "Cc"} or "\ufe00" <= sign <= "\ufe0f":
            return False
        if 0xE0100 <= ord(sign) <= 0xE01EF:  # variation selectors, again
            return False
        marks = marks + 1 if category == "Mn" else 0
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(sign)[0] in "LN" for sign in nickname)


def account_name_of(text: str) -> str | Rejected:
    """The name of an account, as its owner writes it; or what is wrong with it."""
    return text if ACCOUNT_NAME.fullmatch(text) else refuse("account.name", "name")


def name_key(name: str) -> str:
    """What makes two accounts' names the same: capitals do not tell them apart."""
    return name.lower()
