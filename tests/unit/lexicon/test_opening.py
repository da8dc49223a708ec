"""The compiled file: built once, shared, and built anew when it is damaged, old or of another vocabulary."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from leggio.lexicon import building
from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.opinion import opinion_on
from leggio.lexicon.profiles import FIGS, PROFILES, SCARABEO
from leggio.lexicon.vocabulary import Vocabulary, VocabularyError
from support.lexicons import vocabulary

NOUNS = """
    gatto m @hm
    pane m @hm
"""


@pytest.fixture
def small(tmp_path: Path) -> Vocabulary:
    """A vocabulary of two nouns and a verb."""
    return vocabulary(tmp_path / "vocabulary", nouns=NOUNS, verbs="portare tr avere @hm\n")


def the_file(cache: Path) -> Path:
    """The only compiled file there."""
    (path,) = cache.glob("*.lexicon")
    return path


def test_it_is_built_once(small: Vocabulary, tmp_path: Path) -> None:
    """A second opening finds the file as the first one left it."""
    cache = tmp_path / "cache"
    assert "GATTI" in open_lexicon(cache, FIGS, small)
    before = the_file(cache).stat()
    again = open_lexicon(cache, FIGS, small)
    assert "PORTATEVELI" in again
    assert the_file(cache).stat().st_mtime_ns == before.st_mtime_ns
    assert the_file(cache).stat().st_ino == before.st_ino


@pytest.mark.parametrize("kept", [0, 7, 20, 300, 600, -1, -200, -2000])
def test_a_truncated_file_is_built_anew(small: Vocabulary, tmp_path: Path, kept: int) -> None:
    """Wherever it was cut, the lexicon answers, and the file is whole again."""
    cache = tmp_path / "cache"
    open_lexicon(cache, FIGS, small)
    path = the_file(cache)
    whole = path.read_bytes()
    path.write_bytes(whole[:kept])
    assert "GATTI" in open_lexicon(cache, FIGS, small)
    assert the_file(cache).read_bytes() == whole


@pytest.mark.parametrize("share", [0.0, 0.01, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_a_damaged_file_is_built_anew(small: Vocabulary, tmp_path: Path, share: float) -> None:
    """A byte changed anywhere that matters is noticed."""
    cache = tmp_path / "cache"
    open_lexicon(cache, FIGS, small)
    path = the_file(cache)
    whole = path.read_bytes()
    damaged = bytearray(whole)
    damaged[int(len(whole) * share)] ^= 0x55
    path.write_bytes(damaged)
    again = open_lexicon(cache, FIGS, small)
    assert sorted(again.graph.words())[:2] == ["GATTI", "GATTO"]
    assert [entry.lemma for entry in again.all_entries()] == ["gatto", "pane", "portare"]


def test_a_changed_vocabulary_is_built_anew(small: Vocabulary, tmp_path: Path) -> None:
    """The cache goes by content: the old file makes room for the new one."""
    cache = tmp_path / "cache"
    open_lexicon(cache, FIGS, small)
    old = the_file(cache)
    changed = vocabulary(small.directory, nouns=NOUNS + "    volpe f @hm\n")
    assert "VOLPI" in open_lexicon(cache, FIGS, changed)
    assert the_file(cache) != old


def test_a_changed_grammar_is_built_anew(small: Vocabulary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So does the same vocabulary under other rules of inflection."""
    cache = tmp_path / "cache"
    old = open_lexicon(cache, FIGS, small).label
    monkeypatch.setattr(building, "GRAMMAR", building.GRAMMAR + 1)
    assert open_lexicon(cache, FIGS, small).label != old


def test_profiles_have_files_of_their_own(small: Vocabulary, tmp_path: Path) -> None:
    """Scrabble's lexicon and Scarabeo's live side by side."""
    cache = tmp_path / "cache"
    vocabulary(small.directory, categories__abbreviations="AN Ancona\n")
    assert "AN" not in open_lexicon(cache, FIGS, small)
    assert "AN" in open_lexicon(cache, SCARABEO, small)
    assert len(list(cache.glob("*.lexicon"))) == 2


