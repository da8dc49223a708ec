"""How long `leggio serve` takes from the command to the first answered request, with the lexicon built.

    python benchmarks/start.py [--runs 7]

Each run is a new process on a database that exists, with Leggio's bytecode there, as an installation leaves it; where
Python may write none and the sources have changed since, a start takes half as long again. A second figure is the first
table that somebody opens: it needs the lexicon. Beside both, what Python alone takes to start. Figures are of one run
on one machine.
"""

import argparse
import compileall
import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import leggio
from leggio.lexicon.opening import cache_directory, open_lexicon


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7)
    chosen = parser.parse_args(arguments)
    open_lexicon(cache_directory())
    compileall.compile_dir(Path(leggio.__file__).parent, quiet=1)
    with tempfile.TemporaryDirectory(prefix="leggio-start-") as folder:
        start(Path(folder))  # makes the database and the secret
        runs = [start(Path(folder)) for _ in range(chosen.runs)]
    print(f"{os.cpu_count()} cores; load of the machine: {os.getloadavg()[0]:.1f}; {chosen.runs} runs")
    print("                          fastest   middle   slowest")
    show("Python alone", [python_alone() for _ in range(chosen.runs)])
    show("first answered request", [answered for answered, _ in runs])
    show("first table opened", [opened for _, opened in runs])


def show(what: str, seconds: list[float]) -> None:
    """A line."""
    print(f"  {what:<23} {min(seconds):>7.2f} s {statistics.median(seconds):>6.2f} s {max(seconds):>7.2f} s")


def start(folder: Path) -> tuple[float, float]:
    """Start a server and end it: seconds to the first answer, and to the first table."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "LEGGIO_DATA": str(folder), "LEGGIO_CACHE": str(cache_directory())}
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-m", "leggio", "serve", "--port", str(port)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        line = _connected(port, process)
        line.request("GET", "/healthz")
        assert line.getresponse().read()
        answered = time.perf_counter() - began
        headers = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json"}
        line.request("PUT", "/api/me", json.dumps({"nickname": "Anna"}), headers)
        came = line.getresponse()
        came.read()
        headers["Cookie"] = str(came.getheader("set-cookie")).partition(";")[0]
        settings = {"settings": {"game": "scrabble", "rules": "figs", "seats": 2}}
        line.request("POST", "/api/tables", json.dumps(settings), headers)
        opened = line.getresponse()
        opened.read()
        assert opened.status == 201
        line.close()
        return answered, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait()


def _connected(port: int, server: "subprocess.Popen[bytes]") -> http.client.HTTPConnection:
    """A connection as soon as the port is taken; the server answers when it can."""
    while server.poll() is None:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            line.connect()
        except ConnectionRefusedError:
            time.sleep(0.002)
        else:
            return line
    sys.exit(f"The server did not start: exit code {server.returncode}.")


def python_alone() -> float:
    """What comes before any code of ours."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
