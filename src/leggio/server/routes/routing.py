"""Routing: routes of one subject, declared and described alike; what other frameworks call a router or a blueprint."""

from collections.abc import Callable, Mapping, Sequence

import litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from leggio.server.security.responses import read_errors, write_errors

Declare = Callable[[Callable[..., object]], HTTPRouteHandler]
Security = Sequence[dict[str, list[str]]]


class RouteGroup:
    """Collects the handlers of a subject, in the order they are declared.

    Each has a summary, and after it the statuses it may refuse with besides those of every route.
    """

    def __init__(self, tag: str, prefix: str = "/api", dependencies: Mapping[str, Provide] | None = None) -> None:
        self.handlers: list[HTTPRouteHandler] = []
        self._tags = [tag]
        self._prefix = prefix
        self._dependencies = dependencies

    def get(
        self,
        path: str,
        summary: str,
        *statuses: int,
        media_type: str | None = None,
        security: Security | None = None,
        sync_to_thread: bool | None = None,
        dependencies: Mapping[str, Provide] | None = None,
        answer: type | None = None,
    ) -> Declare:
        """A route that changes nothing. `answer` is what its JSON is, where the handler returns bytes."""
        described = {200: ResponseSpec(answer, generate_examples=False)} if answer else {}
        return self._collected(
            litestar.get(
                self._prefix + path,
                dependencies=dependencies or self._dependencies,
                tags=self._tags,
                summary=summary,
                responses=described | read_errors(*statuses),
                media_type=media_type,
                security=security,
                sync_to_thread=sync_to_thread,
            )
        )

    def post(
        self, path: str, summary: str, *statuses: int, status_code: int = 201, security: Security | None = None
    ) -> Declare:
        """A route that makes something, or does it: then with status 200 or 204."""
        return self._changing(litestar.post, path, summary, statuses, status_code, security)

    def put(
        self, path: str, summary: str, *statuses: int, status_code: int = 200, security: Security | None = None
    ) -> Declare:
        """A route that puts something in its place."""
        return self._changing(litestar.put, path, summary, statuses, status_code, security)

    def delete(
        self, path: str, summary: str, *statuses: int, status_code: int | None = None, security: Security | None = None
    ) -> Declare:
        """A route that takes something away; with status 204, unless it answers with something."""
        return self._changing(litestar.delete, path, summary, statuses, status_code, security)

    def _changing(
        self,
        method: Callable[..., HTTPRouteHandler],
        path: str,
        summary: str,
        statuses: Sequence[int],
        status_code: int | None,
        security: Security | None,
    ) -> Declare:
        return self._collected(
            method(
                self._prefix + path,
                dependencies=self._dependencies,
                tags=self._tags,
                summary=summary,
                responses=write_errors(*statuses),
                status_code=status_code,
                security=security,
            )
        )

    def _collected(self, declare: HTTPRouteHandler) -> Declare:
        def declared(handler: Callable[..., object]) -> HTTPRouteHandler:
            route = declare(handler)
            self.handlers.append(route)
            return route

        return declared
