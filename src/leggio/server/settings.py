"""How a server is set up: from the environment, with what the command line says on top."""

import difflib
import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

from leggio.core.thinking_time import MOST_SECONDS, THINKING, ThinkingError, thinking_seconds

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000
MOST_WORKERS = 64
BOT_PACE_MS = 900
THIS_MACHINE = "127.0.0.1,::1"
DATABASE_NAME = "leggio.db"

_POSTGRES = frozenset({"postgresql", "postgres", "postgresql+asyncpg"})
_DATABASES = _POSTGRES | {"sqlite", "sqlite+aiosqlite"}
_WEB = frozenset({"http", "https"})
_REDIS = frozenset({"redis", "rediss", "unix"})
ANALYSIS_EFFORTS = ("quick", "normal", "deep")
LOG_LEVELS = ("debug", "info", "warning", "error")
PREFIX = "LEGGIO_"
# All that Leggio reads, wherever it does, without the prefix. Any other that has it is a mistake: nobody would read it.
KNOWN = frozenset(
    {
        "ANALYSIS_EFFORT",
        "BOT_PACE_MS",
        "BOT_WORKERS",
        "CACHE",
        "DATA",
        "DATABASE_URL",
        "HOST",
        "LANG",
        "LANGUAGES",
        "LOG_LEVEL",
        "METRICS_TOKEN",
        "ORIGINS",
        "PORT",
        "PUBLIC_URL",
        "REDIS_URL",
        "SECRET",
        "THINKING",
        "TRUSTED_PROXIES",
        "WORKERS",
    }
)


class SettingsError(Exception):
    """A setting that makes no sense: a stable code, and data for a sentence. No secret is ever part of it."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server wants to know before it starts."""

    data: Path  # where the database and the secret are kept
    cache: Path  # where compiled lexicons are kept
    database_url: str
    redis_url: str | None = None
    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    workers: int = 1  # server processes that share the port
    bot_workers: int = 1  # processes that bots think in, for each server process
    bot_pace_ms: int = BOT_PACE_MS  # the least a bot takes for a move: people like to see what it does
    analysis_effort: str = "normal"  # how much thinking a game that was played gets
    metrics_token: str | None = None  # for those who read figures from elsewhere
    trusted_proxies: str = (
        THIS_MACHINE  # addresses whose word is taken for who the client is and whether it came by https
    )
    public_url: str | None = None  # where people find this server, for links that are shown elsewhere
    log_level: str = "info"

    @property
    def has_postgres(self) -> bool:
        """Whether several processes can share the database."""
        return urlsplit(self.database_url).scheme in _POSTGRES


def settings_from(
    environment: Mapping[str, str] = os.environ,
    *,
    host: str | None = None,
    port: int | None = None,
    workers: int | None = None,
) -> ServerSettings:
    """Read the settings; SettingsError names the one that is wrong."""
    _check_names(environment)
    read = _Environment(environment)
    data = Path(read.text("LEGGIO_DATA") or platformdirs.user_data_path("leggio"))
    chosen = workers if workers is not None else read.number("LEGGIO_WORKERS", 1)
    settings = ServerSettings(
        data=data,
        cache=Path(read.text("LEGGIO_CACHE") or platformdirs.user_cache_path("leggio")),
        database_url=read.url("LEGGIO_DATABASE_URL", _DATABASES) or f"sqlite:///{data.absolute() / DATABASE_NAME}",
        redis_url=read.url("LEGGIO_REDIS_URL", _REDIS),
        public_url=read.url("LEGGIO_PUBLIC_URL", _WEB),
        host=host or read.text("LEGGIO_HOST") or DEFAULT_HOST,
        port=port if port is not None else read.number("LEGGIO_PORT", DEFAULT_PORT),
        workers=chosen,
        bot_workers=read.number("LEGGIO_BOT_WORKERS", _bot_workers(chosen)),
        bot_pace_ms=read.number("LEGGIO_BOT_PACE_MS", BOT_PACE_MS),
        analysis_effort=(read.text("LEGGIO_ANALYSIS_EFFORT") or "normal").lower(),
        metrics_token=read.text("LEGGIO_METRICS_TOKEN"),
        trusted_proxies=read.text("LEGGIO_TRUSTED_PROXIES") or THIS_MACHINE,
        log_level=(read.text("LEGGIO_LOG_LEVEL") or "info").lower(),
    )
    _check(settings)
    _check_thinking(environment)
    return settings


def _check_names(environment: Mapping[str, str]) -> None:
    ours = (name.removeprefix(PREFIX) for name in sorted(environment) if name.startswith(PREFIX))
    for name in (name for name in ours if name not in KNOWN):
        near = difflib.get_close_matches(name, KNOWN, n=1)
        if near:
            raise SettingsError("settings.misspelt", name=PREFIX + name, meant=PREFIX + near[0])
        raise SettingsError("settings.unknown", name=PREFIX + name)


def _bot_workers(workers: int) -> int:
    """A core is left to the server; several servers have one process of bots each."""
    return max(1, (os.cpu_count() or 1) - 1) if workers == 1 else 1


def _check(settings: ServerSettings) -> None:
    if not 0 <= settings.port < 1 << 16:
        raise SettingsError("settings.port", port=settings.port)
    if not 1 <= settings.workers <= MOST_WORKERS:
        raise SettingsError("settings.workers", workers=settings.workers, most=MOST_WORKERS)
    if not 1 <= settings.bot_workers <= MOST_WORKERS:
        raise SettingsError("settings.workers", workers=settings.bot_workers, most=MOST_WORKERS)
    if settings.workers > 1 and settings.has_postgres and settings.redis_url is None:
        # Whoever sets PostgreSQL may have servers on other machines too.
        raise SettingsError("settings.workers_need_redis", workers=settings.workers)
    if settings.redis_url is not None and not settings.has_postgres:
        # Whoever sets Redis means to run servers on several machines, and SQLite is the file of one.
        raise SettingsError("settings.redis_needs_postgres")
    if settings.analysis_effort not in ANALYSIS_EFFORTS:
        raise SettingsError("settings.analysis_effort", effort=settings.analysis_effort, known=ANALYSIS_EFFORTS)
    for proxy in settings.trusted_proxies.split(","):
        if not _is_proxy(proxy.strip()):
            raise SettingsError("settings.proxies", value=proxy.strip())
    if settings.log_level not in LOG_LEVELS:
        raise SettingsError("settings.log_level", level=settings.log_level, known=LOG_LEVELS)


def _check_thinking(environment: Mapping[str, str]) -> None:
    """What bots go by in their own processes is told here, before anyone waits for one."""
    try:
        thinking_seconds(environment)
    except ThinkingError as error:
        raise SettingsError("settings.seconds", name=THINKING, value=str(error), most=MOST_SECONDS) from None


def _is_proxy(text: str) -> bool:
    """Whether this is an address or a network. `*` is neither: whoever calls could say they are anyone."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


class _Environment:
    """Variables, where an empty one is one that is not set."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables

    def text(self, name: str) -> str | None:
        return self._variables.get(name, "").strip() or None

    def number(self, name: str, usual: int) -> int:
        given = self.text(name)
        if given is None:
            return usual
        if not given.isascii() or not given.isdecimal():
            raise SettingsError("settings.number", name=name, value=given)
        return int(given)

    def url(self, name: str, schemes: frozenset[str]) -> str | None:
        given = self.text(name)
        # The address may hold a password: what is wrong with it is told without it.
        if given is not None and urlsplit(given).scheme not in schemes:
            raise SettingsError("settings.url", name=name, known=tuple(sorted(schemes)))
        return given
