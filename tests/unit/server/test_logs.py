"""What a server writes about itself."""

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest
import structlog

from leggio.server.logs import set_up_logs


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def test_json_for_machines() -> None:
    """One object a line, with the moment, the level and what belongs to the request."""
    stream = io.StringIO()
    set_up_logs("info", stream)
    with structlog.contextvars.bound_contextvars(request="r1"):
        structlog.get_logger("test").info("serving", port=1)
    logging.getLogger("library").warning("careful: %s", "più")
    ours, theirs = map(json.loads, stream.getvalue().splitlines())
    assert (ours["event"], ours["port"], ours["request"], ours["level"]) == ("serving", 1, "r1", "info")
    assert (theirs["event"], theirs["level"]) == ("careful: più", "warning")


def test_errors_are_part_of_the_object() -> None:
    """What went wrong is told in the same line."""
    stream = io.StringIO()
    set_up_logs("info", stream)
    structlog.get_logger("test").error("failed", exc_info=KeyError("lost"))
    (line,) = stream.getvalue().splitlines()
    assert "KeyError" in json.dumps(json.loads(line)["exception"])


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_errors_tell_where_and_not_with_what(stream: io.StringIO) -> None:
    """A body with a password that met a fault of ours is not in the log, nor is anything else that was at hand."""

    def fail(body: str) -> None:
        raise KeyError(len(body))

    set_up_logs("info", stream)
    for logger in (structlog.get_logger("test"), logging.getLogger("library")):
        try:
            fail(body="pass" + "phrase of Anna's")
        except KeyError:
            logger.exception("failed")
    assert stream.getvalue().count("KeyError") >= 2
    assert "passphrase" not in stream.getvalue()


def test_readable_at_a_terminal() -> None:
    """People get no JSON."""
    stream = Terminal()
    set_up_logs("info", stream)
    structlog.get_logger("test").info("serving")
    assert "serving" in stream.getvalue()
    assert "{" not in stream.getvalue()


def test_levels() -> None:
    """Below the level nothing is written."""
    stream = io.StringIO()
    set_up_logs("warning", stream)
    structlog.get_logger("test").info("serving")
    assert stream.getvalue() == ""
    assert sys.stderr is not stream
