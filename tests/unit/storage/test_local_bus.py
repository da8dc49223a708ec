"""The bus of a server that is alone."""

import asyncio

from leggio.storage.local_bus import LocalBus
from leggio.table.ports import Notice


def test_a_server_alone_hears_nothing() -> None:
    """Not even itself; listening ends when the bus is closed."""

    async def scenario() -> list[Notice]:
        heard: list[Notice] = []
        bus = LocalBus()

        async def hear(notice: Notice) -> None:
            heard.append(notice)

        listening = asyncio.create_task(bus.listen(hear))
        bus.publish(Notice(table="t", node="a", kind="entry"))
        await asyncio.sleep(0)
        assert not listening.done()
        await bus.close()
        await listening
        return heard

    assert asyncio.run(scenario()) == []
