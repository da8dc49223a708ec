"""Golden playthroughs: every transcript here must come out of the rules word for word.

With LEGGIO_UPDATE_GOLDENS=1 the transcripts are written anew instead; the difference is then for a person to read
against the book, article by article, before it is committed.
"""

import os
from pathlib import Path

import pytest

from support.transcripts import retell as retell_scrabble
from support.verbum.transcripts import retell as retell_verbum

HERE = Path(__file__).parent
RETELL = {"scrabble": retell_scrabble, "verbum": retell_verbum}  # by the folder that holds a game's transcripts
TRANSCRIPTS = sorted(HERE.glob("**/*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """The commands of a transcript lead to what it says, to the letter."""
    told = RETELL[path.parent.name](path.read_text(encoding="utf-8"))
    if os.environ.get("LEGGIO_UPDATE_GOLDENS") == "1":
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_there_are_playthroughs() -> None:
    """A folder that moved must not pass for want of transcripts."""
    assert len(TRANSCRIPTS) >= 15
    assert {path.parent.name for path in TRANSCRIPTS} == RETELL.keys()
