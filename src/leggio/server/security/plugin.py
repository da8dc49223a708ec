"""Everything of this package at once, put on an app."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import InitPlugin
from litestar.types import Scope

from leggio.people import People
from leggio.people.person import Identity, Person
from leggio.server.security.authentication import Authentication, connection_of
from leggio.server.security.body import JsonRequest
from leggio.server.security.cookie import NAME_ON_HTTPS, CookieJar
from leggio.server.security.errors import HANDLERS
from leggio.server.security.headers import add_headers
from leggio.server.security.middleware import RequestGuard, SecurityMiddleware
from leggio.server.security.origin import origins_from
from leggio.server.security.secret import secrets_from
from leggio.server.security.shared_limits import LimitNames, SharedLimits


class SecuritySettings(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator says about security."""

    secrets: tuple[str, ...]  # to sign cookies with the first, and to accept those of all
    origins: frozenset[str] = frozenset()  # besides our own

    @property
    def limit_names(self) -> LimitNames:
        """What callers are called where limits are kept."""
        return LimitNames(self.secrets[0])

    @classmethod
    def read(cls, environment: dict[str, str], data: Path) -> "SecuritySettings":
        """From LEGGIO_SECRET and LEGGIO_ORIGINS; SecretError, OriginError."""
        return cls(
            secrets=secrets_from(environment.get("LEGGIO_SECRET"), data),
            origins=origins_from(environment.get("LEGGIO_ORIGINS")),
        )


class Security(InitPlugin):
    """RequestGuard, headers, errors and authentication for a Litestar app.

    `Litestar(..., plugins=[Security(settings)])`; the app's lifespan sets `app.state.people` before the first request.
    Handlers may then ask for `person: Person` (refused with 401 if nobody knows), `identity: Identity`, `known:
    Identity | None`, `people: People`, `guard: RequestGuard` and `jar: CookieJar`, each as a NamedDependency; those of
    sockets too. `now` is a clock in milliseconds for the limits, the monotonic one unless given; `shared` are limits in
    common with other processes.
    """

    def __init__(
        self, settings: SecuritySettings, now: Callable[[], int] | None = None, shared: SharedLimits | None = None
    ) -> None:
        self.jar = CookieJar(settings.secrets)
        self.guard = RequestGuard(
            settings.origins, now, names=settings.limit_names, shared=shared.buckets if shared else None
        )
        self.authentication = Authentication(self.jar, self.guard)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Put everything on the app."""
        app_config.state["authentication"] = self.authentication
        app_config.middleware = [SecurityMiddleware(self.guard), *app_config.middleware]
        app_config.request_class = JsonRequest
        app_config.before_send.append(add_headers)
        app_config.exception_handlers = {**HANDLERS, **app_config.exception_handlers}
        app_config.dependencies = {**self._dependencies(), **app_config.dependencies}
        if app_config.openapi_config:
            _describe(app_config.openapi_config)
        return app_config

    def _dependencies(self) -> dict[str, Provide]:
        async def known(scope: Scope) -> Identity | None:
            return await self.authentication.known(connection_of(scope))

        async def identity(scope: Scope) -> Identity:
            return await self.authentication.identity(connection_of(scope))

        async def person(scope: Scope) -> Person:
            return (await self.authentication.identity(connection_of(scope))).person

        async def people(scope: Scope) -> People:
            found: People = connection_of(scope).app.state["people"]
            return found

        async def guard() -> RequestGuard:
            return self.guard

        async def jar() -> CookieJar:
            return self.jar

        return {each.__name__: Provide(each) for each in (known, identity, person, people, guard, jar)}


def _describe(openapi: OpenAPIConfig) -> None:
    """Put into the description of the API how one comes in, and what handlers say of themselves."""
    given = openapi.components if isinstance(openapi.components, list) else [openapi.components]
    openapi.components = [*given, COMPONENTS]
    openapi.use_handler_docstrings = True


COMPONENTS = Components(
    security_schemes={
        "cookie": SecurityScheme(
            type="apiKey",
            security_scheme_in="cookie",
            name=NAME_ON_HTTPS,
            description="The cookie of a browser; `leggio` on plain http. Requests that change something need Origin.",
        ),
        "token": SecurityScheme(type="http", scheme="bearer", description="The token of a program."),
    }
)
