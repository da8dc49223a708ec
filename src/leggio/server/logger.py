"""The server's logger, loaded without what it does not use."""

import sys

# Structlog loads rich, a tenth of a second, for coloured tracebacks, which no log of ours has.
_hidden = "rich" not in sys.modules
if _hidden:
    sys.modules["rich"] = None  # type: ignore[assignment]  # the documented way to make an import fail
try:
    import structlog
finally:
    if _hidden:
        del sys.modules["rich"]

__all__ = ["log", "structlog"]

log = structlog.get_logger("leggio.server")
