"""Reading the vocabulary's lines (docs/vocabulary.md describes them)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from leggio.lexicon.enclitics import Government, VerbClass
from leggio.lexicon.entry import Auxiliary, Entry, Part, Register, VerbTraits
from leggio.lexicon.morphology.slots import Slot

# The letters after `@`: who attests an entry (docs/sources.md).
SOURCES = frozenset("acdefhiklmnopqtuw")
# The letter of what a person read and confirmed by hand.
BY_HAND = "l"

_LEMMA = re.compile(r"[a-zàáèéìíòóùúâêîôûäëïöüçñå]+")
_GENDERS = frozenset({"m", "f", "mf"})
_REGISTERS = {register.value: register for register in Register}
# What a verb used only in the third person lacks.
_NOT_IMPERSONAL = tuple(
    slot.value for slot in Slot if slot.value.endswith(("1s", "2s", "1p", "2p")) or slot.value[:4] == "imp."
)
# The verbs that count as transitive with all that derives from them, which `of=` says (art. 22, appendix).
AS_TRANSITIVE = frozenset({"andare", "essere", "stare", "venire"})


class BadLineError(ValueError):
    """A line that says nothing sensible: a stable code and the words it is about."""

    def __init__(self, code: str, **detail: object) -> None:
        self.code = code
        self.detail = detail
        super().__init__(f"{code} {detail}")

    def at(self, file: str, line: int) -> "Problem":
        """The problem it is, where it stands."""
        return Problem(file, line, self.code, {key: str(value) for key, value in self.detail.items()})


class Problem(msgspec.Struct, frozen=True):
    """Something wrong with a vocabulary: where, what, and about which words."""

    file: str
    line: int
    code: str
    detail: dict[str, str]


def entries_in(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that hold an entry, numbered from one."""
    # What is no text becomes a sign that no entry can hold: the line is then refused like any other.
    text = path.read_text("utf-8-sig", errors="replace")
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        if content:
            yield number, content


def parse(line: str, part: Part) -> Entry:
    """Read one entry of a part's file."""
    lemma, _, marks = line.partition(" ")
    if not _LEMMA.fullmatch(lemma):
        raise BadLineError("vocabulary.bad_lemma", lemma=lemma)
    entry = msgspec.structs.replace(_marked(marks, part), lemma=lemma)
    verb = entry.verb
    if verb and (verb.government.verb_class is VerbClass.PRONOMINAL) != lemma.endswith("rsi"):
        raise BadLineError("vocabulary.pronominal_lemma", lemma=lemma)
    return entry


@lru_cache(maxsize=1 << 14)
def _marked(marks: str, part: Part) -> Entry:
    """What a line's marks say, whatever its lemma: thousands of lines share the same ones."""
    fields = _Fields(part)
    for mark in marks.split():
        fields.read(mark)
    return fields.entry()


