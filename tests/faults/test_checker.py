"""The checker is checked: a history of a real server holds, and the same one with a lie in it does not."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from faults.checker import findings
from faults.history import AnyRecord, Came, Entry, Fail, History, Kept, Ok, Seen, read_history
from faults.laboratory import run
from faults.machines import one_machine
from leggio.notation.log import LogWriter, read_log

Records = list[AnyRecord]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> History:
    """Some seconds of play at a real server that is killed a few times."""
    folder = tmp_path_factory.mktemp("told")

    async def play() -> History:
        async with one_machine(folder, f"sqlite:///{folder}/leggio.db", workers=1) as site:
            history, nemeses = await run(site, "checker", [["kill"]], 2.0, least=80)
            assert nemeses[0].struck
            assert site.faults == []
            return history

    return asyncio.run(play())


def test_what_really_happened_holds(told: History, tmp_path: Path) -> None:
    """Nothing is found in it, and nothing when it was kept and is read again."""
    assert findings(told, tolerance=8.0) == []  # the machine may be busy with other tests
    assert sum(isinstance(record, Ok) for record in told) >= 80
    told.save(tmp_path / "told.jsonl")
    assert read_history(tmp_path / "told.jsonl").records == told.records


def changed(records: Records, old: AnyRecord, **new: Any) -> Records:
    """The same with one record told otherwise."""
    return [msgspec.structs.replace(each, **new) if each is old else each for each in records]


def kept_of(records: Records, table: str) -> Kept:
    """The log of a table."""
    return next(each for each in records if isinstance(each, Kept) and each.table == table)


def kept_with_commands(records: Records) -> Kept:
    """A log in which people did several things."""
    logs = [each for each in records if isinstance(each, Kept)]
    return max(logs, key=lambda kept: sum(bool(entry.key) for entry in kept.entries))


def relogged(kept: Kept, entries: list[Entry]) -> dict[str, Any]:
    """Entries numbered and chained as if they had been written so."""
    game = json.loads(kept.header)["game"]
    events = read_log((kept.header + "".join(entry.lines for entry in kept.entries)).encode()).events
    by_entry = {id(entry): events[entry.seq - 1 : entry.upto] for entry in kept.entries}
    writer, seq, told = LogWriter(game), 0, []
    for entry in entries:
        mine = by_entry[id(entry)]
        lines = "".join(writer.line(event) for event in mine)
        told.append(Entry(seq=seq + 1, upto=seq + len(mine), key=entry.key, lines=lines))
        seq += len(mine)
    return {"entries": told, "head": seq}


def lost_acknowledgement(records: Records) -> Records:
    """The last command that was acknowledged at a table is not in its log."""
    kept = kept_with_commands(records)
    last = max(index for index, entry in enumerate(kept.entries) if entry.key)
    return changed(records, kept, **relogged(kept, kept.entries[:last]))


def done_twice(records: Records) -> Records:
    """A command is in the log twice."""
    kept = kept_with_commands(records)
    entry = next(entry for entry in kept.entries if entry.key)
    return changed(records, kept, **relogged(kept, [*kept.entries, entry]))


def done_though_refused(records: Records) -> Records:
    """What was acknowledged was refused, in truth."""
    ok = next(each for each in records if isinstance(each, Ok))
    refused = Fail(at=ok.at, client=ok.client, key=ok.key, code="play.not_yours")
    return [refused if each is ok else each for each in records]


def in_another_order(records: Records) -> Records:
    """Two commands changed places in the log."""
    kept = kept_with_commands(records)
    first, second = [index for index, entry in enumerate(kept.entries) if entry.key][:2]
    entries = list(kept.entries)
    entries[first], entries[second] = entries[second], entries[first]
    return changed(records, kept, **relogged(kept, entries))


def acknowledged_in_another_order(records: Records) -> Records:
    """Two commands of one person, one asked for after the other was acknowledged, changed places."""
    done = [each for each in records if isinstance(each, Ok)]
    first, second = [each for each in done if each.client == done[0].client][:2]
    return changed(changed(records, first, seq=second.seq), second, seq=first.seq)


def told_out_of_order(records: Records) -> Records:
    """A client was told of one thing before another."""
    updates = [each for each in records if isinstance(each, Seen) and each.frame["type"] == "update"]
    first, second = [each for each in updates if each.client == updates[0].client][:2]
    return changed(changed(records, first, frame=second.frame), second, frame=first.frame)


def not_told(records: Records) -> Records:
    """A client was never told of something in the middle."""
    seen = [each for each in records if isinstance(each, Seen) and each.frame["type"] == "update"]
    return [each for each in records if each is not seen[len(seen) // 2]]


def never_heard_the_end(records: Records) -> Records:
    """When all was well again, one client knew less than there was."""
    last = [each for each in records if isinstance(each, Seen) and each.frame["type"] == "update"][-1]
    return [
        each
        for each in records
        if not (isinstance(each, Seen) and each.client == last.client and each.frame["seq"] >= last.frame["seq"])
    ]


def shown_a_rack(records: Records) -> Records:
    """A spectator was shown the letters of a player."""
    seats = {each.client: each for each in records if isinstance(each, Came)}

    def racks() -> Iterator[Seen]:
        for each in records:
            if isinstance(each, Seen) and seats[each.client].game == "scrabble" and each.frame.get("view"):
                yield each

    watched = next(each for each in racks() if seats[each.client].seat is None)
    table, seq = seats[watched.client].table, watched.frame["seq"]
    mine = next(
        each
        for each in racks()
        if (came := seats[each.client]).table == table and came.seat == 0 and each.frame["seq"] == seq
    )
    frame = {**watched.frame, "view": {**watched.frame["view"], "hint": mine.frame["view"]["rack"]}}
    return changed(records, watched, frame=frame)


def at_speed(factor: float) -> Callable[[Records], Records]:
    """All happened in a fraction of the time, as far as people saw; or took a multiple of it."""

    def doctored(records: Records) -> Records:
        return [msgspec.structs.replace(each, at=each.at * factor) for each in records]

    return doctored


def without_a_chain(records: Records) -> Records:
    """Somebody changed a line of the log afterwards."""
    kept = kept_with_commands(records)
    entries = list(kept.entries)
    at = entries[-1]
    entries[-1] = msgspec.structs.replace(at, lines=at.lines.replace('"at":1', '"at":2', 1))
    return changed(records, kept, entries=entries)


@pytest.mark.parametrize(
    ("lie", "rule", "says"),
    [
        (lost_acknowledgement, "once", "was acknowledged at"),
        (done_twice, "once", "happened twice"),
        (done_though_refused, "once", "was refused"),
        (in_another_order, "log", "breaks the rules"),
        (acknowledged_in_another_order, "order", "was asked for after"),
        (told_out_of_order, "sight", "and was told of"),
        (not_told, "sight", "and was told of"),
        (never_heard_the_end, "sight", "when all was well again"),
        (shown_a_rack, "secrets", "seat None"),
        (at_speed(0.02), "clocks", "could be seen"),
        (at_speed(20.0), "clocks", "were charged"),
        (without_a_chain, "log", "cannot be read"),
    ],
)
def test_a_lie_is_found(told: History, lie: Callable[[Records], Records], rule: str, says: str) -> None:
    """Whatever is changed in a history that holds, the rule it breaks is named."""
    found = findings(History(lie(told.records)))
    assert any(finding.rule == rule and says in finding.what for finding in found), found[:5]
