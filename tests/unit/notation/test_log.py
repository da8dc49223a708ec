"""The event log: what was written reads back, and whatever was changed since is found."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leggio.notation.errors import NotationError
from leggio.notation.log import LogError, LogWriter, read_log, write_log
from support.tables import stacked_game

_game = stacked_game("MICIOAE", "REMATOS", words="MICIO")
_game.play("8D", "MICIO")
_game.challenge("MICIO")
_game.pass_turn()

EVENTS = tuple(_game.log)
TEXT = write_log("scrabble", EVENTS)
LINES = TEXT.splitlines()

Change = Callable[[dict[str, object]], object]


def changed(line: int, change: Change) -> bytes:
    """The log with one line (from 1) changed as JSON, and its chain left as it was."""
    raw = json.loads(LINES[line - 1])
    change(raw)
    lines = [*LINES[: line - 1], json.dumps(raw, separators=(",", ":")), *LINES[line:]]
    return "".join(f"{each}\n" for each in lines).encode()


def refusal(content: bytes) -> LogError:
    """The error that reading this raises."""
    with pytest.raises(LogError) as caught:
        read_log(content)
    return caught.value


def test_reads_back() -> None:
    """A log reads back as the same events, with the chain of its last line."""
    log = read_log(TEXT.encode())
    assert log.events == EVENTS
    assert log.game.name == "scrabble"
    assert log.chain == json.loads(LINES[-1])["chain"]


def test_goes_on_where_it_stopped() -> None:
    """A writer that takes up seq and chain writes the very lines the first would have."""
    first = LogWriter("scrabble")
    head = first.header + "".join(first.line(event) for event in EVENTS[:4])
    second = LogWriter("scrabble", seq=4, chain=first.chain)
    assert head + "".join(second.line(event) for event in EVENTS[4:]) == TEXT


def test_errors_are_of_one_family() -> None:
    """Whoever handles files of any format catches one exception."""
    assert issubclass(LogError, NotationError)


def test_tampered_line() -> None:
    """A changed field breaks the chain at its own line, though every event is well formed."""
    played = next(number for number, line in enumerate(LINES, start=1) if '"played"' in line)
    error = refusal(TEXT.replace('"score":22', '"score":23').encode())
    assert (error.line, error.code) == (played, "log.broken_chain")


def test_missing_chain() -> None:
    """A line without its chain is not trusted."""
    error = refusal(changed(3, lambda raw: raw.pop("chain")))
    assert (error.line, error.code) == (3, "log.broken_chain")


def test_first_event_hangs_on_the_header() -> None:
    """The first event is chained too, to the header."""
    error = refusal(changed(2, lambda raw: raw.update(chain="0" * 32)))
    assert (error.line, error.code) == (2, "log.broken_chain")


def test_lost_line() -> None:
    """A line taken out shows in the numbers of those after it."""
    error = refusal("".join(f"{line}\n" for line in [*LINES[:3], *LINES[4:]]).encode())
    assert (error.line, error.code) == (4, "log.wrong_seq")
    assert error.detail == {"expected": 3, "found": 4}


@pytest.mark.parametrize("seq", [7, "2", None, 2.0, True])
def test_wrong_seq(seq: object) -> None:
    """The number of a line is that very number, not something that equals it."""
    error = refusal(changed(3, lambda raw: raw.update(seq=seq)))
    assert (error.line, error.code) == (3, "log.wrong_seq")


def test_swapped_lines() -> None:
    """Two lines in each other's place are found at the first of them."""
    error = refusal("".join(f"{line}\n" for line in [*LINES[:2], LINES[3], LINES[2], *LINES[4:]]).encode())
    assert (error.line, error.code) == (3, "log.wrong_seq")


@pytest.mark.parametrize("version", [2, "1", True, 1.0, None])
def test_unknown_version_of_the_format(version: object) -> None:
    """A format we do not know is not guessed at."""
    error = refusal(changed(1, lambda raw: raw.update(version=version)))
    assert (error.line, error.code) == (1, "log.unknown_version")


def test_unknown_version_of_an_event() -> None:
    """An event of a later version is refused by kind and version."""
    error = refusal(changed(2, lambda raw: raw.update(version=9)))
    assert (error.line, error.code) == (2, "event.unknown_version")
    assert error.detail == {"kind": "opened", "version": 9, "known": 1}


