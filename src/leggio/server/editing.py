"""What the owner's page asks of an edition that is being written: what is wrong with it, and what it would change."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from leggio.lexicon.amending import Amendment, amend
from leggio.lexicon.edition import Edition, Kind, sound_edition
from leggio.lexicon.edition.amended import AmendedVocabulary
from leggio.lexicon.edition.effect import Difference, difference
from leggio.lexicon.edition.opening import compiled_folder
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.reports import Outcome, Report
from leggio.lexicon.vocabulary import Vocabulary
from leggio.server.judges import LexiconJudges

FILE = "edition.txt"  # what a text without a file is called where its problems are told


class Effect(msgspec.Struct, frozen=True):
    """What an edition would change: the words in and out."""

    edition: Edition
    came: list[str]
    went: list[str]

    @property
    def version(self) -> str:
        """What names this very edition for ever."""
        return self.edition.reference


class Editing:
    """Reads drafts; `cache` is of compiled lexicons. A call takes up to some seconds and belongs on another thread."""

    def __init__(self, judges: LexiconJudges, cache: Path) -> None:
        self._judges = judges
        self._cache = cache
        self._drafts = cache / "drafts"

    def effect(self, text: str, rules: str) -> Effect:
        """What a text would change over the bundled vocabulary; VocabularyError with all that is wrong with it."""
        edition = sound_edition(text, FILE)
        bundled = self._judges.lexicon(rules)
        if edition.kind is Kind.LIST:
            before, after = set(bundled.graph.words()), set(edition.words)
            return Effect(edition, sorted(after - before), sorted(before - after))
        found = difference(bundled, self._compiled(edition, bundled))
        return Effect(edition, found.came, found.went)

    def publish(self, edition: Edition) -> None:
        """What was compiled of a draft is the edition's: whoever opens the first table need not wait for it."""
        folder = compiled_folder(self._cache, edition)
        folder.mkdir(parents=True, exist_ok=True)
        for compiled in self._drafts.glob("*.lexicon"):
            # Of another draft it is taken for what it is, and made anew.
            shutil.copy(compiled, folder)

    def between(self, old: str, new: str, rules: str) -> Difference:
        """The words in and out between two editions that this machine has, by reference; none: what Leggio has."""
        return difference(self._judges.lexicon(rules, old), self._judges.lexicon(rules, new))

    def draft(self, edition: Edition, reports: Sequence[Report]) -> Amendment:
        """An edition that follows the reports that were accepted, as far as it does not yet."""
        accepted = [each for each in reports if each.outcome is Outcome.ACCEPTED]
        if edition.changes:
            opened: dict[str, Lexicon] = {}
            for rules in {each.rules for each in accepted}:
                opened[rules] = self._compiled(edition, self._judges.lexicon(rules))
            accepted = [each for each in accepted if (each.word in opened[each.rules]) is each.claim.is_out]
        return amend(edition, accepted)

    def _compiled(self, edition: Edition, bundled: Lexicon) -> Lexicon:
        # One draft makes way for the next: nobody plays by any of them.
        return open_lexicon(self._drafts, bundled.profile, AmendedVocabulary(Vocabulary(), edition))
