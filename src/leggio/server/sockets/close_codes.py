"""Why the server ends a connection."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Codes of WebSocket; those from 4000 are ours, 4000 and the status of HTTP that they resemble."""

    NORMAL = 1000
    FAILED = 1011  # a fault of ours
    RESTARTING = 1012  # come back in a moment
    TRY_LATER = 1013  # the store does not answer
    MISTAKES = 4400  # too many frames that make no sense
    REVOKED = 4401  # what let the client in was revoked
    NOT_FOUND = 4404  # no such table
    VERSION = 4406  # the client speaks another version
    NO_HELLO = 4408  # hello did not come in time
    TOO_MANY = 4409  # as many sockets are open as may be
    TOO_SLOW = 4413  # the client does not read what it is sent
    TOO_FAST = 4429  # too many frames


class ClientGoneError(Exception):
    """The client has closed the connection, or it broke."""
