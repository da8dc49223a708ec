"""One session a log: whoever plays holds a lock on the file itself, which ends with the session however it ends."""

import sys
from io import FileIO

if sys.platform == "win32":

    def take_lock(file: FileIO) -> bool:  # noqa: ARG001 - no locks of this kind there
        """Whether the file is ours alone."""
        return True

else:
    import fcntl

    def take_lock(file: FileIO) -> bool:
        """Whether the file is ours alone, until it is closed."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network file systems know no locks: a game without one is better than no game.
            return True
        return True
