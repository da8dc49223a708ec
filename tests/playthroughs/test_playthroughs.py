"""Golden playthroughs: every transcript here must come out of the rules word for word.

With LEGGIO_UPDATE_GOLDENS=1 the transcripts are written anew instead; the difference is then for a person to read
against the book, article by article, before it is committed.
"""

import os
from pathlib import Path

import pytest

from support.duplicate.transcripts import retell as retell_duplicate
from support.retelling import retell
from support.scarabeo.transcripts import SCARABEO
from support.tournament.transcripts import retell as retell_tournament
from support.transcripts import SCRABBLE
from support.verbum.transcripts import retell as retell_verbum

HERE = Path(__file__).parent
# By the folder that holds a game's transcripts; cards are told in a way of their own.
RETELL = {
    "scrabble": lambda text: retell(text, SCRABBLE),
    "scarabeo": lambda text: retell(text, SCARABEO),
    "verbum": retell_verbum,
    "duplicate": retell_duplicate,
    "tournament": retell_tournament,
}
TRANSCRIPTS = sorted(HERE.glob("**/*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_playthrough(path: Path) -> None:
    """The commands of a transcript lead to what it says, to the letter."""
    told = RETELL[path.parent.name](path.read_text(encoding="utf-8"))
    if os.environ.get("LEGGIO_UPDATE_GOLDENS") == "1":
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("game", "fewest"), [("scrabble", 15), ("scarabeo", 6), ("verbum", 6), ("duplicate", 3), ("tournament", 2)]
)
def test_there_are_playthroughs(game: str, fewest: int) -> None:
    """A folder that moved must not pass for want of transcripts."""
    assert sum(path.parent.name == game for path in TRANSCRIPTS) >= fewest
