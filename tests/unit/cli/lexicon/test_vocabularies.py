"""`leggio lexicon check`, `build` and `stats`: a vocabulary read, compiled and counted."""

import json
from pathlib import Path

import pytest

from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import vocabulary
from support.terminal import run

BROKEN = {
    "nouns": "gatto m @hm\nRoma f @hm\n\ncane @hm # quale genere?\n",
    "verbs__p": "portare tr avere like=nessuno @hm\n",
    "excluded": "gatta\n",
    "categories__provinces": "an Ancona\n",
}
PLACES = [
    "nouns.txt:2: «Roma» non è un lemma: lettere minuscole, anche accentate, senza spazi.",
    "nouns.txt:4: A un sostantivo serve un genere: m, f oppure mf.",
    "verbs/p.txt:1: Nessun modello di coniugazione si chiama «nessuno».",
    "excluded.txt:1: «gatta» vuole uno di questi motivi: ",
    "categories/provinces.txt:1: «an» vuole una sigla in maiuscole e il suo significato.",
]


@pytest.fixture
def good(tmp_path: Path) -> Vocabulary:
    """A vocabulary of two nouns and a verb."""
    return vocabulary(
        tmp_path / "good", edition="7", nouns="gatto m @hm\nvolpe f unconfirmed @h\n", verbs="amare tr avere @hm\n"
    )


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of these vocabularies gets among the bundled ones."""
    monkeypatch.setenv("LEGGIO_CACHE", str(tmp_path / "cache"))


def test_check_is_content_with_a_sound_vocabulary(good: Vocabulary) -> None:
    """One sentence, with the number of the edition."""
    assert run("lexicon", "check", good.directory) == (0, "Il vocabolario (edizione 7) è a posto.\n", "")
    assert run("lexicon", "check", good.directory, "--lang", "en").out == "The vocabulary (edition 7) is sound.\n"


def test_check_names_file_line_and_cause(tmp_path: Path) -> None:
    """Every problem on a line of its own, and how many there are."""
    result = run("lexicon", "check", vocabulary(tmp_path / "broken", **BROKEN).directory)
    lines = result.out.splitlines()
    assert (result.code, len(lines)) == (1, len(PLACES))
    assert all(line.startswith(place) for line, place in zip(lines, PLACES, strict=True))
    assert result.err == "5 righe da correggere.\n"


def test_check_stops_telling_at_some_point(tmp_path: Path) -> None:
    """Fifty lines are enough to see what is wrong; the number is that of all."""
    result = run("lexicon", "check", vocabulary(tmp_path / "broken", nouns="Roma f @hm\n" * 200).directory)
    assert len(result.out.splitlines()) == 50
    assert result.err == "200 righe da correggere.\n"


def test_check_shows_no_control_characters(tmp_path: Path) -> None:
    """Whatever a line holds, or the name of its file."""
    club = vocabulary(tmp_path / "broken", nouns="ga\x1b[2Jtto m @hm\n", **{"nouns__\x1b[31m": "Roma f @hm\n"})
    result = run("lexicon", "check", club.directory)
    assert result.code == 1
    assert "\x1b" not in result.out


@pytest.mark.parametrize("command", ["check", "build"])
def test_a_place_that_is_no_vocabulary(tmp_path: Path, command: str) -> None:
    """No directory, a file, an empty directory: a sentence each."""
    (tmp_path / "file").touch()
    (tmp_path / "empty").mkdir()
    for name in ("none", "file"):
        result = run("lexicon", command, tmp_path / name)
        assert (result.code, result.err) == (1, f"{tmp_path / name} non è una cartella.\n")
    empty = run("lexicon", command, tmp_path / "empty")
    assert (empty.code, empty.out) == (1, "edition.txt:1: Serve il numero dell’edizione, da solo.\n")


def test_build_writes_where_it_is_told(good: Vocabulary, tmp_path: Path) -> None:
    """The file, and a line with its label, its words and its size."""
    output = tmp_path / "deep" / "small.lexicon"
    result = run("lexicon", "build", good.directory, "--output", output)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("figs-7-")
    assert result.out.endswith(f" s. {output}\n")
    assert output.exists()
    assert not (tmp_path / "cache").exists()


def test_build_fills_the_cache(good: Vocabulary, tmp_path: Path) -> None:
    """What it built is what the next command opens."""
    result = run("lexicon", "build", good.directory, "--lang", "en")
    (path,) = (tmp_path / "cache").glob("*.lexicon")
    before = path.stat().st_mtime_ns
    lexicon = open_lexicon(tmp_path / "cache", FIGS, good)
    assert f"{lexicon.label}: {len(lexicon)} words" in result.out
    assert path.stat().st_mtime_ns == before


def test_build_for_scarabeo(good: Vocabulary, tmp_path: Path) -> None:
    """A vocabulary without abbreviations can be built for it all the same."""
    result = run("lexicon", "build", good.directory, "--rules", "scarabeo", "--output", tmp_path / "out")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("scarabeo-7-")


def test_a_broken_vocabulary_builds_nothing(tmp_path: Path) -> None:
    """The same places as the checker's, and no file."""
    output = tmp_path / "out" / "broken.lexicon"
    result = run("lexicon", "build", vocabulary(tmp_path / "broken", **BROKEN).directory, "--output", output)
    lines = result.out.splitlines()
    assert (result.code, len(lines)) == (1, len(PLACES))
    assert all(line.startswith(place) for line, place in zip(lines, PLACES, strict=True))
    assert not output.parent.exists()


