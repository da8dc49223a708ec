"""The web application: every door there is, around one container."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Method

import leggio
from leggio.server.container import Container
from leggio.server.nearby import nearby_head
from leggio.server.request_log import RequestLog
from leggio.server.routes import (
    analyses,
    appendix,
    desk_links,
    editions,
    halls,
    hints,
    owner,
    paper,
    people,
    pictures,
    ratings,
    reports,
    study,
    tables,
    tournaments,
    words,
)
from leggio.server.routes.games import GAME_ROUTES
from leggio.server.routes.lookups import consulted, consulted_engine, consulted_on_word
from leggio.server.routes.operations import OPERATIONS
from leggio.server.routes.pages import pages
from leggio.server.routes.previews import previews
from leggio.server.routes.speech import SPEECH_ROUTES
from leggio.server.security import COMPONENTS, Security
from leggio.server.security.client import AnyConnection
from leggio.server.security.errors import on_store_down
from leggio.server.sockets.routes import SOCKETS
from leggio.table.ports import StoreUnavailableError

DESCRIPTION = """\
Tables of Italian word games. Everything that happens at a table goes over a WebSocket, `/ws/tables/{id}`, described in
docs/protocol.md; here is what comes before and after: people, opening tables, sitting down, logs, words.

Whatever is refused comes with a stable `code`, a `message` in the language of `Accept-Language` (it, en), and changes
nothing."""


def create_app(container: Container) -> Litestar:
    """An application around a container. Run by itself it opens and closes it; `serve` does so around it."""

    @asynccontextmanager
    async def open_container(app: Litestar) -> AsyncIterator[None]:
        await container.start()
        app.state["people"] = container.people
        try:
            yield
        finally:
            await container.close()

    async def the_container() -> Container:
        return container

    return Litestar(
        route_handlers=[
            *people.routes.handlers,
            *tables.routes.handlers,
            *tournaments.routes.handlers,
            *desk_links.routes.handlers,
            *paper.routes.handlers,
            *halls.routes.handlers,
            *words.routes.handlers,
            *appendix.routes.handlers,
            *ratings.routes.handlers,
            *reports.routes.handlers,
            *editions.routes.handlers,
            *owner.routes.handlers,
            *analyses.routes.handlers,
            *hints.routes.handlers,
            *study.routes.handlers,
            *GAME_ROUTES,
            *SPEECH_ROUTES,
            *OPERATIONS,
            *SOCKETS,
            *pictures.routes.handlers,
            *previews(),
            *pages(head=partial(nearby_head, container.settings)),
        ],
        dependencies={
            "container": Provide(the_container),
            "consulted": Provide(consulted),
            "consulted_on_word": Provide(consulted_on_word),
            "consulted_engine": Provide(consulted_engine),
        },
        plugins=[Security(container.security, shared=container.limits), RequestLog(container.metrics)],
        lifespan=[open_container],
        exception_handlers={StoreUnavailableError: on_store_down},
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Leggio",
            version=leggio.__version__,
            description=DESCRIPTION,
            openapi_router=Router(
                "/api/openapi.json", route_handlers=[], include_in_schema=False, guards=[_nothing_below]
            ),
            render_plugins=[JsonRenderPlugin(path="/")],
            components=COMPONENTS,
            operation_id_creator=_operation_id,
        ),
    )


def _operation_id(handler: HTTPRouteHandler, _: Method, __: object) -> str:
    """What generators of clients call an operation: the name of its function, which therefore stays as it is."""
    first, *others = handler.handler_name.split("_")
    return first + "".join(each.capitalize() for each in others)


def _nothing_below(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Litestar would show a page of its own below the description: here the refusal is that of every other path."""
    if connection.path_params:
        raise NotFoundException
