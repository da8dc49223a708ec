"""Authentication: the cookie of a browser or the token of a program, looked up once for each request."""

import asyncio

from litestar.datastructures import Cookie
from litestar.types import Scope

from leggio.people import People
from leggio.people.person import Identity
from leggio.server.security.client import AnyConnection, bearer_of, is_https
from leggio.server.security.cookie import CookieJar, cookie_name
from leggio.server.security.middleware import RequestGuard, act_of, refusal_on
from leggio.server.security.problems import ProblemError

_KNOWN = "leggio_identity"
_TO_RENEW = "leggio_secret_to_renew"


class Authentication:
    """Finds out who somebody is. Where a token is sent, the cookie does not count, whether the token is good or not."""

    def __init__(self, jar: CookieJar, guard: RequestGuard) -> None:
        self._jar = jar
        self._guard = guard

    async def known(self, connection: AnyConnection) -> Identity | None:
        """Who it is, counted against their limits; None: nobody we know. A bad token is refused."""
        state = connection.scope["state"]
        if _KNOWN not in state:
            # A task, not what comes of it: dependencies are looked up side by side, and one request counts once.
            state[_KNOWN] = asyncio.ensure_future(self._counted(connection))
        looking: asyncio.Future[Identity | None] = state[_KNOWN]
        return await looking

    async def _counted(self, connection: AnyConnection) -> Identity | None:
        try:
            identity = await self._look_up(connection)
            if identity and not connection.scope["route_handler"].opt.get("unlimited"):
                await self._guard.count(act_of(connection), connection, identity.person)
        except ProblemError as problem:
            raise refusal_on(connection, problem) from None
        return identity

    async def identity(self, connection: AnyConnection) -> Identity:
        """Who it is, and what let them in; refused if nobody knows."""
        found = await self.known(connection)
        if found is None:
            raise refusal_on(connection, ProblemError("session.none"))
        return found

    async def _look_up(self, connection: AnyConnection) -> Identity | None:
        people: People = connection.app.state["people"]
        token = bearer_of(connection)
        if token is not None:
            identity = await people.programs.identify(token)
            if identity is None:
                raise ProblemError("session.bad_token")
            return identity
        cookie = connection.cookies.get(cookie_name(https=is_https(connection)))
        opened = self._jar.open(cookie) if cookie else None
        identity = await people.sign_ins.identify(opened.secret) if opened else None
        if opened and identity and opened.to_renew:
            connection.scope["state"][_TO_RENEW] = opened.secret
        return identity

    def renewed(self, connection: AnyConnection) -> list[Cookie]:
        """A fresh cookie for a browser that was identified, if its own has grown old; to go with the answer."""
        secret = connection.scope["state"].get(_TO_RENEW)
        return [self._jar.cookie(secret, https=is_https(connection))] if secret else []


def connection_of(scope: Scope) -> AnyConnection:
    """The connection of a scope, as dependencies are given it: the same for requests and sockets."""
    return AnyConnection(scope)
