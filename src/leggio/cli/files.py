"""Files that people hand in or ask for. Anything wrong with them becomes a sentence, never a traceback."""

import contextlib
import gzip
import shlex
import sys
import zlib
from pathlib import Path

import typer

from leggio.cli.failure import SpokenError
from leggio.cli.speaking import Speaker

# Bytes of a file that somebody hands in: a tournament of hundreds has one or two million.
LARGEST = 64 << 20
STREAM = "-"  # standard input, or output


class FileError(SpokenError):
    """Something about a file that the user should know: the key of a sentence and its data."""

    def __init__(self, key: str, **data: object) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data

    def sentence(self, say: Speaker) -> str:
        """The sentence of the key."""
        return say(self.key, **self.data)


def unreadable(path: Path, error: Exception) -> FileError:
    """A file that cannot be read, and why."""
    if isinstance(error, UnicodeDecodeError):
        return FileError("file.not_text", file=path)
    if isinstance(error, (EOFError, zlib.error, gzip.BadGzipFile)):
        return FileError("file.damaged", file=path)
    return FileError("file.unreadable", file=path, cause=error)


def unwritable(path: Path, error: Exception) -> FileError:
    """A file that cannot be written, and why."""
    return FileError("file.unwritable", file=path, cause=error)


def read_bytes(path: Path) -> bytes:
    """The content of a file, or of standard input for `-`; no more than can be anything of ours."""
    try:
        if str(path) == STREAM:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
    except OSError as error:
        raise unreadable(path, error) from None
    if len(content) > LARGEST:
        raise FileError("file.too_large", file=path, most=LARGEST >> 20)
    return content


def write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet, or to standard output for `-`: what is there stays as it is."""
    if str(path) == STREAM:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    try:
        file = path.open("xb")
    except FileExistsError:
        raise FileError("file.exists", file=path) from None
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        with file:
            file.write(content)
    except OSError as error:
        discard(path)
        raise unwritable(path, error) from None


def deliver(content: bytes, target: Path | None, say: Speaker) -> None:
    """Hand over what was asked for: to a new file, or to standard output."""
    # Bytes, whatever the locale: a GCG says in its first line that it is UTF-8.
    write_new(Path(STREAM) if target is None else target, content)
    if target is None or str(target) == STREAM:
        return
    typer.echo(say("export.written", file=target))


def discard(path: Path) -> None:
    """Take away a file of ours that could not be written: half a file helps nobody, and bars its name."""
    with contextlib.suppress(OSError):
        path.unlink()


def shell_path(path: Path) -> str:
    """A path as one can paste it into a command."""
    text = str(path)
    return shlex.quote(f"./{text}" if text.startswith("-") else text)
