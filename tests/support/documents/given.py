"""What whoever comes to a command of the documentation has: games that were played, lists of words, a database."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import leggio
from leggio.core.chance import StackedChance
from leggio.engine.duplicate import duplicate_judge
from leggio.games import duplicate
from leggio.games.duplicate.commands import EndGame
from leggio.lexicon.reports import Claim, Report
from leggio.notation.log import write_log
from leggio.people.person import ClientOrigin, Kind, Person, SignIn
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate
from leggio.storage.people_store import SqlPeopleStore
from leggio.storage.report_store import SqlReportStore

DATABASE = Path(".local/share/leggio/leggio.db")  # below a home on Linux
DISPUTED = {"zuzzerello": Claim.NOUN_M, "gazebo": Claim.FOREIGN, "asdf": Claim.MISSING}


def give(name: str, home: Path, folder: Path) -> None:
    """Make a file that a page takes for given, or the database of a server."""
    if name == "database":
        asyncio.run(_fill(home / DATABASE))
        return
    maker = next(make for end, make in MAKERS.items() if name.endswith(end))
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(maker())


def _game() -> leggio.Game:
    """Two turns of Scrabble, and an end."""
    game = leggio.Game("Anna", "Bea", racks=["MICIOAB", "ARMONAE"])
    for _ in range(2):
        game.play(game.legal_plays()[0])
    game.accept()
    game.resign()
    return game


def _duplicate() -> bytes:
    """A Duplicate of one round."""
    game = duplicate.Game("Anna", "Bea", judge=duplicate_judge(["micio", "mici"]), chance=StackedChance("MICIOAB"))
    game.draw()
    game.hand_in(0, "8F", "MICIO")
    game.wait(minutes=3)
    game.close()
    game.do(EndGame())
    return write_log("duplicate", game.log).encode()


async def _fill(file: Path) -> None:
    """The database of a server that hosted nothing yet, whose visitors dispute some words."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = open_engine(read_url(f"sqlite:///{file}"))
    await migrate(engine)
    sign_in = SignIn(id="anna", hash="anna", person="anna", began_at=1, seen_at=1, client=ClientOrigin("", ""))
    await SqlPeopleStore(engine).add_guest(Person(id="anna", nickname="Anna", kind=Kind.GUEST), sign_in)
    reports = SqlReportStore(engine)
    for at, (word, claim) in enumerate(DISPUTED.items()):
        report = Report(
            word=word, rules="figs", claim=claim, reason="", lexicon="figs-3", person="anna", name="Anna", at=at
        )
        await reports.add(report)
    await engine.dispose()


# By the end of a file's name.
MAKERS: dict[str, Callable[[], bytes]] = {
    "duplicate.jsonl": _duplicate,
    ".jsonl": lambda: leggio.write_log(_game()).encode(),
    ".gcg": lambda: leggio.write_gcg(_game()),
    ".txt": lambda: "\n".join(["GATTO", *leggio.open_lexicon().of_length(4)]).encode(),
}
