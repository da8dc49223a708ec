"""A line in the log for each request, and a number for it; nothing that a person sent is in it."""

import secrets
import time
from typing import TYPE_CHECKING, cast

from litestar.config.app import AppConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.plugins import InitPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from leggio.server.logger import log, structlog
from leggio.server.metrics import Metrics

if TYPE_CHECKING:
    from litestar.types import HTTPScope

REQUEST_ID = "X-Request-Id"
_STATE = "leggio_request"


class RequestLog(InitPlugin):
    """Counts and writes down requests: method, the route as it is declared, status, time. Put it after the others."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Stand before everything else, and look at every answer, refusals included."""
        app_config.middleware = [_Numbering(), *app_config.middleware]
        app_config.before_send.append(self._note)
        return app_config

    async def _note(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        # An address that nothing answers to has not come past the middleware.
        number, began = scope["state"].get(_STATE, ("", time.perf_counter()))
        if number:
            MutableScopeHeaders.from_message(message)[REQUEST_ID] = number
        method, status, seconds = cast("HTTPScope", scope)["method"], message["status"], time.perf_counter() - began
        self._metrics.answered(method, status, seconds)
        route = scope.get("path_template", "")
        if not number or not scope["route_handler"].opt.get("unlimited"):
            log.info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1))


class _Numbering(ASGIMiddleware):
    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        number = secrets.token_hex(8)
        scope["state"][_STATE] = (number, time.perf_counter())
        with structlog.contextvars.bound_contextvars(request=number):
            await next_app(scope, receive, send)
