"""Reading an edition's file (docs/vocabulary.md describes it): everything that is wrong with it, by line."""

from collections.abc import Iterator

from leggio.core.letters import is_word, plain
from leggio.lexicon.categories import LISTED
from leggio.lexicon.edition.content import BUNDLED_NAME, Change, Edition, Sign, is_name
from leggio.lexicon.exclusions import ARTICLES
from leggio.lexicon.profiles import LONGEST
from leggio.lexicon.reading import BY_HAND, BadLineError, Problem, parse
from leggio.lexicon.vocabulary import PLACES

HEADER = ("name", "number", "title", "base")
LONGEST_TITLE = 100
MOST_CHANGES = 20_000
SHORTEST_WORD = 2
_SIGNS = tuple(sign.value for sign in Sign)
_SHOWN = 40
_DIGITS = 7


def is_edition(text: str) -> bool:
    """Whether a file says itself that it is an edition: a plain list of words does not."""
    first = next((line for _, line in _lines(text)), "")
    return first.startswith(_SIGNS) or first.partition(":")[0].strip() in HEADER


def read_edition(text: str, file: str, problems: list[Problem]) -> Edition:
    """What a file says; what makes no sense in it goes to `problems`."""
    reader = _Reader(file, problems)
    for number, line in _lines(text):
        reader.read(number, line)
    return reader.edition()


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if content := line.partition("#")[0].strip():
            yield number, content


class _Reader:
    """A file, line by line: its header, then what it changes or lists."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self._file = file
        self._problems = problems
        self._header: dict[str, str] = {}
        self._changes: dict[Change, int] = {}
        self._words: set[str] = set()

    def read(self, number: int, line: str) -> None:
        """Take one line in."""
        try:
            self._read(number, line)
        except BadLineError as error:
            self._problems.append(error.at(self._file, number))

    def _read(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        if colon and not self._changes and not self._words and not line.startswith(_SIGNS):
            self._read_header(key.strip(), " ".join(value.split()))
        elif line.startswith(_SIGNS) and not self._words:
            self._read_change(number, Sign(line[0]), " ".join(line[1:].split()))
        elif self._changes:
            raise BadLineError("edition.bad_line", text=line[:_SHOWN])
        else:
            self._read_word(line)

    def _read_header(self, key: str, value: str) -> None:
        if key not in HEADER:
            raise BadLineError("edition.unknown_header", key=key[:_SHOWN], known=", ".join(HEADER))
        if key in self._header:
            raise BadLineError("edition.header_twice", key=key)
        self._header[key] = ""  # it was there, whatever is wrong with it
        if key == "name" and not is_name(value):
            raise BadLineError("edition.bad_name", name=value[:_SHOWN])
        if key == "number" and not _is_number(value):
            raise BadLineError("edition.bad_number", number=value[:_SHOWN])
        if key == "base" and not _is_number(value.removeprefix(BUNDLED_NAME).strip()):
            raise BadLineError("edition.bad_base", base=value[:_SHOWN])
        if key == "title" and len(value) > LONGEST_TITLE:
            raise BadLineError("edition.long_title", most=LONGEST_TITLE)
        self._header[key] = value

    def _read_change(self, number: int, sign: Sign, text: str) -> None:
        first, _, rest = text.partition(" ")
        if sign is Sign.REMOVE and first not in PLACES and first not in LISTED:
            change = _out(first, rest)
        else:
            change = _placed(sign, first, rest)
        if change in self._changes:
            raise BadLineError("edition.twice", first=self._changes[change])
        if len(self._changes) >= MOST_CHANGES:
            raise BadLineError("edition.too_many", most=MOST_CHANGES)
        self._changes[change] = number

    def _read_word(self, line: str) -> None:
        word = plain(line)
        if not (is_word(word) and SHORTEST_WORD <= len(word) <= LONGEST):
            raise BadLineError("edition.bad_word", text=line[:_SHOWN])
        self._words.add(word)

    def edition(self) -> Edition:
        """All of it; what is missing is a problem of the first line."""
        missing = [key for key in ("name", "number") if key not in self._header]
        self._problems += [Problem(self._file, 1, "edition.no_header", {"key": key}) for key in missing]
        if not self._changes and not self._words and not self._problems:
            self._problems.append(Problem(self._file, 1, "edition.empty", {}))
        return Edition(
            name=self._header.get("name", ""),
            number=int(self._header.get("number") or 0),
            title=self._header.get("title", ""),
            base=int(self._header.get("base", "").removeprefix(BUNDLED_NAME).strip() or 0),
            changes=tuple(Change(each.sign, each.place, each.text, line) for each, line in self._changes.items()),
            words=tuple(sorted(self._words)),
        )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 0 < int(text[:7]) < 1_000_000 and len(text) < 7


def _out(word: str, rest: str) -> Change:
    """A word that goes out altogether, for a reason that players can be told."""
    reason, _, about = rest.partition(" ")
    if not (plain(word) and is_word(plain(word))):
        raise BadLineError("edition.bad_line", text=f"- {word} {rest}"[:_SHOWN])
    if reason not in ARTICLES:
        raise BadLineError("vocabulary.unknown_reason", word=word, known=", ".join(ARTICLES))
    return Change(Sign.REMOVE, "", " ".join(part for part in (word.lower(), reason, about) if part))


def _placed(sign: Sign, place: str, text: str) -> Change:
    if place not in PLACES and not (place in LISTED and sign is not Sign.SET):
        raise BadLineError("edition.unknown_place", place=place[:_SHOWN], known=", ".join((*PLACES, *LISTED)))
    if not text:
        raise BadLineError("edition.no_entry", place=place)
    if place in LISTED:
        return Change(sign, place, text)
    if sign is Sign.REMOVE and " " not in text:
        return Change(sign, place, text)
    # Who writes by hand is the source of what they write.
    entry = text if "@" in text else f"{text} @{BY_HAND}"
    parse(entry, PLACES[place])
    return Change(sign, place, entry)
