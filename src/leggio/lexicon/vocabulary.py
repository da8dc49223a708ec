"""The vocabulary as a whole: a directory of text files, by part of speech."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from leggio.lexicon.entry import Entry, Part
from leggio.lexicon.profiles import Profile
from leggio.lexicon.reading import BadLineError, Problem, entries_in, parse

BUNDLED = Path(__file__).with_name("vocabulary")

EDITION = "edition.txt"
# Which particles intransitive verbs take, where a vocabulary reads it in its own way.
PARTICLES = "particles.txt"

# A part's entries are in one file, or in a directory of files by initial.
PLACES = {
    "nouns": Part.NOUN,
    "adjectives": Part.ADJECTIVE,
    "verbs": Part.VERB,
    "adverbs": Part.ADVERB,
    "articles": Part.ARTICLE,
    "prepositions": Part.PREPOSITION,
    "pronouns": Part.PRONOUN,
    "conjunctions": Part.CONJUNCTION,
    "interjections": Part.INTERJECTION,
    "numerals": Part.NUMERAL,
    "letters": Part.LETTER,
    "si-forms": Part.SI_FORM,
    "altered/nouns": Part.NOUN,
    "altered/adjectives": Part.ADJECTIVE,
}


class VocabularyError(Exception):
    """A vocabulary that cannot be used: everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__(f"{len(problems)} problems, the first in {problems[0].file}:{problems[0].line}")


class Line(msgspec.Struct, frozen=True):
    """An entry with the place and the text it was read from."""

    file: str
    number: int
    text: str
    entry: Entry


class Vocabulary:
    """A directory of vocabulary files, read when asked; two of the same directory are the same."""

    def __init__(self, directory: Path = BUNDLED) -> None:
        self.directory = directory

    @property
    def identity(self) -> tuple[object, ...]:
        """What sets it apart from other vocabularies."""
        return (self.directory,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vocabulary) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)

    def has(self, file: str) -> bool:
        """Whether it has a file of that name."""
        return (self.directory / file).exists()

    def entries(self, file: str) -> Iterator[tuple[int, str]]:
        """The lines of a file that hold an entry, numbered from one; none of a file that is not there."""
        path = self.directory / file
        if path.exists():
            yield from entries_in(path)

    @property
    def edition(self) -> str:
        """What it is called in labels: its number."""
        return self.number

    @property
    def number(self) -> str:
        """The number of this edition."""
        return (self.directory / EDITION).read_text("utf-8-sig", errors="replace").strip()

    def settled(self, profile: Profile) -> Profile:
        """The profile with this vocabulary's own reading of the table of enclitics (art. 22), if it has one."""
        if not self.has(PARTICLES):
            return profile
        own = frozenset(particle for _, line in self.entries(PARTICLES) for particle in line.split())
        return msgspec.structs.replace(profile, intransitive=own)

    def lines(self, problems: list[Problem]) -> Iterator[Line]:
        """Every entry; what cannot be read goes to `problems`."""
        for file, part in self.files():
            for number, text in self.entries(file):
                try:
                    yield Line(file, number, text, parse(text, part))
                except BadLineError as error:
                    problems.append(error.at(file, number))

    def sound_lines(self) -> tuple[Line, ...]:
        """Every entry of a vocabulary without faults; raises VocabularyError with all that is wrong."""
        problems: list[Problem] = []
        lines = tuple(self.lines(problems))
        if problems:
            raise VocabularyError(tuple(problems))
        return lines

    def fingerprint(self) -> str:
        """What only the same files have."""
        digest = hashlib.sha256()
        for path in sorted(self.directory.rglob("*.txt")):
            digest.update(path.relative_to(self.directory).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def files(self) -> Iterator[tuple[str, Part]]:
        """The files that hold entries, by place, and the part of speech they are of."""
        for place, part in PLACES.items():
            if self.has(f"{place}.txt"):
                yield f"{place}.txt", part
            for path in sorted((self.directory / place).glob("*.txt")):
                yield f"{place}/{path.name}", part
