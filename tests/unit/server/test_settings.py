"""The settings of a server."""

import re
from pathlib import Path

import pytest

from leggio.server.settings import KNOWN, PREFIX, SettingsError, settings_from

TWO = {"LEGGIO_DATABASE_URL": "postgresql://u:hunter2@db/leggio", "LEGGIO_REDIS_URL": "redis://cache"}


def test_nothing_set(tmp_path: Path) -> None:
    """One process, one SQLite file in the data directory, this machine only."""
    settings = settings_from({"LEGGIO_DATA": str(tmp_path)})
    assert settings.database_url == f"sqlite:///{tmp_path}/leggio.db"
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.redis_url is None


def test_the_command_line_comes_first(tmp_path: Path) -> None:
    """What is given with the command wins over the environment."""
    environment = {"LEGGIO_DATA": str(tmp_path), "LEGGIO_PORT": "9000", "LEGGIO_HOST": "0.0.0.0", **TWO}  # noqa: S104 - only a name here
    settings = settings_from(environment, host="::1", port=0, workers=3)
    assert (settings.host, settings.port, settings.workers) == ("::1", 0, 3)
    assert settings_from(environment).port == 9000


def test_several_processes_on_sqlite(tmp_path: Path) -> None:
    """One machine, one file: nothing else is needed."""
    assert settings_from({"LEGGIO_DATA": str(tmp_path), "LEGGIO_WORKERS": "4"}).workers == 4


def test_an_empty_variable_is_not_set(tmp_path: Path) -> None:
    """Service files often have `NAME=`."""
    settings = settings_from({"LEGGIO_DATA": str(tmp_path), "LEGGIO_PORT": " ", "LEGGIO_REDIS_URL": ""})
    assert settings.port == 8000
    assert settings.redis_url is None


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LEGGIO_PORT": "http"}, "settings.number"),
        ({"LEGGIO_PORT": "-1"}, "settings.number"),
        ({"LEGGIO_PORT": "70000"}, "settings.port"),
        ({"LEGGIO_WORKERS": "0"}, "settings.workers"),
        ({"LEGGIO_WORKERS": "1000", **TWO}, "settings.workers"),
        ({"LEGGIO_BOT_WORKERS": "0"}, "settings.workers"),
        ({"LEGGIO_WORKERS": "2", "LEGGIO_DATABASE_URL": TWO["LEGGIO_DATABASE_URL"]}, "settings.workers_need_redis"),
        ({"LEGGIO_REDIS_URL": TWO["LEGGIO_REDIS_URL"]}, "settings.redis_needs_postgres"),
        ({"LEGGIO_DATABASE_URL": "mysql://root:hunter2@db"}, "settings.url"),
        ({"LEGGIO_REDIS_URL": "http://cache"}, "settings.url"),
        ({"LEGGIO_LOG_LEVEL": "chatty"}, "settings.log_level"),
        ({"LEGGIO_THINKING": "nan"}, "settings.seconds"),
        ({"LEGGIO_THINKING": "inf"}, "settings.seconds"),
        ({"LEGGIO_THINKING": "-1"}, "settings.seconds"),
        ({"LEGGIO_THINKING": "a while"}, "settings.seconds"),
        ({"LEGGIO_TRUSTED_PROXIES": "*"}, "settings.proxies"),
        ({"LEGGIO_TRUSTED_PROXIES": "10.0.0.1,proxy"}, "settings.proxies"),
        ({"LEGGIO_TRUSTED_PROXIES": "10.0.0.1/24"}, "settings.proxies"),
    ],
)
def test_what_makes_no_sense(environment: dict[str, str], code: str) -> None:
    """Each has a code of its own, and no password is told."""
    with pytest.raises(SettingsError) as caught:
        settings_from(environment)
    assert caught.value.code == code
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "code", "meant"),
    [
        ("LEGGIO_WORKER", "settings.misspelt", "LEGGIO_WORKERS"),
        ("LEGGIO_DATABASE_ULR", "settings.misspelt", "LEGGIO_DATABASE_URL"),
        ("LEGGIO_COLOUR_OF_TILES", "settings.unknown", None),
    ],
)
def test_a_setting_that_nobody_reads_is_refused(name: str, code: str, meant: str | None) -> None:
    """Whoever set it believes it to work; its value, perhaps a secret, is not told."""
    with pytest.raises(SettingsError) as caught:
        settings_from({name: "hunter2", "OTHER": "x"})
    assert (caught.value.code, caught.value.detail.get("meant")) == (code, meant)
    assert "hunter2" not in str(caught.value)


def test_all_that_is_read_is_known_and_in_the_handbook() -> None:
    """No module asks the environment for a name that a server would refuse."""
    root = Path(__file__).parents[3]
    read = {
        name
        for path in (root / "src" / "leggio").rglob("*.py")
        for name in re.findall(r'"LEGGIO_([A-Z_]+)"', path.read_text())
    }
    assert read <= KNOWN
    told = (root / "docs" / "operations.md").read_text()
    assert [name for name in sorted(KNOWN) if f"`{PREFIX}{name}`" not in told] == []
