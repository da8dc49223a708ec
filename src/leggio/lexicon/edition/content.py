"""An edition: a club's changes to the bundled vocabulary, or its own list that decides alone."""

import hashlib
import re
from enum import StrEnum

import msgspec

from leggio.core.letters import plain

# A name is one plain file name; what looks like a reference is none, so that the two are never confused.
NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")
REFERENCE = re.compile(r"(?P<name>.+)\.(?P<number>\d+)-(?P<hash>[0-9a-f]{16})")
# What stands for the bundled vocabulary wherever an edition is named.
BUNDLED_NAME = "leggio"


class Sign(StrEnum):
    """What a line does."""

    ADD = "+"
    REMOVE = "-"
    SET = "="


class Kind(StrEnum):
    """How an edition decides."""

    AMENDMENT = "amendment"  # the bundled vocabulary with some lines changed
    LIST = "list"  # these words and no others


class Change(msgspec.Struct, frozen=True):
    """A line: an entry of a place that comes, goes or is set; without a place a word goes out for a reason."""

    sign: Sign
    place: str
    text: str
    line: int = 0  # where it stands in its file: no part of what the edition is

    @property
    def lemma(self) -> str:
        """The word it is about."""
        return self.text.split(maxsplit=1)[0]

    def __str__(self) -> str:
        return " ".join(part for part in (self.sign.value, self.place, self.text) if part)


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """What an edition's file says."""

    name: str
    number: int = 1
    title: str = ""
    base: int = 0  # the number of the bundled edition it was made over; 0: not said
    changes: tuple[Change, ...] = ()
    words: tuple[str, ...] = ()  # of a list, sorted, in plain capitals

    @property
    def kind(self) -> Kind:
        """Whether it amends or decides alone."""
        return Kind.LIST if self.words else Kind.AMENDMENT

    @property
    def content(self) -> str:
        """The file as it is signed: no comments, and every line in its place."""
        header = {"name": self.name, "number": self.number, "title": self.title}
        lines = [f"{key}: {value}" for key, value in header.items() if value]
        if self.base:
            lines.append(f"base: {BUNDLED_NAME} {self.base}")
        changes = sorted(self.changes, key=lambda each: (each.place, plain(each.lemma), each.text, each.sign))
        return "\n".join((*lines, "", *map(str, changes), *self.words)) + "\n"

    @property
    def hash(self) -> str:
        """What only an edition that says the same has."""
        return hashlib.sha256(self.content.encode()).hexdigest()

    @property
    def short(self) -> str:
        """Name and number, as people say it."""
        return f"{self.name}.{self.number}"

    @property
    def reference(self) -> str:
        """What names this very edition for ever."""
        return f"{self.short}-{self.hash[:16]}"


class EditionError(Exception):
    """An edition that cannot be kept or found: a stable code and the words it is about."""

    def __init__(self, code: str, **detail: object) -> None:
        self.code = code
        self.detail = detail
        super().__init__(f"{code} {detail}")


def is_name(text: str) -> bool:
    """Whether an edition may be called so."""
    return bool(NAME.fullmatch(text)) and not REFERENCE.fullmatch(text) and text != BUNDLED_NAME
