"""Files of the web app that are made from the rules are what the rules give today."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.mark.parametrize(
    "script",
    [
        "preview_fixtures.py",
        "refusal_codes.py",
        "judge_fixtures.py",
        "analysis_fixtures.py",
        "web_messages.py",
        "game_fixtures.py",
        "short_words.py",
        "mixing_fixtures.py",
    ],
)
def test_it_is_up_to_date(script: str) -> None:
    """A rule that changed shows here until its file is made again."""
    done = subprocess.run([sys.executable, SCRIPTS / script, "--check"], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
