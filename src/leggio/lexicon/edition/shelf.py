"""Where editions are kept: every version in a file of its own, so that games go on by the one they began with."""

import contextlib
import os
import tempfile
from collections.abc import Collection
from pathlib import Path

from leggio.kernel import BadGraphFileError, Graph
from leggio.lexicon.compiled import CompiledLexicon, StaleLexiconError
from leggio.lexicon.edition.content import REFERENCE, Edition, EditionError, is_name
from leggio.lexicon.edition.reading import read_edition
from leggio.lexicon.reading import Problem

_FOLDER = "editions"
# What `import` made before editions were text: words alone, compiled.
_EARLIER = "list"


class Shelf:
    """The editions of a data directory: `editions/NAME/NUMBER-HASH.txt`, each written once and never changed."""

    def __init__(self, data: Path) -> None:
        self._folder = data / _FOLDER

    def names(self) -> list[str]:
        """The editions that are kept."""
        earlier = {path.stem for path in self._folder.glob("*.lexicon")}
        return sorted(earlier | {path.parent.name for path in self._folder.glob("*/*.txt")})

    def versions(self, name: str) -> list[Path]:
        """The files of an edition, the oldest first."""
        return sorted((self._folder / name).glob("*.txt"), key=_number) if is_name(name) else []

    def newest(self) -> list[Edition]:
        """Every edition as it is now; a damaged one is no obstacle to the others."""
        found = []
        for name in self.names():
            with contextlib.suppress(EditionError):
                found.append(self.find(name))
        return found

    def every_version(self) -> list[Edition]:
        """All that is kept, old versions too."""
        found = []
        for name in self.names():
            for wanted in [path.stem for path in self.versions(name)] or [""]:
                with contextlib.suppress(EditionError):
                    found.append(self.find(f"{name}.{wanted}" if wanted else name))
        return found

    def find(self, wanted: str) -> Edition:
        """An edition by its name, as it is now; by name and number; or the very one, by its reference."""
        if exact := REFERENCE.fullmatch(wanted):
            files = [path for path in self.versions(exact["name"]) if path.stem == f"{exact['number']}-{exact['hash']}"]
            if files:
                return _read(exact["name"], files[0])
            raise EditionError("edition.gone", name=f"{exact['name']}.{exact['number']}")
        name, _, number = wanted.rpartition(".")
        if number.isdecimal() and (files := [path for path in self.versions(name) if _number(path)[0] == int(number)]):
            return _read(name, files[-1])
        if not is_name(wanted):
            raise EditionError("edition.bad_name", name=wanted)
        if files := self.versions(wanted):
            return _read(wanted, files[-1])
        if (earlier := self._folder / f"{wanted}.lexicon").exists():
            return _earlier(wanted, earlier)
        if known := tuple(self.names()):
            raise EditionError("edition.unknown", name=wanted, known=known)
        raise EditionError("edition.none", name=wanted)

    def number_of(self, name: str) -> int:
        """The number of the newest version; 0 where there is none."""
        try:
            return self.find(name).number
        except EditionError:
            return 0

    def keep(self, edition: Edition) -> Edition:
        """Keep a version; a number that others know stays what it was."""
        if not is_name(edition.name):
            raise EditionError("edition.bad_name", name=edition.name)
        path = self._folder / edition.name / f"{edition.number}-{edition.hash[:16]}.txt"
        if path.exists():
            return edition
        newest = self.number_of(edition.name)
        if edition.number <= newest:
            raise EditionError("edition.number", name=edition.name, number=edition.number, newest=newest)
        _write(path, edition.content)
        return edition

    def copy(self, edition: Edition) -> None:
        """Keep a version that is kept elsewhere too, old or new; a damaged copy makes way."""
        with contextlib.suppress(EditionError):
            self.find(edition.reference)
            return
        _write(self._folder / edition.name / f"{edition.number}-{edition.hash[:16]}.txt", edition.content)

    def keep_list(self, name: str, words: Collection[str], *, replace: bool = False) -> Edition:
        """Keep words in plain capitals under a name; the list that was there makes way only if one says so."""
        newest = self.number_of(name)
        edition = Edition(name=name, number=newest + 1, words=tuple(sorted(set(words))))
        if newest and self.find(name).words == edition.words:
            return self.find(name)
        if newest and not replace:
            raise EditionError("edition.exists", name=name)
        return self.keep(edition)


def _number(path: Path) -> tuple[int, str]:
    number = path.stem.partition("-")[0]
    return (int(number) if number.isdecimal() else 0, path.stem)


def _read(name: str, path: Path) -> Edition:
    """An edition out of its file; one that is not what its name says is damaged."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise EditionError("edition.damaged", name=name) from None
    return as_signed(text, f"{name}.{path.stem}")


def as_signed(text: str, reference: str) -> Edition:
    """The edition that a text is, as it was kept under a reference; EditionError if it is no longer that."""
    problems: list[Problem] = []
    edition = read_edition(text, reference, problems)
    if problems or edition.reference != reference:
        raise EditionError("edition.damaged", name=reference.rpartition(".")[0])
    return edition


def _earlier(name: str, path: Path) -> Edition:
    try:
        file = CompiledLexicon.open(path, _EARLIER)
        graph = Graph.open(str(path), file.header.sections["graph"].offset)
    except (StaleLexiconError, BadGraphFileError):
        raise EditionError("edition.damaged", name=name) from None
    return Edition(name=name, number=1, words=tuple(graph.words()))


def _write(path: Path, text: str) -> None:
    """In one go: readers find the whole file or none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
