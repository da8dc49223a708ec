"""`leggio` in a process of its own for each command, forked from one that has loaded what commands need.

Loading takes half a second of processor time, and the pages have more than a hundred commands. A small program of that
name, first on the user's path, hands its arguments, folder, environment and streams over, and ends with the same code.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from leggio.cli.commands import COMMANDS
from leggio.cli.main import main
from leggio.games.registry import GAMES

DIED = 70  # the code of a command whose process ended without one
_SHIM = """\
#!{python} -SIE
import json, os, socket, sys
with socket.socket(socket.AF_UNIX) as server:
    server.connect({address!r})
    message = json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ)]).encode()
    socket.send_fds(server, [len(message).to_bytes(8, "big")], [0, 1, 2])
    server.sendall(message)
    sys.exit(int(server.recv(16) or b"{died}"))
"""


@contextmanager
def forking(folder: Path) -> Iterator[Path]:
    """The folder of a program `leggio`, as long as its server runs."""
    address = folder / "socket"
    programs = folder / "bin"
    programs.mkdir()
    shim = programs / "leggio"
    shim.write_text(_SHIM.format(python=sys.executable, address=str(address), died=DIED))
    shim.chmod(0o755)
    server = subprocess.Popen(  # noqa: S603 - our own Python
        [sys.executable, "-X", "utf8", __file__, str(address)], stdout=subprocess.PIPE, start_new_session=True
    )
    try:
        assert server.stdout
        assert server.stdout.readline() == b"ready\n"
        yield programs
    finally:
        os.killpg(server.pid, signal.SIGKILL)  # and what it has forked and is still there
        server.communicate()


def _serve(address: str) -> None:
    for command in COMMANDS.values():
        import_module(command.partition(":")[0])
    assert all(GAMES.values())
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(address)
        listening.listen()
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them but who asked
        print("ready", flush=True)  # noqa: T201 - for whoever started this
        while True:
            connection, _ = listening.accept()
            with connection:
                if os.fork() == 0:
                    _run(connection)


def _run(connection: socket.socket) -> None:
    """Be the command that is asked for, and end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    head, streams, _, _ = socket.recv_fds(connection, 8, 3)
    message = b""
    while len(message) < int.from_bytes(head, "big"):
        message += connection.recv(1 << 16)
    arguments, folder, environment = json.loads(message)
    for ours, theirs in enumerate(streams):
        os.dup2(theirs, ours)
    sys.stdin, sys.stdout, sys.stderr = (open(ours, mode, encoding="utf-8") for ours, mode in enumerate("rww"))  # noqa: PTH123, SIM115
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["leggio", *arguments]
    code = _code()
    connection.sendall(str(code).encode())
    os._exit(code)


def _code() -> int:
    code: object = 0
    try:
        main()
    except SystemExit as ended:
        code = ended.code
    except BaseException:  # noqa: BLE001 - as Python itself would tell it
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return code if isinstance(code, int) else int(code is not None)


if __name__ == "__main__":
    _serve(sys.argv[1])
