"""What holds for whatever is printed."""

import subprocess
import sys
from collections.abc import Callable
from datetime import UTC
from functools import cache

import pytest

from leggio.paper import tournaments as paper
from support.pdf import count_and_ends, pages_of, sizes_of
from support.tournament.desk import Desk
from support.tournament.halls import HOSTILE, eventful, hall, log_of

A4 = {(595, 842)}
LINK = "http://192.168.1.20:8000/torneo/abc"
Press = Callable[[Desk, str, bool], bytes]
SHEETS: dict[str, Press] = {
    "pairings": lambda desk, language, large: paper.pairings(
        desk.state, desk.state.rounds[-1], language, UTC, large=large
    ),
    "standings": lambda desk, language, large: paper.standings_sheet(desk.state, language, UTC, large=large),
    "cards": lambda desk, language, large: paper.cards(desk.state, language, link=LINK, large=large),
    "slips": lambda desk, language, large: paper.slips(desk.state, desk.state.rounds[-1], language, large=large),
    "sheets": lambda desk, language, large: paper.sheets(desk.state, desk.state.rounds[-1], language, large=large),
    "minutes": lambda desk, language, large: paper.minutes(log_of(desk), desk.state, language, UTC, large=large),
}
full_hall = cache(hall)
NAMED = sorted(SHEETS.keys() - {"cards"})


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_a4_and_the_same_bytes_again(sheet: str, language: str, large: bool) -> None:
    """A reprint can be compared with the first print."""
    desk = eventful()
    first = SHEETS[sheet](desk, language, large)
    assert sizes_of(first) == A4
    assert SHEETS[sheet](desk, language, large) == first


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("sheet", NAMED)
def test_names_are_printed_as_they_are(sheet: str, large: bool) -> None:
    """What looks like markup is a name like any other, and so is one of sixty letters."""
    text = "".join(pages_of(SHEETS[sheet](hall(7), "it", large))).replace(" ", "")
    for name in (*HOSTILE, "W" * 60):
        assert name.replace(" ", "") in text


@pytest.mark.parametrize("sheet", sorted(SHEETS))
@pytest.mark.parametrize("players", [2, 33, 200])
def test_halls_of_any_size(sheet: str, players: int) -> None:
    """Two players or two hundred: no empty page at the end, and large print takes no fewer pages."""
    desk = full_hall(players)
    normal, large = (count_and_ends(SHEETS[sheet](desk, "it", size)) for size in (False, True))
    assert all(normal)
    assert all(large)
    assert large[0] >= normal[0]


def test_the_printer_is_loaded_only_to_print() -> None:
    """The command line starts without it."""
    code = "import sys, leggio.paper.tournaments; sys.exit('typst' in sys.modules or 'segno' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603
