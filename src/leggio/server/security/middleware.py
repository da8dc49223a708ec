"""Security middleware, what every request passes first: limits, the page it comes from, the form of what it brings."""

import time
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from leggio.core.ratelimit import RateLimit
from leggio.people.person import Person
from leggio.server.security.body import LARGEST_BODY
from leggio.server.security.client import AnyConnection, bearer_of, home_of
from leggio.server.security.limit_counter import LimitCounter
from leggio.server.security.origin import SAFE_METHODS, is_trusted
from leggio.server.security.problems import ProblemError
from leggio.server.security.ratelimit import BY_ADDRESS, BY_PERSON, Act
from leggio.server.security.shared_limits import LimitNames, SharedBuckets


class RequestGuard:
    """Decides whether a request may go on. Raises ProblemError where it may not."""

    def __init__(
        self,
        origins: frozenset[str],
        now: Callable[[], int] | None = None,
        *,
        names: LimitNames | None = None,
        shared: SharedBuckets | None = None,
    ) -> None:
        self._origins = origins
        self._limits = LimitCounter(now or (lambda: time.monotonic_ns() // 1_000_000), names or LimitNames(""), shared)

    async def count(self, act: Act, connection: AnyConnection, person: Person | None = None) -> None:
        """Count one of these against the address, or against a person if one is given."""
        if person:
            await self._spend(act, f"person {person.id}", BY_PERSON[act])
        elif home := home_of(connection):
            await self._spend(act, f"home {home}", BY_ADDRESS[act])

    async def count_caller(self, act: Act, connection: AnyConnection, person: Person) -> None:
        """Count one of these against the address and against the person."""
        await self.count(act, connection)
        await self.count(act, connection, person)

    async def _spend(self, act: Act, whose: str, limit: RateLimit) -> None:
        if wait := await self._limits.take(act, whose, limit):
            raise ProblemError("rate.exceeded", limit=str(act), retry_after=-(-wait // 1000))

    def check_origin(self, connection: AnyConnection) -> None:
        """Against CSRF: a page that is not ours may neither change anything nor open a socket; a token may."""
        if bearer_of(connection) is not None:
            return
        origin = connection.headers.get("origin")
        if origin is None:
            raise ProblemError("origin.missing")
        if not is_trusted(origin, connection.headers.get("host", ""), self._origins):
            raise ProblemError("origin.foreign")


def act_of(connection: AnyConnection) -> Act:
    """What a request counts as."""
    scope = connection.scope
    if scope["type"] == ScopeType.WEBSOCKET:
        return Act.SOCKET
    return Act.READ if scope["method"] in SAFE_METHODS else Act.WRITE


def check_form(connection: AnyConnection) -> None:
    """What is brought is JSON: a form of another site cannot send that without asking first."""
    headers = connection.headers
    brings = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if brings or "content-type" in headers:
        media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
        if media_type != "application/json":
            raise ProblemError("body.not_json")


def check_host(connection: AnyConnection) -> None:
    """Exactly one host is called: of none or two, proxy and server may each believe another."""
    if sum(name == b"host" for name, _ in connection.scope["headers"]) != 1:
        raise ProblemError("http.bad_request")


def check_size(connection: AnyConnection) -> None:
    """What is announced as too large is not even read."""
    announced = connection.headers.get("content-length", "0")
    if not announced.isdecimal():
        raise ProblemError("http.bad_request")
    if len(announced) > 12 or int(announced) > LARGEST_BODY:
        raise ProblemError("body.too_large", most=LARGEST_BODY)


def measured(receive: Receive) -> Receive:
    """The same messages, until they have brought too much: what comes in chunks announces no size."""
    brought = 0

    async def receive_measured() -> ReceiveMessage:
        nonlocal brought
        message = await receive()
        if message["type"] == "http.request":
            brought += len(message.get("body", b""))
            if brought > LARGEST_BODY:
                raise ProblemError("body.too_large", most=LARGEST_BODY)
        return message

    return receive_measured


class SecurityMiddleware(ASGIMiddleware):
    """The guard in the way of every route, as middleware; a route with `opt={"unlimited": True}` is not counted."""

    def __init__(self, guard: RequestGuard) -> None:
        self._guard = guard

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or raise."""
        connection = AnyConnection(scope)
        try:
            act = act_of(connection)
            if not scope["route_handler"].opt.get("unlimited"):
                await self._guard.count(act, connection)
            check_host(connection)
            check_size(connection)
            if act is not Act.READ:
                self._guard.check_origin(connection)
            if act is Act.WRITE:
                check_form(connection)
        except ProblemError as problem:
            raise refusal_on(connection, problem) from None
        await next_app(scope, receive if act is Act.SOCKET else measured(receive), send)


def refusal_on(connection: AnyConnection, problem: ProblemError) -> Exception:
    """A problem as this kind of connection can be told of it: a socket is closed with 4000 and the status."""
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return WebSocketException(detail=problem.code, code=4000 + problem.status)
    return problem
