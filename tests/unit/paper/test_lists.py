"""The printed lists of short words (art. 24)."""

import re
import subprocess
import sys

import pytest

from leggio.paper.lists import ListedWord, lists_pdf, lists_text

A4 = (595, 842)
CONSONANTS, VOWELS = "BCDFGLMNPRSTVZ", "AEIOU"
TWO = [ListedWord("RE", "AEIOT", "AEIO"), ListedWord("AD", "R", "I"), ListedWord("AH", "BM", "IO")]
THREE = [ListedWord(word, "", "") for word in ("ACE", "ADI", "YAK")]


def pages(pdf: bytes) -> list[tuple[int, int]]:
    """The sizes of a document's pages in points, as typst writes them."""
    found = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    return [(round(float(width)), round(float(height))) for width, height in found]


def many(count: int) -> list[ListedWord]:
    """So many words of three letters, spread over the alphabet."""
    spelt = [a + b + c for b in VOWELS for c in CONSONANTS + VOWELS for a in CONSONANTS]
    return [ListedWord(word, "", "") for word in spelt[:count]]


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (350, 1), (700, 2), (1100, 2)])
def test_three_letter_words_take_one_or_two_a4_pages(count: int, expected: int) -> None:
    """Art. 24: the lists lie on the table, so they must be few sheets."""
    assert pages(lists_pdf({3: many(count)}, label="figs-1", language="it")) == [A4] * expected


def test_a_hundred_two_letter_words_with_all_their_hooks_take_one_page() -> None:
    """Art. 24."""
    every = CONSONANTS + VOWELS
    words = [ListedWord(a + b, every, every) for a in CONSONANTS + "HQ" for b in VOWELS + "R"]
    assert pages(lists_pdf({2: words}, label="figs-1", language="it")) == [A4]


@pytest.mark.parametrize("language", ["it", "en"])
def test_same_words_same_bytes(language: str) -> None:
    """A reprint can be compared with the first print."""
    first = lists_pdf({2: TWO, 3: THREE}, label="figs-1", language=language)
    again = lists_pdf({3: THREE[::-1], 2: TWO[::-1]}, label="figs-1", language=language)
    assert first == again
    assert b"CreationDate" not in first


@pytest.mark.parametrize("text", ['"', "\\", "#panic()", "]", "$", "*_`@<a>", "//", "\n", "\0", "", "È", "{}"])
def test_no_text_is_taken_for_markup(text: str) -> None:
    """Labels and words of a club's own list can be anything."""
    hostile = [ListedWord(text, text, text)]
    assert len(pages(lists_pdf({2: hostile, 3: hostile}, label=text, language="it"))) == 2


def test_empty_lists_still_print() -> None:
    """A list without words says so."""
    assert len(pages(lists_pdf({2: [], 3: []}, label="figs-1", language="en"))) == 2
    assert pages(lists_pdf({}, label="figs-1", language="en")) == [A4]
    assert lists_text({3: []}, language="en") == "Three-letter words (0 words)\n\nNo words.\n"
    assert lists_text({}, language="it") == ""


def test_text_has_hooks_around_the_short_words_and_columns_for_the_others() -> None:
    """The words by initial; hooks in small letters."""
    assert lists_text({3: THREE, 2: TWO}, language="it") == (
        "Parole di due lettere (3 parole)\n"
        "\n"
        "A      r AD i        bm AH io\n"
        "R  aeiot RE aeio\n"
        "\n"
        "Parole di tre lettere (3 parole)\n"
        "\n"
        "A  ACE  ADI\n"
        "Y  YAK\n"
    )


def test_text_fits_a_terminal() -> None:
    """Rows of many words are broken, and the next ones hang under the first word."""
    lines = lists_text({3: many(700)}, language="en").splitlines()
    assert lines[0] == "Three-letter words (700 words)"
    assert max(map(len, lines)) <= 80
    assert lines[2].startswith("B  B")
    assert lines[3].startswith("   B")


def test_the_printer_is_loaded_only_to_print() -> None:
    """The command line starts without it."""
    code = "import sys, leggio.paper.lists; sys.exit('typst' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603
