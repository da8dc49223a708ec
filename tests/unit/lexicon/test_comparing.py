"""Two editions compared: every word in or out has its entry or its rule."""

from pathlib import Path

from leggio.lexicon.comparing import Change, changes
from leggio.lexicon.edition.effect import difference
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS
from support.lexicons import vocabulary


def lexicon(directory: Path, edition: str, **files: str) -> Lexicon:
    """A small lexicon."""
    return open_lexicon(directory / "cache", FIGS, vocabulary(directory / edition, edition, **files))


def test_words_in_and_out(tmp_path: Path) -> None:
    """A new entry, a dropped one, and one that was corrected."""
    old = lexicon(tmp_path, "1", nouns="gatto m @hm\ncane m @hm\npsicologo m @hm\n")
    new = lexicon(tmp_path, "2", nouns="gatto m @hm\nvolpe f @hm\npsicologo m pl=psicologi @hm\n")
    assert list(changes(old, new, difference(old, new))) == [
        Change(True, "entry", "noun", "psicologo", ("PSICOLOGI",)),
        Change(True, "entry", "noun", "volpe", ("VOLPE", "VOLPI")),
        Change(False, "entry", "noun", "cane", ("CANE", "CANI")),
        Change(False, "entry", "noun", "psicologo", ("PSICOLOGHI",)),
    ]


def test_a_changed_rule(tmp_path: Path) -> None:
    """The same entry with other forms: not the entry but the rule has changed."""
    plain = lexicon(tmp_path, "1", verbs="partire intr essere like=dormire @hm\n")
    modern = open_lexicon(
        tmp_path / "cache",
        FIGS.__class__(name="modern", longest=15, modern_usage=True),
        vocabulary(tmp_path / "1", verbs="partire intr essere like=dormire @hm\n"),
    )
    found = list(changes(plain, modern, difference(plain, modern)))
    assert {(change.came_in, change.cause, change.lemma) for change in found if change.part} == {
        (True, "rule", "partire")
    }
    assert any("PARTIRSENE" in change.words for change in found)
