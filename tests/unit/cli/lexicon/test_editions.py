"""Editions that amend, at the terminal: kept, listed, compared, and named to every command that asks about words."""

import json
from pathlib import Path

import pytest

from leggio.lexicon.edition import Shelf
from support.terminal import run

TEXT = """\
name: circolo-lucca
number: 3
title: Circolo di Lucca, autunno 2026
base: leggio 3

+ nouns zuzzerellaccio m fem   # deciso in assemblea
- gazebo foreign
"""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the editions of the test are kept."""
    monkeypatch.setenv("LEGGIO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def written(directory: Path, text: str = TEXT) -> Path:
    """An edition's file."""
    path = directory / "circolo.txt"
    path.write_text(text, "utf-8")
    return path


def test_an_edition_is_kept_and_judges_with_articles(tmp_path: Path) -> None:
    """It says itself what it is called; the judge goes by it as by the bundled vocabulary."""
    kept = run("lexicon", "import", written(tmp_path))
    assert (kept.code, kept.err) == (0, "")
    assert kept.out.startswith("Edizione «circolo-lucca» 3: 2 righe sul vocabolario (figs-circolo-lucca.3-")
    result = run("judge", "zuzzerellacce", "gazebo", "--edition", "circolo-lucca")
    assert result.out.startswith(
        "ZUZZERELLACCE: valida\n  zuzzerellaccio, sostantivo: femminile plurale (art. 14, 15a)\n"
    )
    assert "GAZEBO: non valida" in result.out
    assert "(art. 14)" in result.out.splitlines()[-1]
    assert run("judge", "gazebo", "--edition", "leggio").code == run("judge", "gazebo").code == 0


def test_editions_are_listed_with_what_they_change_and_their_hash(tmp_path: Path, data: Path) -> None:
    """Name, number, title, words in and out, label, and the hash that two machines can compare."""
    assert run("lexicon", "editions").out == "Nessuna edizione.\n"
    run("lexicon", "import", written(tmp_path))
    edition = Shelf(data).find("circolo-lucca")
    first, label, signed, count = run("lexicon", "editions").out.splitlines()
    assert first.startswith(
        "circolo-lucca 3 · Circolo di Lucca, autunno 2026 · corregge il vocabolario: 4 parole entrate, 2 uscite"
    )
    assert label.strip().startswith("figs-circolo-lucca.3-")
    assert signed == f"  sha256 {edition.hash}"
    assert count == "Un’edizione."
    assert run("lexicon", "editions", "circolo-lucca").out == edition.content
    again = written(tmp_path, edition.content)
    assert run("lexicon", "import", again).code == 0  # the same edition: nothing new


def test_a_bad_file_changes_nothing_and_names_every_line(tmp_path: Path, data: Path) -> None:
    """File, line and cause of each problem."""
    path = written(tmp_path, TEXT + "+ nouns boh\n- nouns zzz\nboh\n")
    result = run("lexicon", "import", path)
    assert (result.code, result.out) == (1, "")
    assert result.err.splitlines() == [
        f"{path}:8: A un sostantivo serve un genere: m, f oppure mf.",
        f"{path}:9: «zzz» non c’è in nouns: non si può togliere né cambiare.",
        f"{path}:10: «boh» non dice che cosa cambia: una riga comincia con +, - oppure =.",
        "3 righe da correggere. Nulla è cambiato.",
    ]
    assert not data.exists()
    assert "Nothing has changed." in run("lexicon", "import", path, "--lang", "en").err


def test_a_number_that_is_out_stays_what_it_was(tmp_path: Path) -> None:
    """Another content wants a higher number; then both can be asked."""
    run("lexicon", "import", written(tmp_path))
    changed = TEXT.replace("- gazebo foreign\n", "")
    refused = run("lexicon", "import", written(tmp_path, changed))
    assert (refused.code, refused.out) == (1, "")
    assert "c’è già l’edizione 3" in refused.err
    assert run("lexicon", "import", written(tmp_path, changed.replace("number: 3", "number: 4"))).code == 0
    assert run("judge", "gazebo", "--edition", "circolo-lucca").code == 0
    assert run("judge", "gazebo", "--edition", "circolo-lucca.3").code == 1
    assert run("lexicon", "import", written(tmp_path), "--name", "altro").code == 1


def test_every_command_takes_it(tmp_path: Path) -> None:
    """Searches, moves, exports, lists, comparisons: the words are the edition's."""
    run("lexicon", "import", written(tmp_path))
    named = ("--edition", "circolo-lucca")
    found = run("find", "starting", "zuzzerellacc", *named).out.split()
    assert found == ["ZUZZERELLACCE", "ZUZZERELLACCI", "ZUZZERELLACCIA", "ZUZZERELLACCIO"]
    assert run("find", "starting", "zuzzerellacc").code == 1
    assert "GAZEBO" not in run("find", "anagrams", "gazebo", *named).out
    assert "GAZEBO" in run("find", "anagrams", "gazebo").out
    assert "GAZEBO" in run("moves", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 GAZEBOE/ 0/0 0").out
    assert "GAZEBO" not in run("moves", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 GAZEBOE/ 0/0 0", *named).out
    out = run("lexicon", "diff", "leggio", "circolo-lucca").out.splitlines()
    assert out[0].startswith("+ voce zuzzerellaccio, sostantivo: ZUZZERELLACCE")
    assert out[1:] == ["- voce gazebo, sostantivo: GAZEBI GAZEBO", "Entrate: 4. Uscite: 2."]
    assert run("lexicon", "diff", "leggio", written(tmp_path)).out.splitlines() == out
    file = tmp_path / "words.txt"
    assert run("lexicon", "export", file, *named).code == 0
    assert "ZUZZERELLACCIO\n" in file.read_text()
    assert run("find", "starting", "zuzz", "--edition", "boh").code == 1


def test_a_game_records_the_edition_and_goes_on_by_it(tmp_path: Path) -> None:
    """After a newer one is kept, too."""
    run("lexicon", "import", written(tmp_path))
    log = tmp_path / "game.jsonl"
    first = run("play", "Anna", "Bea", "--edition", "circolo-lucca", "--log", log, typed="esci\n", width=200)
    assert first.code == 0
    label = next(json.loads(line)["data"]["lexicon"] for line in log.read_text().splitlines() if '"lexicon"' in line)
    assert label.startswith("figs-circolo-lucca.3-")
    run("lexicon", "import", written(tmp_path, TEXT.replace("number: 3", "number: 4") + "- nouns tavolo\n"))
    again = run("play", "--resume", log, typed="esci\n", width=200)
    assert (again.code, again.err) == (0, "")
    assert f"({label})" in again.out
    assert run("verify", log).code == 0


def test_a_tournament_records_it_and_prints_its_words(tmp_path: Path) -> None:
    """The log names the edition; the sheet of short words is the edition's, and wants it to be here."""
    run("lexicon", "import", written(tmp_path, TEXT + "- nouns zoo\n"))
    file = tmp_path / "torneo.jsonl"
    opened = ("tournament", "new", file, "--name", "Lucca", "--director", "Dora", "--edition", "circolo-lucca")
    assert run(*opened).code == 0
    assert '"lexicon":"figs-circolo-lucca.3-' in file.read_text()
    assert run("verify", file).code == 0
    assert run("tournament", "print", file, "words", "--out", tmp_path / "parole.pdf").code == 0
    for path in (tmp_path / "data").rglob("*.txt"):
        path.unlink()
    refused = run("tournament", "print", file, "words", "--out", tmp_path / "altre.pdf")
    assert (refused.code, refused.out) == (1, "")
    assert "qui non ci sono" in refused.err
