"""Games and engines are loaded when they are first asked for, by whichever threads do."""

import subprocess
import sys

# In a process of its own: what is loaded stays so. One thread is held in the middle of loading a package until another
# has begun to load a module of it; were both let in, Python would give one of them a module half made.
_LOAD = """
import sys, threading, time
from leggio.engine.registry import find_engine
from leggio.games.registry import GAMES

inside, failed = threading.Event(), []

class Slow:
    def find_spec(self, name, path=None, target=None):
        if name == "leggio.games.scrabble.audit":
            inside.set()
            time.sleep(0.3)

def ask(what):
    try:
        what()
    except BaseException as error:
        failed.append(error)

sys.meta_path.insert(0, Slow())
one = threading.Thread(target=ask, args=(lambda: find_engine("scrabble"),))
one.start()
inside.wait()
ask(lambda: GAMES["scrabble"])
one.join()
sys.exit(repr(failed) if failed else 0)
"""


def test_two_threads_ask_at_once() -> None:
    """A server that has just started is asked for a game by a request and for its engine by a thread that judges."""
    done = subprocess.run([sys.executable, "-c", _LOAD], capture_output=True, text=True, timeout=60, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
