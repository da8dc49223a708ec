"""A small app with the doors of people, guarded as the real one is, and browsers that come to it."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from litestar import Litestar, WebSocket, get, websocket
from litestar.di import NamedDependency
from litestar.openapi import OpenAPIConfig
from litestar.testing import TestClient
from litestar.types import ASGIApp, Receive, Scope, Send

from leggio.people.person import Person
from leggio.server.routes import people
from leggio.server.security import Security, SecuritySettings
from leggio.server.security.argon import Argon2Passwords
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.people_store import SqlPeopleStore
from support.databases import Database
from support.people import QUICK, Clock, people_over

SECRET = "a secret of some length, for tests only"  # noqa: S105 — of nobody
SITE = "http://leggio.test"


@get("/api/broken")
async def broken() -> None:
    """A fault of ours."""
    raise RuntimeError("the insides of the server")


@get("/health", opt={"unlimited": True})
async def health() -> str:
    """What is asked all the time."""
    return "well"


@get("/api/person")
async def who(person: NamedDependency[Person]) -> str:
    """Who asks, as any other door finds out."""
    return person.nickname


@websocket("/ws/person")
async def say_who(socket: WebSocket[Any, Any, Any], person: NamedDependency[Person]) -> None:
    """Who opened the socket."""
    await socket.accept()
    await socket.send_text(person.nickname)
    await socket.close()


def create_people_app(
    database: Database,
    *,
    secrets: tuple[str, ...] = (SECRET,),
    origins: frozenset[str] = frozenset(),
    clock: Callable[[], int] | None = None,
) -> Litestar:
    """The app, over a real database.

    Limits go by a clock that stands still unless one is given: however slow the machine, nothing is refilled meanwhile.
    """
    clock = clock or Clock()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        engine, passwords = open_engine(read_url(database.url)), Argon2Passwords(QUICK)
        app.state.people = people_over(SqlPeopleStore(engine), passwords, clock)
        yield
        passwords.close()
        await engine.dispose()

    return Litestar(
        [*people.routes.handlers, broken, health, who, say_who],
        plugins=[Security(SecuritySettings(secrets=secrets, origins=origins), now=clock)],
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(title="People", version="1", path="/api/schema"),
    )


class CallersAddress:
    """An app whose callers come from some address."""

    def __init__(self, app: ASGIApp, address: str) -> None:
        self._app = app
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with another address."""
        if scope["type"] != "lifespan":  # type: ignore[comparison-overlap]
            scope["client"] = (self._address, 50_000)
        await self._app(scope, receive, send)


class Browser(TestClient[Any]):
    """A browser on our own page: it keeps cookies and sends Origin."""

    def __init__(self, app: ASGIApp, site: str = SITE) -> None:
        super().__init__(app, base_url=site, raise_server_exceptions=False)
        self.headers.update({"Origin": site})

    def sign_up(self, nickname: str = "Anna") -> dict[str, Any]:
        """Become a guest."""
        answer = self.put("/api/me", json={"nickname": nickname})
        assert answer.status_code == 200, answer.text
        me: dict[str, Any] = answer.json()
        return me


@contextmanager
def a_browser(app: ASGIApp, address: str = "203.0.113.9", site: str = SITE) -> Iterator[Browser]:
    """A browser at an address, while the app runs."""
    with Browser(CallersAddress(app, address), site) as browser:
        yield browser
