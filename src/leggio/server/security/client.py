"""The client of a request: what it says about who sends it, before anyone is believed."""

from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from leggio.people.client_origin import client_origin, home_address, is_local
from leggio.people.person import ClientOrigin
from leggio.speech import language_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """The address a request comes from; the server that listens has already asked the proxies it trusts."""
    return connection.client.host if connection.client else ""


def home_of(connection: AnyConnection) -> str:
    """What limits count by; nothing for this machine itself, which has none."""
    address = address_of(connection)
    return "" if is_local(address) or not address else home_address(address) or address


def client_origin_of(connection: AnyConnection) -> ClientOrigin:
    """What is shown of it to whom it belongs."""
    return client_origin(connection.headers.get("user-agent", ""), address_of(connection))


def is_https(connection: AnyConnection) -> bool:
    """Whether the caller's side is encrypted."""
    return connection.scope["scheme"] in {"https", "wss"}


def bearer_of(connection: AnyConnection) -> str | None:
    """The token a program sends, if it is one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def speech_of(connection: AnyConnection) -> str:
    """The language to answer in."""
    return language_of(connection.headers.get("accept-language", ""))
