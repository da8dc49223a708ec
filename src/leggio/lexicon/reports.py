"""Disputed words: what somebody thinks the lexicon gets wrong, and what it should say instead."""

from enum import StrEnum

import msgspec

from leggio.lexicon.exclusions import ARTICLES

LONGEST_REASON = 500


class Claim(StrEnum):
    """What a disputed word is in somebody's opinion: something that counts, or why it does not."""

    # it is missing, and is
    NOUN_M = "noun-m"
    NOUN_F = "noun-f"
    NOUN_MF = "noun-mf"
    ADJECTIVE = "adjective"
    VERB_TR = "verb-tr"
    VERB_INTR = "verb-intr"
    ADVERB = "adverb"
    INTERJECTION = "interjection"
    MISSING = "missing"  # something else, or they do not know
    # it counts and should not, for one of the reasons of excluded.txt
    NAME = "name"
    MULTI = "multi"
    FOREIGN = "foreign"
    NONCE = "nonce"
    NO_VERB = "no-verb"
    LOAN_PLURAL = "loan-plural"
    TRUNCATED = "trunc"
    PREFIX = "prefix"
    NUMERAL = "num"
    DEMONYM = "demonym"
    ALTERED = "alt"
    VARIANT = "variant"
    WRONG = "wrong"  # for another reason

    @property
    def is_out(self) -> bool:
        """Whether the word should not count."""
        return self in ARTICLES or self is Claim.WRONG


class Outcome(StrEnum):
    """What became of a report."""

    OPEN = "open"
    ACCEPTED = "accepted"  # the vocabulary is to say what the report says
    TURNED_AWAY = "turned-away"


class Decider(StrEnum):
    """Who decides on reports: in which role, not which person."""

    OWNER = "owner"  # of the server


class Wanted(StrEnum):
    """What a report wants of the vocabulary."""

    ADD = "add"
    REMOVE = "remove"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What one person says of one word under one rule set, and what became of it; saying it again opens it anew."""

    word: str  # as it was typed, in small letters: accents matter to the vocabulary
    rules: str
    claim: Claim
    reason: str
    lexicon: str  # the edition that was wrong
    person: str
    name: str
    at: int
    outcome: Outcome = Outcome.OPEN
    why: str = ""
    decided_at: int | None = None
    decided_by: Decider | None = None
    news: bool = False  # it was decided since the person last looked

    @property
    def wanted(self) -> Wanted:
        """Whether the word is to be added or removed."""
        return Wanted.REMOVE if self.claim.is_out else Wanted.ADD
