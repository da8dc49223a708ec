"""Lists of words for kinds of the players' own (par. 2), as text: `fiumi: po, arno, tevere`, and lines that go on."""

from collections.abc import Iterable, Iterator, Sequence

from leggio.core.letters import ALPHABET, is_label, plain
from leggio.games.verbum.written import WrittenError

LONGEST_CATEGORY = 30
SHORTEST_LISTED = 2
LONGEST_LISTED = 20
MOST_LISTED = 1_000

_LETTERS = frozenset(ALPHABET)


class ListError(WrittenError):
    """An error in the text of lists."""

    longest = 10_000


class ListReader:
    """Reads the text of lists to its end and keeps whatever is wrong, in the order of its lines.

    `kinds` are the categories that the table agreed on: a list is of one of them.
    """

    def __init__(self, kinds: Sequence[str] | None = None) -> None:
        self.problems: list[ListError] = []
        self._kinds = kinds
        self._lists: dict[str, list[str]] = {}
        self._named_at: dict[str, int] = {}
        self._name: str | None = None  # of the list that goes on; empty where it has a bad one

    def read(self, text: str) -> dict[str, frozenset[str]]:
        """The words of each list by its name, in capitals without accents; what is wrong is left out."""
        if len(text) > ListError.longest:
            self.problems.append(ListError(0, "lists.too_long", most=ListError.longest))
            return {}
        for number, line in enumerate(text.splitlines(), start=1):
            self._take(number, line.partition("#")[0])
        for name, words in self._lists.items():
            if not words and not self.problems:
                self.problems.append(ListError(self._named_at[name], "lists.empty", name=name))
        count = sum(map(len, self._lists.values()))
        if count > MOST_LISTED:
            self.problems.append(ListError(0, "lists.too_many", found=count, most=MOST_LISTED))
        return {name: frozenset(words) for name, words in self._lists.items()}

    def _take(self, line: int, text: str) -> None:
        name, colon, rest = text.partition(":")
        if colon:
            self._begin(line, " ".join(name.split()))
        words = (rest if colon else text).replace(",", " ").replace(";", " ").split()
        if words and self._name is None:
            self.problems.append(ListError(line, "lists.no_name"))
            self._name = ""
        kept = [plain(word) for word in words if self._is_word(line, word)]
        if self._name:
            self._lists[self._name].extend(kept)

    def _begin(self, line: int, name: str) -> None:
        problem = next(self._wrong_name(line, name), None)
        self._name = "" if problem else name
        if problem:
            self.problems.append(problem)
        else:
            self._lists[name], self._named_at[name] = [], line

    def _wrong_name(self, line: int, name: str) -> Iterator[ListError]:
        if not is_label(name, LONGEST_CATEGORY):
            yield ListError(line, "lists.bad_name", longest=LONGEST_CATEGORY)
        if name in self._lists:
            yield ListError(line, "lists.name_twice", name=name)
        if self._kinds is not None and name not in self._kinds:
            yield ListError(line, "lists.not_agreed", name=name)

    def _is_word(self, line: int, word: str) -> bool:
        letters = plain(word)
        if not set(letters) <= _LETTERS:
            self.problems.append(ListError(line, "lists.bad_word", word=word[:LONGEST_LISTED]))
        elif not SHORTEST_LISTED <= len(letters) <= LONGEST_LISTED:
            limits = {"least": SHORTEST_LISTED, "most": LONGEST_LISTED}
            self.problems.append(ListError(line, "lists.length", word=word[:LONGEST_LISTED], **limits))
        else:
            return True
        return False


def read_lists(text: str, kinds: Sequence[str] | None = None) -> dict[str, frozenset[str]]:
    """The lists of a text by their names; raises ListError at the first line that is wrong."""
    reader = ListReader(kinds)
    lists = reader.read(text)
    if reader.problems:
        raise reader.problems[0]
    return lists


def own_lists(lines: Iterable[str]) -> dict[str, frozenset[str]]:
    """The lists of a table by the names of their kinds, as far as its lines can be read."""
    return ListReader().read("\n".join(lines))
