"""A reason: a stable code, the article it rests on, and what a sentence about it needs."""

import msgspec

# Codes that only the verdicts of older logs have: their sentences stay, so that those can still be told.
RETIRED = frozenset({"feminine", "prefixed", "truncated"})


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a word is not admitted; `about` is the word or value concerned, `near` are words one may have meant."""

    code: str
    article: str
    about: str = ""
    particles: tuple[str, ...] = ()
    form: str = ""
    near: tuple[str, ...] = ()
