"""The units for systemd (deploy/systemd): they are read by systemd itself where it is installed."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from leggio.server.settings import KNOWN, PREFIX

FOLDER = Path(__file__).parents[2] / "deploy" / "systemd"
UNITS = sorted(path.name for path in FOLDER.iterdir())
PROGRAM = "/opt/leggio/bin/leggio"
EXPOSED_AT_MOST = 20  # of 100, as `systemd-analyze security` counts


def read(unit: str) -> configparser.RawConfigParser:
    """What a unit says; of a setting given twice, the last."""
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # systemd minds capitals
    parser.read(FOLDER / unit)
    return parser


def test_units_name_what_there_is() -> None:
    """A service that says when it serves; every setting is one that a server takes."""
    assert UNITS == ["leggio-backup.service", "leggio-backup.timer", "leggio.service"]
    service = read("leggio.service")["Service"]
    assert (service["Type"], service["ExecStart"]) == ("notify", f"{PROGRAM} serve")
    for unit in ("leggio.service", "leggio-backup.service"):
        given = re.findall(rf"{PREFIX}([A-Z_]+)=", read(unit)["Service"]["Environment"])
        assert set(given) <= KNOWN
        assert read(unit)["Service"]["User"] == "leggio"
    assert read("leggio-backup.timer")["Install"]["WantedBy"] == "timers.target"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_takes_them(tmp_path: Path) -> None:
    """No setting is unknown to it, and it calls the services well shut in."""
    for unit in UNITS:
        (tmp_path / unit).write_text((FOLDER / unit).read_text().replace(PROGRAM, "/bin/true"))
    # Nothing but what was asked for: the machine's own units are none of our concern.
    checked = analyze("verify", "--man=no", "--recursive-errors=no", *(str(tmp_path / unit) for unit in UNITS))
    assert [line for line in checked.stderr.splitlines() if "leggio" in line] == []
    for unit in ("leggio.service", "leggio-backup.service"):
        options = ("--offline=true", "--no-pager", f"--threshold={EXPOSED_AT_MOST}")
        assert analyze("security", *options, str(tmp_path / unit)).returncode == 0, unit


def analyze(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """What systemd finds."""
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False, timeout=60)  # noqa: S603, S607 - by name
