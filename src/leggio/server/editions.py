"""The editions that a server offers: its database has them, this machine gets a copy of each that is played by."""

import asyncio
import re
from pathlib import Path

from leggio.lexicon.edition import BUNDLED_NAME, Edition, EditionError, offered_shelf
from leggio.lexicon.edition.content import REFERENCE
from leggio.storage.edition_store import KeptEdition, SqlEditionStore

# How a label ends that a game records: name and number, and a fingerprint of the words.
_LABEL = re.compile(r"(?P<named>.+\.\d+)-[0-9a-f]{8}")


class Editions:
    """Finds editions by what people call them, and by what games recorded; `cache` is of compiled lexicons."""

    def __init__(self, store: SqlEditionStore, cache: Path) -> None:
        self.store = store
        self._shelf = offered_shelf(cache)

    async def settled(self, wanted: str) -> str | None:
        """The very version that a new table may choose by its name, or by its reference; None: it may not."""
        if wanted in ("", BUNDLED_NAME):
            return ""
        offered = [kept.edition for kept in await self.store.offered()]
        return next((each.reference for each in offered if wanted in (each.name, each.short, each.reference)), None)

    async def find(self, wanted: str) -> KeptEdition:
        """A version by name, by name and number, or by reference, offered or not; EditionError."""
        name, _, number = wanted.rpartition(".")
        if REFERENCE.fullmatch(wanted):
            found = await self.store.find(wanted)
        elif number.isdecimal() and number.isascii() and len(number) < _LONGEST_NUMBER:
            found = await self.store.numbered(name, int(number)) or await self.store.newest(wanted)
        else:
            found = await self.store.newest(wanted)
        if found is None:
            raise EditionError("edition.not_here", name=wanted[:_SHOWN])
        return found

    async def known(self, wanted: str) -> str:
        """The reference of a version that somebody asks about, brought to this machine; EditionError."""
        if wanted in ("", BUNDLED_NAME):
            return ""
        found = await self.find(wanted)
        await self._copy(found.edition)
        return found.edition.reference

    async def bring(self, reference: str) -> None:
        """See that the processes of this machine find a table's edition; EditionError if it is nowhere."""
        if reference and not await asyncio.to_thread(self._is_here, reference):
            await self._copy((await self.find(reference)).edition)

    async def of_label(self, label: str) -> str:
        """The edition that a game was played by, by the label that it recorded; none where it is not one of ours."""
        found = _LABEL.fullmatch(label)
        if not found:
            return ""
        # A label begins with the rules' profile, unless the edition is a list: its own name may have dashes too.
        named, (short, _, rest) = found["named"], found["named"].partition("-")
        for each in dict.fromkeys((rest if short else named, named)):
            name, _, number = each.rpartition(".")
            if name and len(number) < _LONGEST_NUMBER and (kept := await self.store.numbered(name, int(number))):
                await self._copy(kept.edition)
                return kept.edition.reference
        return ""

    def _is_here(self, reference: str) -> bool:
        try:
            self._shelf.find(reference)
        except EditionError:
            return False
        return True

    async def _copy(self, edition: Edition) -> None:
        await asyncio.to_thread(self._shelf.copy, edition)


_LONGEST_NUMBER = 7
_SHOWN = 60
