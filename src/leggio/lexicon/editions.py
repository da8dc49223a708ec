"""A club's own lists: an edition that decides membership alone, with our analyses as commentary."""

import hashlib
import re
from collections.abc import Collection
from pathlib import Path

from leggio.core.letters import plain
from leggio.core.verdicts import Verdict
from leggio.kernel import BadGraphFileError, Graph
from leggio.lexicon import compiled
from leggio.lexicon.compiled import CompiledLexicon, StaleLexiconError
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opinion import Opinion, opinion_on
from leggio.lexicon.reason import Reason
from leggio.lexicon.reasons import cited, malformed

_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")
_KIND = "list"


class EditionError(Exception):
    """A list that cannot be kept or found: a stable code and the words it is about."""

    def __init__(self, code: str, **detail: object) -> None:
        self.code = code
        self.detail = detail
        super().__init__(f"{code} {detail}")


class Edition:
    """An imported list: its name, its words, and a label for the games played with it."""

    def __init__(self, name: str, file: CompiledLexicon) -> None:
        self.name = name
        self.graph = Graph.open(str(file.path), file.header.sections["graph"].offset)
        self.label = f"{name}-{file.header.edition}"

    def __contains__(self, word: str) -> bool:
        return self.graph.contains(word)

    def opinion_on(self, text: str, commentary: Lexicon) -> Opinion:
        """The list's verdict on a word; the readings are our lexicon's, and bind nobody."""
        if reason := malformed(text, commentary):
            return Opinion(text.strip(), valid=False, articles=(reason.article,), reason=reason)
        ours = opinion_on(text, commentary)
        word = plain(text.strip())
        if word in self:
            # Ours may not have it: then all there is to cite is that the dictionary decides.
            articles = ours.articles if ours.valid else (self._reason(commentary).article,)
            return Opinion(word, valid=True, analyses=ours.analyses, articles=articles)
        reason = self._reason(commentary)
        return Opinion(word, valid=False, analyses=ours.analyses, articles=(reason.article,), reason=reason)

    def _reason(self, commentary: Lexicon) -> Reason:
        return cited(Reason("not_in_list", "14", about=self.name), commentary)


class EditionJudge:
    """A club's list as the games see it."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition

    def judge(self, word: str) -> Verdict:
        """Valid when the list has it."""
        return Verdict(word, word in self._edition)

    def of_length(self, length: int) -> tuple[str, ...]:
        """The list's words of a length, sorted."""
        return tuple(self._edition.graph.of_length(length))


def keep(directory: Path, name: str, words: Collection[str], *, replace: bool = False) -> Edition:
    """Make an edition of words in plain capitals."""
    path = _path(directory, name)
    if path.exists() and not replace:
        raise EditionError("edition.exists", name=name)
    ordered = sorted(set(words))
    fingerprint = hashlib.sha256("\n".join(ordered).encode()).hexdigest()[:8]
    compiled.write(
        path,
        key=_KIND,
        profile=_KIND,
        edition=fingerprint,
        sections={"graph": Graph.build(ordered).to_bytes(), "entries": b""},
    )
    return open_edition(directory, name)


def open_edition(directory: Path, name: str) -> Edition:
    """The edition of that name."""
    path = _path(directory, name)
    if not path.exists():
        if known := tuple(names(directory)):
            raise EditionError("edition.unknown", name=name, known=known)
        raise EditionError("edition.none", name=name)
    try:
        return Edition(name, CompiledLexicon.open(path, _KIND))
    except (StaleLexiconError, BadGraphFileError):
        raise EditionError("edition.damaged", name=name) from None


def names(directory: Path) -> list[str]:
    """The editions that are kept, by name."""
    return sorted(path.stem for path in (directory / "editions").glob("*.lexicon"))


def _path(directory: Path, name: str) -> Path:
    if not _NAME.fullmatch(name):
        raise EditionError("edition.bad_name", name=name)
    return directory / "editions" / f"{name}.lexicon"
