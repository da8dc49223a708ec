"""What GitHub is told to do (.github/workflows): by GitHub's own schema, and by scripts that are there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())


def test_workflows_are_what_github_takes() -> None:
    """Every key and every kind of value."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*command, *WORKFLOWS], capture_output=True, text=True, check=False, timeout=120)  # noqa: S603 - our own files
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_what_they_run_is_there(workflow: Path) -> None:
    """Scripts can be run, targets of make exist, and what a job waits for is a job."""
    targets = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    jobs = yaml.safe_load(workflow.read_text())["jobs"]
    for job in jobs.values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= jobs.keys()
        for step in job["steps"]:
            for script in re.findall(r"(?<![\w/])(?:scripts|\.ci)/\w+", step.get("run", "")):
                assert (ROOT / script).exists(), script
            for target in re.findall(r"\bmake ([\w-]+)", step.get("run", "")):
                assert target in targets, target