@pytest.mark.parametrize("rules", sorted(PROFILES))
def test_every_process_finds_the_same_file(rules: str) -> None:
    """What a file is made from has one key, however Python orders its sets: else every start would build it anew."""
    question = (
        "from leggio.lexicon.building import key_of; from leggio.lexicon.profiles import PROFILES; "
        "from leggio.lexicon.vocabulary import Vocabulary; "
        f"print(key_of(Vocabulary(), PROFILES[{rules!r}]))"
    )
    keys = {
        subprocess.run(  # noqa: S603 - our own question
            [sys.executable, "-c", question],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(keys) == 1


def test_a_broken_vocabulary_writes_nothing(small: Vocabulary, tmp_path: Path) -> None:
    """File, line and cause of every wrong line; no compiled file."""
    cache = tmp_path / "cache"
    broken = vocabulary(small.directory, nouns="gatto m @hm\ncane @hm\n\ntopo m boh @hm\n")
    with pytest.raises(VocabularyError) as refused:
        open_lexicon(cache, FIGS, broken)
    places = [(problem.file, problem.line, problem.code) for problem in refused.value.problems]
    assert places == [("nouns.txt", 2, "vocabulary.gender"), ("nouns.txt", 4, "vocabulary.unknown_mark")]
    assert not list(cache.glob("*"))


@pytest.mark.parametrize(
    ("files", "place"),
    [
        ({"verbs": "portare tr avere like=nessuno @hm\n"}, ("verbs.txt", 1, "vocabulary.no_model")),
        ({"verbs": "portare tr avere only=boh @hm\n"}, ("verbs.txt", 1, "vocabulary.unknown_slot")),
        ({"excluded": "# fuori\ngatta\n"}, ("excluded.txt", 2, "vocabulary.unknown_reason")),
        ({"categories__abbreviations": "AN\n"}, ("categories/abbreviations.txt", 1, "vocabulary.no_meaning")),
        ({"edition": "domani"}, ("edition.txt", 1, "vocabulary.edition")),
    ],
)
def test_nothing_is_built_from_what_the_checker_would_refuse(
    small: Vocabulary, tmp_path: Path, files: dict[str, str], place: tuple[str, int, str]
) -> None:
    """Not the entries alone: a fault anywhere has its file, its line and its cause, and no compiled file."""
    cache = tmp_path / "cache"
    with pytest.raises(VocabularyError) as refused:
        open_lexicon(cache, FIGS, vocabulary(small.directory, **files))
    assert [(problem.file, problem.line, problem.code) for problem in refused.value.problems] == [place]
    assert not list(cache.glob("*"))


def test_a_vocabulary_without_a_number_is_refused(small: Vocabulary, tmp_path: Path) -> None:
    """The file of the edition may be missing altogether."""
    (small.directory / "edition.txt").unlink()
    with pytest.raises(VocabularyError, match=r"edition\.txt:1"):
        open_lexicon(tmp_path / "cache", FIGS, small)


def test_categories_may_be_missing(small: Vocabulary, tmp_path: Path) -> None:
    """A vocabulary without abbreviations, provinces and names is a whole one, in Scarabeo too."""
    lexicon = open_lexicon(tmp_path / "cache", SCARABEO, small)
    assert "RIPORTARE" in lexicon
    assert not opinion_on("gattino", lexicon).valid


def test_tabs_between_marks_do_no_harm(small: Vocabulary, tmp_path: Path) -> None:
    """A line may be laid out with them."""
    lexicon = open_lexicon(tmp_path / "cache", FIGS, vocabulary(small.directory, nouns="gatto m\t@hm\n"))
    assert [analysis.lemma for analysis in lexicon.analyses("GATTI")] == ["gatto"]
    assert [entry.lemma for entry in lexicon.all_entries()] == ["gatto", "portare"]
