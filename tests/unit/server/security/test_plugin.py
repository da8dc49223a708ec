"""What an operator says about security."""

from pathlib import Path

import pytest

from leggio.server.security import SecuritySettings
from leggio.server.security.origin import OriginError
from leggio.server.security.secret import SecretError

SECRET = "a-secret-of-some-length-for-tests-only"  # noqa: S105 — of nobody


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    """Secrets and origins; without them a secret in the data directory, and our own page alone."""
    given = SecuritySettings.read({"LEGGIO_SECRET": SECRET, "LEGGIO_ORIGINS": "https://leggio.test"}, tmp_path)
    assert given == SecuritySettings(secrets=(SECRET,), origins=frozenset({"https://leggio.test"}))
    assert list(tmp_path.iterdir()) == []
    usual = SecuritySettings.read({}, tmp_path)
    assert usual.origins == frozenset()
    assert usual.secrets == ((tmp_path / "secret").read_text().strip(),)


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    """Before anything is served."""
    with pytest.raises(SecretError):
        SecuritySettings.read({"LEGGIO_SECRET": "short"}, tmp_path)
    with pytest.raises(OriginError):
        SecuritySettings.read({"LEGGIO_SECRET": SECRET, "LEGGIO_ORIGINS": "*"}, tmp_path)
