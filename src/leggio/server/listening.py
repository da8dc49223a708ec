"""The socket a server listens on: taken before anything else, so that a port in use is told at once."""

import errno
import socket

from leggio.server.settings import ServerSettings, SettingsError

BACKLOG = 2048
# How long a client may leave what it was sent unread before the system drops it.
UNREAD_MS = 30_000


def listen(settings: ServerSettings) -> socket.socket:
    """Take the port; SettingsError if it cannot be had. Port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        settings.host.encode("idna")  # as it is looked up: what cannot be is no name at all
        taken = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise _refusal(settings, error) from None
    except UnicodeError:
        raise SettingsError("serve.bad_host", host=settings.host) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Connections inherit it.
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return taken


def address_of(port: int, settings: ServerSettings) -> str:
    """The address to put into a browser."""
    host = "localhost" if is_everywhere(settings) else f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{port}"


def is_everywhere(settings: ServerSettings) -> bool:
    """Whether others in the network reach this server too."""
    return settings.host in ("0.0.0.0", "::")  # noqa: S104 - compared, not listened on


def _refusal(settings: ServerSettings, error: OSError) -> SettingsError:
    # What is wrong with a name has a number below zero: `create_server` makes another error of it.
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL or (error.errno or 0) < 0:
        return SettingsError("serve.bad_host", host=settings.host)
    codes = {errno.EADDRINUSE: "serve.port_in_use", errno.EACCES: "serve.port_forbidden"}
    code = codes.get(error.errno or 0, "serve.cannot_listen")
    return SettingsError(code, port=settings.port, host=settings.host, cause=error.strerror or error)
