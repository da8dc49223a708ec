"""Players out of a CSV file, as spreadsheets write it: comma, semicolon or tab, UTF-8 or Windows's Latin letters."""

import csv
from collections.abc import Iterator

import msgspec

from leggio.tournament.entering import wrong_entry
from leggio.tournament.entrant import Entry, name_key

# What a column may be called, in small letters.
COLUMNS = {
    "name": ("nome", "name", "giocatore", "giocatrice", "player", "nominativo"),
    "surname": ("cognome", "surname", "last name"),
    "club": ("club", "circolo", "società", "societa", "associazione"),
    "team": ("squadra", "team"),
    "group": ("gruppo", "girone", "group", "division", "categoria"),
    "rating": ("rating", "elo", "punteggio"),
    "games": ("partite", "games"),
}
MOST_BYTES = 2_000_000


class WrongLine(msgspec.Struct, frozen=True):
    """What is wrong with a line of a file: its number, a stable code, data for a sentence."""

    line: int
    code: str
    detail: dict[str, object] = {}


class Roster(msgspec.Struct, frozen=True):
    """The players of a file, and everything that is wrong with it."""

    entries: tuple[Entry, ...]
    problems: tuple[WrongLine, ...] = ()


def read_roster(content: bytes) -> Roster:
    """Read a file of players; with any problem nobody should be entered."""
    if len(content) > MOST_BYTES:
        return Roster((), (WrongLine(1, "roster.too_big", {"most": MOST_BYTES}),))
    text = decoded(content)
    lines = text.splitlines()
    header = next((number for number, line in enumerate(lines) if line.strip()), None)
    if header is None:
        return Roster((), (WrongLine(1, "roster.empty"),))
    delimiter = max(";,\t", key=lines[header].count)
    try:
        rows = list(_rows(lines, delimiter))
    except csv.Error as error:
        return Roster((), (WrongLine(1, "roster.not_csv", {"cause": str(error)}),))
    if not rows:  # separators and nothing between them
        return Roster((), (WrongLine(1, "roster.empty"),))
    fields = _fields(rows[0][1])
    if "name" not in fields.values() and "surname" not in fields.values():
        return Roster((), (WrongLine(rows[0][0], "roster.no_name", {"found": rows[0][1]}),))
    return _read(rows[1:], fields)


def decoded(content: bytes) -> str:
    """The text of a file, as UTF-8 or in Windows's Latin letters."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _rows(lines: list[str], delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Rows that hold anything, with the line they end on."""
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    for row in reader:
        cells = [" ".join(cell.split()) for cell in row]
        if any(cells):
            yield reader.line_num, cells


def _fields(header: list[str]) -> dict[int, str]:
    """Which column holds what."""
    found: dict[int, str] = {}
    for column, title in enumerate(header):
        field = next((field for field, titles in COLUMNS.items() if title.casefold() in titles), None)
        if field and field not in found.values():
            found[column] = field
    return found


def _read(rows: list[tuple[int, list[str]]], fields: dict[int, str]) -> Roster:
    entries: list[Entry] = []
    problems: list[WrongLine] = []
    seen: dict[str, int] = {}
    for line, cells in rows:
        entry = _entry(line, {field: cells[column] for column, field in fields.items() if column < len(cells)})
        if isinstance(entry, WrongLine):
            problems.append(entry)
            continue
        if refusal := wrong_entry(entry, len(entries) + 1):
            problems.append(WrongLine(line, refusal.code, refusal.detail))
        elif (key := name_key(entry.name)) in seen:
            problems.append(WrongLine(line, "roster.twice", {"name": entry.name, "before": seen[key]}))
        else:
            seen[key] = line
            entries.append(entry)
    if not entries and not problems:
        problems.append(WrongLine(1, "roster.empty"))
    return Roster(tuple(entries), tuple(problems))


def _entry(line: int, values: dict[str, str]) -> Entry | WrongLine:
    numbers: dict[str, int | None] = {}
    for field in ("rating", "games"):
        text = values.get(field, "")
        if text and not (text.isascii() and text.isdecimal() and len(text) <= 9):
            return WrongLine(line, "roster.number", {"field": field, "found": text})
        numbers[field] = int(text) if text else None
    return Entry(
        name=" ".join(filter(None, (values.get("name"), values.get("surname")))),
        club=values.get("club", ""),
        team=values.get("team", ""),
        group=values.get("group", ""),
        rating=numbers["rating"],
        games=numbers["games"] or 0,
    )
