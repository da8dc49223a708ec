"""A club's own list decides alone; our analyses are commentary."""

from pathlib import Path

import pytest

from leggio.lexicon.editions import EditionError, EditionJudge, keep, names, open_edition
from support.lexicons import bundled

WORDS = ("MAGLIETTINA", "PORTATEVELI", "CIAO")


def test_the_list_decides(tmp_path: Path) -> None:
    """Art. 14: what the club's dictionary has is valid, and nothing else."""
    edition = keep(tmp_path, "circolo", WORDS)
    ours = bundled()
    odd = edition.opinion_on("magliettina", ours)
    assert odd.valid
    assert odd.analyses == ()
    known = edition.opinion_on("portateveli", ours)
    assert known.valid
    assert known.analyses[0].particles == ("ve", "li")
    missing = edition.opinion_on("gatto", ours)
    assert not missing.valid
    assert missing.reason
    assert missing.reason.code == "not_in_list"
    assert missing.analyses[0].lemma == "gatto"
    assert edition.opinion_on("abat-jour", ours).reason


def test_it_is_a_judge_for_the_games(tmp_path: Path) -> None:
    """Games see it like any other dictionary."""
    judge = EditionJudge(keep(tmp_path, "circolo", WORDS))
    assert judge.judge("MAGLIETTINA").valid
    assert not judge.judge("GATTO").valid
    assert judge.of_length(4) == ("CIAO",)


def test_names_and_labels(tmp_path: Path) -> None:
    """The same words have the same label, whatever their order; other words another."""
    first = keep(tmp_path, "a", WORDS)
    second = keep(tmp_path, "b", (*reversed(WORDS), "CIAO"))
    third = keep(tmp_path, "c", ("CIAO",))
    assert first.label.removeprefix("a-") == second.label.removeprefix("b-") != third.label.removeprefix("c-")
    assert names(tmp_path) == ["a", "b", "c"]


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    """A name in use is refused, unless one says so."""
    keep(tmp_path, "circolo", WORDS)
    with pytest.raises(EditionError, match=r"edition\.exists"):
        keep(tmp_path, "circolo", ("GATTO",))
    assert "CIAO" in open_edition(tmp_path, "circolo")
    assert "GATTO" in keep(tmp_path, "circolo", ("GATTO",), replace=True)


@pytest.mark.parametrize("name", ["", "../fuori", "Con Spazi", "a/b", ".nascosto", "x" * 41])
def test_bad_names(tmp_path: Path, name: str) -> None:
    """A name is one plain file name."""
    with pytest.raises(EditionError, match=r"edition\.bad_name"):
        keep(tmp_path, name, WORDS)


def test_unknown_and_damaged(tmp_path: Path) -> None:
    """One that is not there, and one that cannot be read."""
    with pytest.raises(EditionError, match=r"edition\.none"):
        open_edition(tmp_path, "circolo")
    keep(tmp_path, "circolo", WORDS)
    with pytest.raises(EditionError, match=r"edition\.unknown"):
        open_edition(tmp_path, "altro")
    path = tmp_path / "editions" / "circolo.lexicon"
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(EditionError, match=r"edition\.damaged"):
        open_edition(tmp_path, "circolo")
