"""Figures of several processes, merged."""

import asyncio
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from leggio.server.figures import Figures, merged
from leggio.server.metrics import Metrics
from leggio.server.peer_channel import PeerChannel


def counted(times: int) -> Metrics:
    """The figures of a process that answered so many requests."""
    metrics = Metrics()
    for _ in range(times):
        metrics.answered("GET", 200, 0.01)
        metrics.committed(0.002)
    return metrics


def requests_of(exposition: bytes) -> dict[str, float]:
    """How many each process answered."""
    families = {family.name: family for family in text_string_to_metric_families(exposition.decode())}
    samples = families["leggio_requests"].samples
    return {sample.labels.get("worker", ""): sample.value for sample in samples if sample.name.endswith("_total")}


def test_every_sample_says_whose_it_is() -> None:
    """Each figure is described once, and none is lost: histograms, and figures without labels, too."""
    alone = {worker: counted(worker + 1).exposition() for worker in range(3)}
    together = merged(alone).decode()
    assert requests_of(together.encode()) == {"0": 1, "1": 2, "2": 3}
    lines = together.splitlines()
    about = [line for line in lines if line.startswith("# TYPE")]
    assert len(about) == len(set(about))
    samples = [line for line in lines if not line.startswith("#")]
    assert len(samples) == sum(
        not line.startswith("#") for each in alone.values() for line in each.decode().splitlines()
    )
    assert all('worker="' in line for line in samples)
    # Samples of a figure stand together, as Prometheus wants them.
    families = [family.name for family in text_string_to_metric_families(together)]
    assert len(families) == len(set(families))


def test_a_process_that_does_not_answer_is_left_out(tmp_path: Path) -> None:
    """Whichever of two is asked tells of both; once the other has ended, of itself."""

    async def asked() -> list[dict[str, float]]:
        first, second = (
            Figures(counted(number + 1).exposition, PeerChannel(tmp_path, number, 2)) for number in range(2)
        )
        await first.start()
        found = [requests_of(await first.of_all())]
        await second.start()
        found += [requests_of(await first.of_all()), requests_of(await second.of_all())]
        await second.close()
        found.append(requests_of(await first.of_all()))
        await first.close()
        return found

    assert asyncio.run(asked()) == [{"0": 1}, {"0": 1, "1": 2}, {"0": 1, "1": 2}, {"0": 1}]


def test_a_server_of_one_process_needs_no_label() -> None:
    """Its figures are as they were."""
    metrics = counted(2)
    assert requests_of(asyncio.run(Figures(metrics.exposition, None).of_all())) == {"": 2}
