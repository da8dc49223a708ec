"""`leggio tournament print`: paper for the hall."""

from pathlib import Path

import pytest

from leggio.paper.handouts import Sheet
from support.pdf import pages_of
from support.terminal import Run, run
from support.tournament.halls import hall


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A round that was played."""
    from leggio.tournament.log import write_tournament

    path = tmp_path / "serata.jsonl"
    path.write_text(write_tournament(hall(6).log))
    return path


def printed(log: Path, *arguments: object) -> Run:
    """Print something."""
    return run("tournament", "print", log, *arguments)


@pytest.mark.parametrize("sheet", list(Sheet))
def test_everything_prints(log: Path, sheet: Sheet) -> None:
    """Each sheet is a PDF with its title, in large print too."""
    titles = {
        Sheet.PAIRINGS: "Turno 1",
        Sheet.STANDINGS: "Classifica dopo il turno 1",
        Sheet.CARDS: "Tavolo",
        Sheet.SLIPS: "Tavolo 1",
        Sheet.SHEETS: "Formulario",
        Sheet.MINUTES: "Verbale",
        Sheet.WORDS: "Parole di due lettere",
    }
    for name, options in (("normal.pdf", ()), ("large.pdf", ("--large",))):
        out = log.with_name(name)
        assert printed(log, sheet.value, "--out", out, *options).code == 0
        assert titles[sheet] in pages_of(out.read_bytes())[0]


def test_sheets_with_names_of_a_round(log: Path) -> None:
    """With a round there is a sheet for each of its players."""
    out = log.with_name("formulari.pdf")
    assert printed(log, "sheets", "--round", 1, "--out", out, "--lang", "en").code == 0
    assert len(pages_of(out.read_bytes())) == 6


def test_what_is_there_is_not_overwritten(log: Path) -> None:
    """A file that exists stays."""
    before = log.read_bytes()
    done = printed(log, "standings", "--out", log)
    assert (done.code, log.read_bytes()) == (1, before)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("pairings", "--round", 7), "Non c’è un turno 7."),
        (("slips", "--round", 0), "Non c’è un turno 0."),
        (("cards", "--link", "x" * 501), "500 caratteri"),
    ],
)
def test_what_cannot_be_printed_is_said(log: Path, arguments: tuple[object, ...], said: str) -> None:
    """A sentence, and no file."""
    out = log.with_name("out.pdf")
    done = printed(log, *arguments, "--out", out)
    assert done.code == 1
    assert said in done.err
    assert not out.exists()


def test_no_round_yet(tmp_path: Path) -> None:
    """Pairings need a round."""
    log = tmp_path / "serata.jsonl"
    assert run("tournament", "new", log, "--name", "Sera", "--director", "Dora").code == 0
    done = printed(log, "pairings", "--out", tmp_path / "out.pdf")
    assert (done.code, done.err) == (1, "Non c’è ancora un turno.\n")
    assert printed(log, "standings", "--out", tmp_path / "out.pdf").code == 0