def test_a_file_that_was_there_stays_when_the_vocabulary_is_broken(tmp_path: Path) -> None:
    """The last good one is better than none."""
    output = tmp_path / "old.lexicon"
    output.write_text("old")
    run("lexicon", "build", vocabulary(tmp_path / "broken", **BROKEN).directory, "--output", output)
    assert output.read_text() == "old"


def test_an_output_that_cannot_be_written(good: Vocabulary, tmp_path: Path) -> None:
    """A directory, or a place below a file: a sentence with the path, and nothing left behind."""
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for output in (tmp_path / "folder", tmp_path / "file" / "x"):
        result = run("lexicon", "build", good.directory, "--output", output)
        assert (result.code, result.out) == (1, "")
        assert result.err.startswith(f"Non riesco a scrivere {output}: ")
    assert not list(tmp_path.glob("*.part"))
    assert not list((tmp_path / "folder").iterdir())


@pytest.fixture
def _counted(good: Vocabulary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stats of the small vocabulary."""
    lexicon = open_lexicon(tmp_path / "cache", FIGS, good)
    monkeypatch.setattr("leggio.cli.lexicon.stats.lexicon_of", lambda *_: lexicon)


@pytest.mark.usefixtures("_counted")
def test_stats_for_programs() -> None:
    """Lemmas, forms, lengths and sources as one object."""
    counted = json.loads(run("lexicon", "stats", "--json").out)
    assert (counted["edition"], counted["profile"], counted["lemmas"], counted["confirmed"]) == ("7", "figs", 3, 2)
    assert counted["parts"]["noun"] == {"lemmas": 2, "confirmed": 1, "forms": 4}
    assert counted["verb_classes"] == {"tr": 1}
    assert counted["by_length"].keys() == {str(length) for length in range(2, 16)}
    assert sum(counted["by_length"].values()) == counted["forms"] > counted["without_enclitics"]


@pytest.mark.usefixtures("_counted")
@pytest.mark.parametrize("width", [80, 40])
def test_stats_for_people(width: int) -> None:
    """Both languages, on a narrow screen too, with every class of verb even where there is none."""
    italian = run("lexicon", "stats", width=width)
    assert (italian.code, italian.err) == (0, "")
    assert italian.out.startswith("Lessico figs, edizione 7\n")
    assert "Verbi: transitivi 1, intransitivi 0, intransitivi pronominali 0." in " ".join(italian.out.split())
    assert "…" not in italian.out
    assert all(len(line) <= width for line in italian.out.splitlines())
    assert "nouns" in run("lexicon", "stats", "--lang", "en").out


@pytest.mark.parametrize(("language", "summary"), [("it", "riga per riga"), ("en", "line by line")])
def test_the_commands_are_listed(monkeypatch: pytest.MonkeyPatch, language: str, summary: str) -> None:
    """`leggio lexicon --help` names them all, in the user's language."""
    monkeypatch.setenv("LEGGIO_LANG", language)
    shown = " ".join(run("lexicon", "--help").out.split())
    for word in ("stats", "check", "build", "diff", "import", "export", "lists", summary):
        assert word in shown
