"""Logs of tournaments as files."""

import pytest

from leggio.notation.chained import LogError
from leggio.tournament.log import is_tournament, read_tournament, write_tournament
from support.tournament.desk import Desk


def content() -> bytes:
    """A small log."""
    desk = Desk()
    desk.enter(4)
    desk.play()
    return write_tournament(desk.log).encode()


def test_what_is_written_is_read() -> None:
    """The log: events come back as they were, and the header says what it is."""
    desk = Desk()
    desk.enter(5)
    desk.play()
    written = write_tournament(desk.log).encode()
    assert read_tournament(written).events == tuple(desk.log)
    assert is_tournament(written)
    assert written.startswith(b'{"format":"leggio-tournament","version":1}\n')


def test_a_changed_line_is_found_with_its_number() -> None:
    """The log: every line but the header is chained; a score that was changed is found where it is."""
    lines = content().split(b"\n")
    number = next(index for index, line in enumerate(lines) if b'"result_set"' in line)
    lines[number] = lines[number].replace(b'"first":4', b'"first":5')
    with pytest.raises(LogError) as error:
        read_tournament(b"\n".join(lines))
    assert (error.value.line, error.value.code) == (number + 1, "log.broken_chain")


def test_lines_that_went_missing() -> None:
    """The log: a line taken out, a line cut off, no lines at all."""
    lines = content().split(b"\n")
    for broken, line, code in (
        (b"\n".join([*lines[:2], *lines[3:]]), 3, "log.wrong_seq"),
        (content()[:-5], len(lines) - 1, "log.cut_line"),
        (lines[0] + b"\n", 1, "log.no_events"),
        (b"", 1, "log.not_json"),
        (b'{"format":"leggio-log","version":1}\n', 1, "log.not_a_log"),
        (b'{"format":"leggio-tournament","version":2}\n', 1, "log.unknown_version"),
        (b'{"format":"leggio-tournament","version":1,"x":1}\n', 1, "log.unknown_field"),
    ):
        with pytest.raises(LogError) as error:
            read_tournament(broken)
        assert (error.value.line, error.value.code) == (line, code)
    assert not is_tournament(b"")
    assert not is_tournament(b'{"format":"leggio-log","version":1,"game":"scrabble"}\n')
