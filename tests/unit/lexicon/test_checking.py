"""The checker: what a club member must satisfy to amend the vocabulary."""

from pathlib import Path

import pytest

from leggio.lexicon.checking import check
from leggio.lexicon.vocabulary import Vocabulary
from support.lexicons import vocabulary


def test_the_bundled_vocabulary_is_sound() -> None:
    """Not one line to mend."""
    assert check(Vocabulary()) == ()


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("nouns", "gatto m @hm\ngatto m @a\n", "vocabulary.unconfirmed"),
        ("nouns", "gatto m @hm\ngatto m @ah\n", "vocabulary.duplicate"),
        ("verbs", "portare tr avere like=nessuno @hm\n", "vocabulary.no_model"),
        ("verbs", "portare tr avere like=prendere @hm\n", "vocabulary.model_ending"),
        ("verbs", "tavolo tr avere @hm\n", "vocabulary.no_infinitive"),
        ("verbs", "portare tr avere only=ind.boh @hm\n", "vocabulary.unknown_slot"),
        ("excluded", "empolese\n", "vocabulary.unknown_reason"),
        ("excluded", "empolese brutto\n", "vocabulary.unknown_reason"),
        ("categories__provinces", "AN\n", "vocabulary.no_meaning"),
        ("categories__provinces", "an Ancona\n", "vocabulary.no_meaning"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, name: str, text: str, code: str) -> None:
    """File and line of each fault, by a stable code."""
    problems = check(vocabulary(tmp_path, **{name: text}))
    assert [problem.code for problem in problems] == [code]
    assert problems[0].file == name.replace("__", "/") + ".txt"
    assert problems[0].line == text.count("\n")


def test_an_edition_has_a_number(tmp_path: Path) -> None:
    """Without it nothing could be compared later."""
    problems = check(vocabulary(tmp_path, edition="domani", nouns="gatto m @hm\n"))
    assert [problem.code for problem in problems] == ["vocabulary.edition"]


def test_what_is_no_text_is_found_too(tmp_path: Path) -> None:
    """A file in another encoding is refused where it matters, by file and line; a mark of byte order is harmless."""
    club = vocabulary(tmp_path, nouns="gatto m @hm\n")
    (tmp_path / "nouns.txt").write_bytes(b"\xef\xbb\xbfgatto m @hm\r\ncitt\xe0 f inv @hm\r\n")
    problems = check(club)
    assert [(problem.file, problem.line, problem.code) for problem in problems] == [
        ("nouns.txt", 2, "vocabulary.bad_lemma")
    ]