class _Fields:
    """The marks of a line, gathered one by one and then judged together."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.flags: set[str] = set()
        self.given: dict[str, tuple[str, ...]] = {}
        self.sources = ""

    def read(self, mark: str) -> None:
        """Take one mark in."""
        key, equals, value = mark.partition("=")
        if mark.startswith("@"):
            if self.sources:
                raise BadLineError("vocabulary.twice", mark=mark)
            self.sources = mark[1:]
        elif equals:
            if key not in _GIVEN[self.part]:
                raise BadLineError("vocabulary.unknown_mark", mark=key)
            if key in self.given:
                raise BadLineError("vocabulary.twice", mark=key)
            self.given[key] = tuple(value.split(","))
            if not all(self.given[key]):
                raise BadLineError("vocabulary.empty_value", mark=key)
        else:
            if mark not in _FLAGS[self.part]:
                raise BadLineError("vocabulary.unknown_mark", mark=mark)
            if mark in self.flags:
                raise BadLineError("vocabulary.twice", mark=mark)
            self.flags.add(mark)

    def entry(self) -> Entry:
        """The entry, if the marks agree."""
        if not self.sources or not set(self.sources) <= SOURCES:
            raise BadLineError("vocabulary.bad_sources", sources=self.sources)
        confirmed = "unconfirmed" not in self.flags
        if confirmed == (len(self.sources) < 2 and BY_HAND not in self.sources):
            raise BadLineError("vocabulary.unconfirmed", sources=self.sources)
        for key in ("pl", "mp", "fp", "also", "trunc"):
            for form in self.given.get(key, ()):
                if not _LEMMA.fullmatch(form):
                    raise BadLineError("vocabulary.bad_form", form=form)
        return Entry(
            lemma="",
            part=self.part,
            sources=self.sources,
            gender=self._gender(),
            feminine="fem" in self.flags,
            hosts_enclitics="encl" in self.flags,
            verb=self._verb() if self.part is Part.VERB else None,
            invariable="inv" in self.flags,
            loan="loan" in self.flags,
            confirmed=confirmed,
            registers=frozenset(_REGISTERS[flag] for flag in self.flags & _REGISTERS.keys()),
            plurals=self.given.get("pl", ()),
            masculine_plurals=self.given.get("mp", ()),
            feminine_plurals=self.given.get("fp", ()),
            also=self.given.get("also", ()),
            truncated=self.given.get("trunc", ()),
            variant_of=self._one("variant-of") or "",
            altered_of=self._one("alt") or "",
        )

    def _gender(self) -> str:
        if self.part is not Part.NOUN:
            return ""
        genders = self.flags & _GENDERS
        if len(genders) != 1:
            raise BadLineError("vocabulary.gender")
        return genders.pop()

    def _verb(self) -> VerbTraits:
        classes = self.flags & {"tr", "intr", "prnl"}
        if not classes or {"tr", "intr"} <= classes or {"tr", "prnl"} <= classes:
            raise BadLineError("vocabulary.verb_class")
        auxiliaries = frozenset(auxiliary for auxiliary in Auxiliary if auxiliary.value in self.flags)
        if not auxiliaries:
            raise BadLineError("vocabulary.auxiliary")
        base = self._one("of")
        if base is not None and base not in AS_TRANSITIVE:
            raise BadLineError("vocabulary.unknown_base", base=base, known=", ".join(sorted(AS_TRANSITIVE)))
        bare = "bare" in self.flags
        return VerbTraits(
            government=Government(
                verb_class=VerbClass(next(kind for kind in ("tr", "intr", "prnl") if kind in classes)),
                also_pronominal={"intr", "prnl"} <= classes,
                governs_di="di" in self.flags,
                counts_as_transitive=base is not None,
                imperative_intransitive=base == "essere",
            ),
            auxiliaries=auxiliaries,
            like=self._one("like"),
            only=self.given.get("only", ("inf",) if bare else ()),
            lacks=self.given.get("lacks", ()) + (_NOT_IMPERSONAL if "imp" in self.flags else ()),
            bare=bare,
        )

    def _one(self, key: str) -> str | None:
        values = self.given.get(key)
        if values is None:
            return None
        if len(values) != 1:
            raise BadLineError("vocabulary.one_value", mark=key)
        return values[0]


_COMMON_FLAGS = frozenset({"unconfirmed", "loan", "inv", *_REGISTERS})
_COMMON_GIVEN = frozenset({"also", "variant-of"})
_FLAGS = dict.fromkeys(Part, _COMMON_FLAGS) | {
    Part.NOUN: _COMMON_FLAGS | _GENDERS | {"fem"},
    Part.ADVERB: _COMMON_FLAGS | {"encl"},
    Part.VERB: _COMMON_FLAGS | {"tr", "intr", "prnl", "di", "avere", "essere", "bare", "imp"},
}
_GIVEN = dict.fromkeys(Part, _COMMON_GIVEN) | {
    Part.NOUN: _COMMON_GIVEN | {"pl", "trunc", "alt"},
    Part.ADJECTIVE: _COMMON_GIVEN | {"mp", "fp", "trunc", "alt"},
    Part.VERB: _COMMON_GIVEN | {"like", "of", "only", "lacks", "trunc"},
}
