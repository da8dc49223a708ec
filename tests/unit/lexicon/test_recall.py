"""How recall is measured: which words of a text count, which words of a list may be lemmas, and the bounds."""

import gzip
from pathlib import Path

import lemma_recall
import pytest
import texts
import wordlist

SHARE = Path("debian/usr/share")


def write(packages: Path, name: str, content: str) -> None:
    """Put a file where a package of Debian has it."""
    path = packages / SHARE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, "utf-8")


def empty(packages: Path) -> None:
    """The folders that are always there."""
    for folder in ("games/fortunes/it", "games/fortunes/off/it"):
        (packages / SHARE / folder).mkdir(parents=True)


def test_a_word_met_is_a_whole_one_in_small_letters(tmp_path: Path) -> None:
    """Left out are names, beginnings, what an apostrophe cuts, addresses and identifiers."""
    empty(tmp_path)
    text = "Perche' Mario non sara' più qui? l'amico dell'oste è un po' in file.txt e a_b\n%\n"
    write(tmp_path, "games/fortunes/it/detti", text)
    assert set(texts.words(tmp_path)) == {"non", "sarà", "più", "qui", "amico", "oste", "un", "in"}


def test_text_in_another_language_is_left_out(tmp_path: Path) -> None:
    """A block counts if a fifth of its words are Italian function words."""
    empty(tmp_path)
    write(
        tmp_path, "games/fortunes/it/detti", "to be or not to be, that is the question\n%\nil dubbio è nella domanda\n"
    )
    assert set(texts.words(tmp_path)) == {"il", "dubbio", "nella", "domanda"}


def test_code_and_markup_are_left_out(tmp_path: Path) -> None:
    """What a page marks up as code is none of its words, and a tag inside a word does not cut it."""
    empty(tmp_path)
    page = (
        "<html><head><title>di la</title></head><p>il <code>grep</code> della pagi<b>na</b> &egrave; in casa</p></html>"
    )
    write(tmp_path, "doc/debian-handbook/html/it-IT/a.html", page)
    assert set(texts.words(tmp_path)) == {"il", "della", "pagina", "in", "casa"}


def test_requests_of_manual_pages_are_left_out(tmp_path: Path) -> None:
    """A line that begins with a dot speaks to troff, not to the reader."""
    empty(tmp_path)
    folder = tmp_path / SHARE / "man/it/man1"
    folder.mkdir(parents=True)
    (folder / "a.1.gz").write_bytes(gzip.compress(b".SH nome\nmostra il \\fBfile\\fP della casa\n"))
    assert set(texts.words(tmp_path)) == {"mostra", "il", "file", "della", "casa"}


def test_the_list_is_divided_by_shape(tmp_path: Path) -> None:
    """Infinitives, what else may be a lemma, and what looks foreign; persons of verbs and cut forms are neither."""
    write(tmp_path, "games/parolottero/language_data/italian.wordlist", "\n".join(
        ["portare", "alzarsi", "portava", "portando", "casa", "bellissimo", "bidet", "gentil", "aver", "jazz"]
    ))  # fmt: skip
    assert wordlist.infinitives(tmp_path) == ["alzarsi", "portare"]
    assert wordlist.other_candidates(tmp_path) == ["aver", "bidet", "casa", "gentil", "jazz"]
    assert wordlist.loans(tmp_path) == ["bidet", "jazz"]


@pytest.mark.parametrize(("right", "asked", "low", "high"), [(9, 10, 0.5958, 0.9821), (0, 10, 0.0, 0.2775)])
def test_the_bounds_are_wilsons(right: int, asked: int, low: float, high: float) -> None:
    """Against values worked out elsewhere."""
    assert lemma_recall.wilson(right, asked) == pytest.approx((low, high), abs=1e-4)


def test_a_doubt_is_no_reading(tmp_path: Path) -> None:
    """`doubt` after a word takes it out of the count, comments are no words."""
    path = tmp_path / "read.txt"
    path.write_text("# so\ncasa noun\nfosa noun doubt\nzia doubt\n\n", "utf-8")
    reading = lemma_recall.Reading(path)
    assert (reading.sure, reading.doubtful) == ({"casa": "noun"}, {"fosa", "zia"})


def test_the_readings_are_in_order() -> None:
    """Every line of both files says a part of speech that is counted, and no word is both sure and in doubt."""
    for name in ("recall-texts.txt", "recall-wordlist.txt"):
        reading = lemma_recall.Reading(lemma_recall.READINGS / name)
        assert set(reading.sure.values()) <= {"noun", "adjective", "verb", "adverb", "loan"}
        assert not reading.sure.keys() & reading.doubtful
