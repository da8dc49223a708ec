"""Further processes of the server."""

import subprocess
from pathlib import Path

import leggio.server
from leggio.server import own_python
from leggio.server.own_python import PYTHON_MODULE


def test_no_code_of_the_current_directory_runs(tmp_path: Path) -> None:
    """Whoever starts the server in a directory that others write to runs nothing of theirs."""
    for name in ("msgspec", "leggio", "typing"):
        (tmp_path / f"{name}.py").write_text("print('theirs')\nraise SystemExit(7)\n")
    command = [*PYTHON_MODULE, "leggio", "--version"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (done.returncode, done.stdout[:7]) == (0, "leggio ")


def test_no_process_of_the_server_is_started_otherwise() -> None:
    """Whatever runs Python, for bots, analyses or workers, takes it from there."""
    sources = Path(str(leggio.server.__file__)).parent.rglob("*.py")
    runs_python = {source for source in sources if "sys.executable" in source.read_text("utf-8")}
    assert runs_python == {Path(own_python.__file__)}
