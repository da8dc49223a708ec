"""Real games in a store: each command of a game played at random is an entry, as a server would have written it."""

import random

from leggio.notation.log import LogWriter
from leggio.storage.event_store import SqlEventStore
from leggio.table.records import Entry, Head, Phase, Settings
from support.random_tables import EDITIONS
from support.table_records import a_line, a_member, a_table
from support.whole_games import play_whole_game


def entries_of(table: str, seed: int) -> list[Entry]:
    """A whole game at random, an entry a command."""
    game = play_whole_game(seed, EDITIONS[seed % len(EDITIONS)], 2, patience=60)
    writer = LogWriter("scrabble")
    entries = []
    seq = 1
    for number, deed in enumerate(game.deeds):
        lines = "".join(writer.line(event) for event in deed.events)
        upto = seq + len(deed.events) - 1
        entries.append(
            Entry(table=table, seq=seq, upto=upto, at=deed.now, idempotency_key=f"anna:{number}", lines=lines)
        )
        seq = upto + 1
    return entries


async def keep_games(store: SqlEventStore, count: int) -> list[str]:
    """So many tables, one of them a rematch: games that are over, one that goes on, one that never began."""
    ids: list[str] = []
    for seed in range(count):
        settings = Settings(game="scrabble", rules="figs", seats=2, public=seed % 2 == 0)
        # The rematch comes before its first game in the order of ids.
        table = a_table(id=f"game-{count - seed:03}", settings=settings, previous=ids[0] if seed == 1 else None)
        ids.append(table.id)
        await store.create_table(table, [a_member(table.id, "anna", 0, name="Annà"), a_member(table.id, "bea", 1)])
        entries = entries_of(table.id, seed)
        whole = seed != count - 1
        for entry in entries if whole else entries[: random.Random(seed).randint(2, 5)]:
            over = whole and entry is entries[-1]
            await store.append(entry, Head(phase=Phase.OVER if over else Phase.PLAYING, due_at=None))
        await store.say(a_line(table.id, "ciao 👋"))
    waiting = a_table(id="waiting")
    await store.create_table(waiting, [a_member(waiting.id, "anna", 0)])
    return [*ids, waiting.id]
