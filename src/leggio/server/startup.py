"""Starting a server, here or in several processes; what keeps it from starting comes with a code for a sentence."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from leggio.server.bus import bus_for
from leggio.server.container import Container
from leggio.server.lifecycle import run
from leggio.server.security.origin import OriginError
from leggio.server.security.secret import SecretError
from leggio.server.service_manager import ServiceManager
from leggio.server.settings import ServerSettings, SettingsError
from leggio.server.supervisor import Supervisor
from leggio.storage.engine import open_engine
from leggio.storage.errors import StorageError, cause_of
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate
from leggio.table.ports import StoreUnavailableError


class StartError(Exception):
    """The server cannot start: a stable code, and data for a sentence."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def run_here(settings: ServerSettings, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process until it is told to end."""
    manager = ServiceManager()

    def serves() -> None:
        ready()
        manager.ready()
        _keep_beating(manager)

    with _told():
        run(Container.of(settings), taken, serves, manager.ending)


def run_workers(settings: ServerSettings, taken: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in several processes, which this one looks after, until it is told to end."""
    with _told():
        Container.of(settings)  # makes the secret that all of them share
        bus_for(settings.redis_url)
        asyncio.run(_prepare(settings))
    Supervisor(taken, settings.workers, ready, ServiceManager()).run()


def _keep_beating(manager: ServiceManager) -> None:
    """Tell it from within the loop: a loop that hangs tells nothing."""
    if manager.beat_every_s:
        manager.beat()
        asyncio.get_running_loop().call_later(manager.beat_every_s, _keep_beating, manager)


async def _prepare(settings: ServerSettings) -> None:
    """Bring the database up to date, or find out why it cannot be used, before anyone is started."""
    engine = open_engine(read_url(settings.database_url))
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except (SecretError, OriginError, StorageError) as error:
        raise StartError(error.code, **error.detail) from None
    except SettingsError as error:
        raise StartError(error.code, **error.detail) from None
    except StoreUnavailableError as error:
        raise StartError("database.unavailable", cause=cause_of(error)) from None