def test_unknown_event() -> None:
    """An event of no kind we know is refused."""
    error = refusal(changed(3, lambda raw: raw.update(event="cheated")))
    assert (error.line, error.code, error.detail) == (3, "event.unknown_kind", {"kind": "cheated"})


def test_unknown_field_of_an_event() -> None:
    """A field that an event does not have is refused, not dropped."""

    def add_field(raw: dict[str, object]) -> None:
        data = raw["data"]
        assert isinstance(data, dict)
        data["mood"] = "good"

    error = refusal(changed(3, add_field))
    assert (error.line, error.code) == (3, "event.bad_field")


def test_unknown_field_of_a_line() -> None:
    """A field beside the event's own is refused too."""
    error = refusal(changed(3, lambda raw: raw.update(mood="good")))
    assert (error.line, error.code, error.detail["field"]) == (3, "event.unknown_field", "mood")


def test_unknown_field_of_the_header() -> None:
    """A header that says more than we know may mean a format we do not know."""
    error = refusal(changed(1, lambda raw: raw.update(mood="good")))
    assert (error.line, error.code, error.detail) == (1, "log.unknown_field", {"field": "mood"})


@pytest.mark.parametrize("data", [None, [], "x", {"at": "0", "seat": 0, "tiles": "A"}, {"seat": 0, "tiles": "A"}])
def test_bad_type(data: object) -> None:
    """A field of the wrong type, or missing, is refused with its event."""
    drawn = next(number for number, line in enumerate(LINES, start=1) if '"drawn"' in line)
    error = refusal(changed(drawn, lambda raw: raw.update(data=data)))
    assert (error.line, error.code, error.detail["kind"]) == (drawn, "event.bad_field", "drawn")


def test_cut_last_line() -> None:
    """A last line without its end was cut while being written, even when all its letters are there."""
    assert refusal(TEXT[:-20].encode()).code == "log.cut_line"
    error = refusal(TEXT[:-1].encode())
    assert (error.line, error.code) == (len(LINES), "log.cut_line")


@pytest.mark.parametrize(
    "line", [b"nonsense", b"", b"[]", b"7", b"\xff", b"[" * 5000, b'{"a":"\\ud800"}', b'{"a":1e999}']
)
def test_not_json(line: bytes) -> None:
    """A line that is no JSON object is named."""
    content = LINES[0].encode() + b"\n" + LINES[1].encode() + b"\n" + line + b"\n"
    error = refusal(content)
    assert (error.line, error.code) == (3, "log.not_json")


@pytest.mark.parametrize("game", ["chess", None, 5, []])
def test_unknown_game(game: object) -> None:
    """A log of a game we do not have is refused at its header."""
    error = refusal(changed(1, lambda raw: raw.update(game=game)))
    assert (error.line, error.code) == (1, "log.unknown_game")


def test_another_format() -> None:
    """A JSON file of something else is not a log."""
    assert refusal(changed(1, lambda raw: raw.update(format="pgn"))).code == "log.not_a_log"


@pytest.mark.parametrize("content", [b"", b"\n"])
def test_empty_file(content: bytes) -> None:
    """A file with nothing in it has no header."""
    error = refusal(content)
    assert (error.line, error.code) == (1, "log.not_json")


@pytest.mark.parametrize("content", [LINES[0], LINES[0] + "\n"])
def test_header_alone(content: str) -> None:
    """A header without events is no game yet."""
    assert refusal(content.encode()).code == "log.no_events"


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_change_is_found(data: st.DataObject) -> None:
    """Whatever byte is changed, the log is refused, unless it still says the very same."""
    content = bytearray(TEXT.encode())
    where = data.draw(st.integers(0, len(content) - 1))
    content[where] = data.draw(st.integers(0, 255))
    try:
        log = read_log(bytes(content))
    except LogError:
        return
    assert log.events == EVENTS


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(content: bytes) -> None:
    """No bytes raise anything but LogError, alone or after a good header."""
    for prefix in (b"", LINES[0].encode() + b"\n"):
        with pytest.raises(LogError):
            read_log(prefix + content)
