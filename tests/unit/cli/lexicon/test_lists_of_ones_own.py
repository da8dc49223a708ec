"""`leggio lexicon import`, `export`, `diff` and `lists`: words in, words out, words compared and printed."""

import gzip
from pathlib import Path

import pytest

from leggio.lexicon.opening import open_lexicon
from leggio.lexicon.profiles import FIGS
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import bundled, vocabulary
from support.terminal import run


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the lists of the test are kept."""
    monkeypatch.setenv("LEGGIO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A club's list."""
    path = tmp_path / "club.txt"
    path.write_text("# nostre\nCasa\nperché\n\nmagliettina\ncasa\n", "utf-8")
    return path


def kept(data: Path) -> dict[str, bytes]:
    """Every file that is there."""
    return {path.name: path.read_bytes() for path in data.rglob("*") if path.is_file()}


def test_a_list_becomes_an_edition(words: Path, data: Path) -> None:
    """Accents, case, comments and repetitions do not matter; the sentence says how to use it."""
    result = run("lexicon", "import", words, "--name", "club")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Edizione «club» 1: 3 parole (club.1-")
    assert result.out.endswith(". Usala con --edition club.\n")
    assert [path.parent.name for path in data.rglob("*.txt")] == ["club"]


def test_bad_words_are_listed_and_nothing_changes(words: Path, data: Path, tmp_path: Path) -> None:
    """File, line and text of each, how many, and no edition; one that was there stays as it was."""
    bad = tmp_path / "bad.txt"
    bad.write_text("casa\nab-cd\n\x1b[2J\nf\n" + "x" * 16 + "\n", "utf-8")
    result = run("lexicon", "import", bad, "--name", "club")
    assert (result.code, result.out) == (1, "")
    assert result.err.splitlines() == [
        f"{bad}:2: «ab-cd» non è una parola giocabile.",
        f"{bad}:3: «\N{REPLACEMENT CHARACTER}[2J» non è una parola giocabile.",
        f"{bad}:4: «f» non è una parola giocabile.",
        f"{bad}:5: «xxxxxxxxxxxxxxxx» non è una parola giocabile.",
        "4 righe sbagliate. L’elenco non è stato importato e nulla è cambiato.",
    ]
    assert kept(data) == {}
    run("lexicon", "import", words, "--name", "club")
    before = kept(data)
    assert run("lexicon", "import", bad, "--name", "club", "--replace").code == 1
    assert kept(data) == before


def test_many_bad_words_are_counted(tmp_path: Path) -> None:
    """Twenty are shown, all are counted."""
    bad = tmp_path / "bad.txt"
    bad.write_text("casa\n" + "no!\n" * 1000, "utf-8")
    lines = run("lexicon", "import", bad, "--name", "club", "--lang", "en").err.splitlines()
    assert len(lines) == 21
    assert lines[-1] == "1,000 wrong lines. The list was not imported and nothing has changed."


@pytest.mark.parametrize("content", [None, b"", b"# nulla\n", b"\x1f\x8bboh", b"\xff\xfec\x00"])
def test_a_file_that_is_no_list(tmp_path: Path, data: Path, content: bytes | None) -> None:
    """Missing, empty, broken or binary: a sentence that names it, and no edition."""
    path = tmp_path / "list"
    if content is not None:
        path.write_bytes(content)
    result = run("lexicon", "import", path, "--name", "club")
    assert (result.code, result.out) == (1, "")
    assert str(path) in result.err
    assert kept(data) == {}


def test_a_name_in_use_is_not_taken(words: Path, data: Path, tmp_path: Path) -> None:
    """Unless one says so: then the new words are in the place of the old."""
    run("lexicon", "import", words, "--name", "club")
    before = kept(data)
    other = tmp_path / "other.txt"
    other.write_text("gatto\n")
    refused = run("lexicon", "import", other, "--name", "club")
    assert (refused.code, refused.err) == (1, "L’edizione «club» c’è già: con --replace la sostituisci.\n")
    assert kept(data) == before
    assert run("lexicon", "import", other, "--name", "club", "--replace").code == 0
    assert run("judge", "gatto", "--edition", "club").code == 0
    assert run("judge", "casa", "--edition", "club").code == 1


@pytest.mark.parametrize("name", ["", "Club", "il club", "../club", "a/b", ".club", "x" * 41, "club\x1b[2J", "città"])
def test_bad_names(words: Path, data: Path, name: str) -> None:
    """A name is one plain file name."""
    result = run("lexicon", "import", words, "--name", name)
    assert (result.code, result.out) == (1, "")
    assert "non va come nome" in result.err
    assert "\x1b" not in result.err
    assert not data.exists()


def test_a_name_is_wanted(words: Path) -> None:
    """There is no default: a list does not say what it is called."""
    result = run("lexicon", "import", words)
    assert (result.code, result.out) == (1, "")
    assert "--name" in result.err


def test_data_that_cannot_be_written(words: Path, data: Path) -> None:
    """The sentence names the place, and does not blame the screen."""
    data.touch()
    result = run("lexicon", "import", words, "--name", "club")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith(f"Non riesco a scrivere {data}: ")


def test_an_edition_is_exported(words: Path, tmp_path: Path) -> None:
    """One word a line in plain capitals, sorted; compressed if the name says so, the same bytes every time."""
    run("lexicon", "import", words, "--name", "club")
    plain, zipped = tmp_path / "out.txt", tmp_path / "out.txt.gz"
    result = run("lexicon", "export", plain, "--edition", "club")
    assert (result.code, result.out) == (0, f"In {plain}: 3 parole.\n")
    assert plain.read_text() == "CASA\nMAGLIETTINA\nPERCHE\n"
    run("lexicon", "export", zipped, "--edition", "club")
    first = zipped.read_bytes()
    assert gzip.decompress(first) == plain.read_bytes()
    zipped.unlink()
    run("lexicon", "export", zipped, "--edition", "club")
    assert zipped.read_bytes() == first


def test_the_bundled_words_are_exported(tmp_path: Path) -> None:
    """All of them, in order."""
    path = tmp_path / "all.gz"
    assert run("lexicon", "export", path).code == 0
    exported = gzip.decompress(path.read_bytes()).decode().split("\n")
    assert exported.pop() == ""
    assert len(exported) == len(bundled())
    assert exported == sorted(exported)


def test_an_export_overwrites_nothing(words: Path, tmp_path: Path) -> None:
    """A file that is there stays; what cannot be written, or is not there, is told."""
    run("lexicon", "import", words, "--name", "club")
    there = tmp_path / "there"
    there.write_text("mine")
    result = run("lexicon", "export", there, "--edition", "club")
    assert (result.code, there.read_text()) == (1, "mine")
    assert "c’è già" in result.err
    assert "Non riesco a scrivere" in run("lexicon", "export", tmp_path / "no" / "x", "--edition", "club").err
    for name in ("none", ""):
        assert run("lexicon", "export", tmp_path / "new", "--edition", name).code == 1
    assert not (tmp_path / "new").exists()


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """Two vocabularies of a club, a year apart."""
    old = vocabulary(tmp_path / "old", nouns="gatto m @hm\npane m @hm\n", categories__abbreviations="MN Mantova\n")
    new = vocabulary(tmp_path / "new", edition="2", nouns="gatto m fem @hm\nvolpe f @hm\n")
    return old.directory, new.directory


def test_two_vocabularies_are_compared(two: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words in and out, each with its entry, and how many."""
    monkeypatch.setenv("LEGGIO_CACHE", str(tmp_path / "cache"))
    assert run("lexicon", "diff", *two).out.splitlines() == [
        "+ voce gatto, sostantivo: GATTA GATTE",
        "+ voce volpe, sostantivo: VOLPE VOLPI",
        "- voce pane, sostantivo: PANE PANI",
        "Entrate: 4. Uscite: 2.",
    ]
    assert run("lexicon", "diff", *two, "--rules", "scarabeo", "--lang", "en").out.splitlines()[-3:] == [
        "- entry mn, abbreviation: MN",
        "- entry pane, noun: PANE PANI",
        "In: 4. Out: 3.",
    ]
    assert run("lexicon", "diff", two[0], two[0]).out == "Entrate: 0. Uscite: 0.\n"


def test_a_list_is_compared_with_the_bundled_words(
    two: tuple[Path, Path], words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file, an imported edition and `leggio` itself, either way round."""
    lexicon = open_lexicon(tmp_path / "cache", FIGS, Vocabulary(two[0]))
    monkeypatch.setattr("leggio.cli.lexicons.opened", lambda *_: lexicon)
    run("lexicon", "import", words, "--name", "club")
    assert run("lexicon", "diff", "club", words) == (0, "Entrate: 0. Uscite: 0.\n", "")
    assert run("lexicon", "diff", "leggio", "club").out.splitlines() == [
        "+ CASA",
        "- GATTI",
        "- GATTO",
        "+ MAGLIETTINA",
        "- PANE",
        "- PANI",
        "+ PERCHE",
        "Entrate: 3. Uscite: 4.",
    ]
    assert run("lexicon", "diff", words, two[0]).out.endswith("+ PANI\n- PERCHE\nEntrate: 4. Uscite: 3.\n")


def test_what_cannot_be_compared(two: tuple[Path, Path], tmp_path: Path) -> None:
    """Unknown names, empty directories, broken vocabularies and files that are no list get a sentence."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    broken = vocabulary(tmp_path / "broken", nouns="gatto @hm\n").directory
    for other, sentence in (
        ("none", "Non c’è un’edizione «none»"),
        ("No Name", "non va come nome"),
        (tmp_path / "empty", "edition.txt:1: "),
        (tmp_path / "binary", "Non riesco a leggere"),
        (broken, "nouns.txt:1: A un sostantivo serve un genere"),
    ):
        result = run("lexicon", "diff", two[0], other)
        assert (result.code, result.out) == (1, "")
        assert sentence in result.err


@pytest.fixture
def _few_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short words that are known here."""
    few = vocabulary(tmp_path / "few", nouns="re m inv @hm\nape f @hm\n", pronouns="io @hm\nmio @hm\n")
    lexicon = open_lexicon(tmp_path / "cache", FIGS, few)
    monkeypatch.setattr("leggio.cli.lexicon.lists.lexicon_of", lambda *_: lexicon)


@pytest.mark.usefixtures("_few_words")
def test_the_short_words_as_text() -> None:
    """Art. 24: words of two letters with their hooks, words of three."""
    assert run("lexicon", "lists").out == (
        "Parole di due lettere (2 parole)\n\nI  m IO\nR    RE\n\n"
        "Parole di tre lettere (3 parole)\n\nA  APE  API\nM  MIO\n"
    )
    assert run("lexicon", "lists", "--lang", "en").out.startswith("Two-letter words (2 words)\n")


@pytest.mark.usefixtures("_few_words")
def test_the_short_words_as_pdf(tmp_path: Path) -> None:
    """Art. 24: a file to print; one that is there stays as it is, and what cannot be written is told."""
    path = tmp_path / "lists.pdf"
    result = run("lexicon", "lists", "--pdf", path)
    assert (result.code, result.out) == (0, f"Elenchi in {path}.\n")
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    again = run("lexicon", "lists", "--pdf", path, "--lang", "en")
    assert (again.code, path.read_bytes()) == (1, content)
    assert again.out == ""
    assert "Non riesco a scrivere" in run("lexicon", "lists", "--pdf", tmp_path / "no" / "x.pdf").err


@pytest.mark.parametrize("rules", ["figs", "scarabeo"])
def test_the_bundled_lists_fit_a_screen(rules: str) -> None:
    """Art. 24: every word of two and three letters is there, in lines of a terminal's width."""
    shown = run("lexicon", "lists", "--rules", rules).out
    assert {*bundled(rules).of_length(2), *bundled(rules).of_length(3)} <= {*shown.split()}
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_the_word_graph_of_other_programs(words: Path, tmp_path: Path) -> None:
    """`.kwg` writes it and reads it wherever words are wanted; `.csv` its alphabet, of games that have tiles."""
    run("lexicon", "import", words, "--name", "club")
    graph, alphabet = tmp_path / "club.kwg", tmp_path / "italian.csv"
    assert run("lexicon", "export", graph, "--edition", "club").code == 0
    empty = "/".join(["15"] * 15)
    assert run("moves", f"{empty} CASA/ 0/0 0", "--words", graph).code == 0
    assert run("lexicon", "export", alphabet).code == 0
    assert alphabet.read_text().startswith("?,2,0,0\nA,14,1,1\n")
    assert "non si gioca con le tessere" in run("lexicon", "export", tmp_path / "x.csv", "--rules", "verbum").err
    graph.write_bytes(b"12345")
    told = run("moves", f"{empty} CASA/ 0/0 0", "--words", graph)
    assert (told.code, "KWG" in told.err) == (1, True)
