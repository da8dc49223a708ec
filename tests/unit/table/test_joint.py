"""One reading for all who ask at the same moment."""

import asyncio

from leggio.table.joint import JointReading
from leggio.table.ports import StoreUnavailableError


class Store:
    """Counts what it is asked, and answers when told."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False
        self.may_answer = asyncio.Event()

    async def read(self) -> int:
        """The number of the reading."""
        self.asked += 1
        number = self.asked
        await self.may_answer.wait()
        if self.fails:
            raise StoreUnavailableError
        return number


def test_who_asks_while_one_is_under_way_shares_the_next() -> None:
    """Nobody gets what began to be read before they asked."""

    async def scenario() -> None:
        store = Store()
        joint = JointReading(store.read)
        first = [asyncio.ensure_future(joint()) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store.asked == 1
        later = [asyncio.ensure_future(joint()) for _ in range(5)]
        await asyncio.sleep(0)
        later[0].cancel()  # of one who left the others are none the worse
        store.may_answer.set()
        assert await asyncio.gather(*first, *later[1:]) == [1] * 5 + [2] * 4
        assert store.asked == 2

    asyncio.run(scenario())


def test_an_error_is_for_all_who_asked_and_nobody_after() -> None:
    """The store may be back for the next."""

    async def scenario() -> None:
        store = Store()
        joint = JointReading(store.read)
        store.may_answer.set()
        store.fails = True
        for each in await asyncio.gather(joint(), joint(), return_exceptions=True):
            assert isinstance(each, StoreUnavailableError)
        store.fails = False
        assert await joint() == 2

    asyncio.run(scenario())
