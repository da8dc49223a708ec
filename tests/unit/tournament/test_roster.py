"""Players out of CSV files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.tournament.entrant import Entry
from leggio.tournament.roster import MOST_BYTES, read_roster

TEXT = "Nome;Cognome;Club;Girone;Elo;Partite;Note\nAnna;Però;Pisa;A;1650;31;x\n\nBea;Verdi\n"
EXPECTED = (
    Entry(name="Anna Però", club="Pisa", group="A", rating=1650, games=31),
    Entry(name="Bea Verdi"),
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1"])
@pytest.mark.parametrize("sign", [";", ",", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_files_of_any_spreadsheet(encoding: str, sign: str, end: str) -> None:
    """Import: comma, semicolon or tab; UTF-8 or Latin letters; any end of line; columns by their titles."""
    roster = read_roster(TEXT.replace(";", sign).replace("\n", end).encode(encoding))
    assert (roster.entries, roster.problems) == (EXPECTED, ())


def test_quotes() -> None:
    """Import: a cell in quotes may hold the sign between cells."""
    assert read_roster(b'name,club\n"Rossi, Anna",Lodi\n').entries == (Entry(name="Rossi, Anna", club="Lodi"),)


def test_every_problem_has_its_line() -> None:
    """Import: all that is wrong at once, each with the number of its line."""
    content = "nome,elo,gruppo\nAnna,molto,\n,1500,\nBea,1500,\nbea,1500,\nCora,9999,\nDora,,girone lunghissimo\n"
    assert [(each.line, each.code) for each in read_roster(content.encode()).problems] == [
        (2, "roster.number"),
        (3, "entry.name"),
        (5, "roster.twice"),
        (6, "entry.field"),
        (7, "entry.field"),
    ]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "roster.empty"),
        (b"\n \n", "roster.empty"),
        (b"nome\n", "roster.empty"),
        (b";;\n", "roster.empty"),
        (b"Anna\nBea\n", "roster.no_name"),
        (b'nome\n"Anna\n', "roster.not_csv"),
        (b"x" * (MOST_BYTES + 1), "roster.too_big"),
    ],
)
def test_files_that_are_no_rosters(content: bytes, code: str) -> None:
    """Import: what cannot be read is said, and nobody is entered."""
    roster = read_roster(content)
    assert roster.entries == ()
    assert [each.code for each in roster.problems] == [code]


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: f"nome;elo\n{text}".encode()))
def test_any_bytes(content: bytes) -> None:
    """Import: whatever a file holds comes to entries or problems, never to an error."""
    roster = read_roster(content)
    assert roster.entries or roster.problems
