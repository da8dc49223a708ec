"""What a server writes about itself: one line an event, JSON for machines, readable at a terminal.

Nobody's letters, cookies, tokens or codes are in it: routes are written as they are declared, `/api/codes/{code}`, and
nothing that people sent is written at all.
"""

import logging
import sys
from typing import TYPE_CHECKING, TextIO

from leggio.server.logger import structlog

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

# Where an error came from, line by line, without what the variables there held: a body, a rack, a cookie. What people
# read at a terminal, below, has none of it either.
_tracebacks = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def set_up_logs(level: str = "info", stream: TextIO | None = None) -> None:
    """Write this process's events to a stream, standard error unless another is given."""
    target = stream or sys.stderr
    readable = target.isatty()
    rendering: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if readable
        else [_tracebacks, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, *rendering],
        wrapper_class=structlog.make_filtering_bound_logger(_LEVELS[level]),
        logger_factory=structlog.WriteLoggerFactory(file=target),
        cache_logger_on_first_use=True,
    )
    # What libraries log takes the same form.
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[_without_record, *rendering], use_get_message=True
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(_LEVELS[level], logging.WARNING))


def _without_record(_logger: object, _name: str, event: "EventDict") -> "EventDict":
    """Leave out what structlog carries along for itself."""
    return {key: value for key, value in event.items() if not key.startswith("_")}
