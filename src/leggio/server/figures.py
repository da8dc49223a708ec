"""The figures of all processes of a server: whichever is asked answers for all, each sample labelled with its process.

One that is asked asks the others, each at a socket in the folder of the peer channel; whoever does not answer in time
is left out, as a process that has died is. A counter of one process alone, read at another each time, would go up and
down.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from leggio.server.peer_channel import PeerChannel

_PATIENCE_S = 2.0

Expose = Callable[[], bytes]


class Figures:
    """What this process counts, and through it what all of them do."""

    def __init__(self, own: Expose, channel: PeerChannel | None) -> None:
        self._own = own
        self._channel = channel
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer the others, if there are any."""
        if self._channel is not None:
            place = _place(self._channel, self._channel.number)
            place.unlink(missing_ok=True)  # of the process that was here before, and died
            self._server = await asyncio.start_unix_server(self._answer, place)

    async def close(self) -> None:
        """Answer nobody any more."""
        if self._server is not None:
            self._server.close()

    async def of_all(self) -> bytes:
        """The figures of every process that answers, as Prometheus reads them."""
        if self._channel is None:
            return self._own()
        channel = self._channel
        asked = await asyncio.gather(*(_ask(_place(channel, peer)) for peer in channel.peers))
        told = dict(zip(channel.peers, asked, strict=True)) | {channel.number: self._own()}
        return merged({worker: told[worker] for worker in sorted(told)})

    async def _answer(self, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            writer.write(self._own())
            await writer.drain()
        writer.close()


def merged(told: Mapping[int, bytes]) -> bytes:
    """One exposition of several: what a figure is about is said once, and each sample says whose it is."""
    about: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for worker, exposition in told.items():
        for figure, line in _by_figure(exposition.decode().splitlines()):
            if line.startswith("#"):
                lines = about.setdefault(figure, [])
                if line not in lines:
                    lines.append(line)
            else:
                samples.setdefault(figure, []).append(_labelled(line, worker))
    return "".join(f"{line}\n" for figure in about for line in (*about[figure], *samples.get(figure, ()))).encode()


def _by_figure(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Lines with the figure they are of: that of the last `# HELP`, since samples of histograms have other names."""
    figure = ""
    for line in lines:
        if line.startswith("# HELP "):
            figure = line.split(maxsplit=3)[2]
        if line:
            yield figure, line


def _labelled(sample: str, worker: int) -> str:
    name, brace, labels = sample.partition("{")
    if brace:
        return f'{name}{{worker="{worker}",{labels}'
    name, _, value = sample.partition(" ")
    return f'{name}{{worker="{worker}"}} {value}'


async def _ask(place: Path) -> bytes:
    try:
        async with asyncio.timeout(_PATIENCE_S):
            reader, writer = await asyncio.open_unix_connection(place)
            try:
                return await reader.read()
            finally:
                writer.close()
    except (OSError, TimeoutError):  # it has died, has not begun, or hangs
        return b""


def _place(channel: PeerChannel, number: int) -> Path:
    return channel.folder / f"figures-{number}"
