"""Logs of Duplicate: they replay, they are decided again, and a change is found."""

import pytest
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.board import Direction
from leggio.games.duplicate import Game, audit
from leggio.games.duplicate import replay as again
from leggio.games.duplicate.commands import (
    Announce,
    Correct,
    Draw,
    EndGame,
    EnterSlip,
    Extend,
    Join,
    Penalise,
    Register,
    Remark,
    Remove,
    ReplaceDraw,
    Resign,
    Resume,
    RunWatch,
    Start,
    StopWatch,
    Suspend,
    Warn,
)
from leggio.games.duplicate.events import CODEC, AnyEvent, HandedIn, RoundClosed
from leggio.notation.log import LogError, read_log, write_log
from support.duplicate.halls import hall, in_round

ACROSS = Direction.ACROSS


def busy() -> Game:
    """An event in which everything happens that can."""
    game = hall("Anna", "Bea", solo_from=2)
    game.do(Register(player="Carlo", name="Nora"))
    game.do(Draw(start=False))
    game.do(Start(name="Nora"))
    game.hand_in(0, "8D", "MICIO")
    game.hand_in(1, "8A", "BOH")
    game.wait(seconds=155)
    game.do(StopWatch())
    game.do(Extend(by_ms=30_000))
    game.do(RunWatch())
    game.do(Remark(seat=1, text="Un momento"))
    game.do(Suspend())
    game.now += 5_000
    game.do(Resume())
    game.wait(minutes=3)
    game.do(EnterSlip(whom=2, square="F8", direction=ACROSS, word="MICIO", name="Nora"))
    game.do(Correct(whom=1, round=1, square="D8", direction=ACROSS, word="MICIA", valid=True))
    game.close()
    game.do(Correct(whom=1, round=1, square="D8", direction=ACROSS, word="MICIA"))
    game.do(Warn(whom=0, text="Silenzio"))
    game.do(Penalise(whom=0, points=5, text="Ancora"))
    game.do(Resign(seat=1))
    game.do(Join(player="Bea"))
    game.do(Remove(whom=2))
    game.draw()
    game.do(ReplaceDraw(start=False))
    game.do(EndGame(name="Nora"))
    return game


def test_a_log_leads_to_the_same_hall() -> None:
    """Premise: replayed and decided again, with no dictionary and no engine, everything is as it was."""
    game = busy()
    assert again(game.log) == game.state == audit(game.log)
    announced = hall("Anna", announced="Lotto di sabato, ruota di Bari")
    announced.do(Announce(value="4 8 15 16 23"))
    assert again(announced.log) == announced.state == audit(announced.log)
    kinds = {type(event) for event in (*game.log, *announced.log)}
    assert len(kinds) == len(CODEC.kinds)


def test_a_log_survives_its_file() -> None:
    """What was written is read back event by event, and a changed line is found."""
    game = busy()
    text = write_log("duplicate", game.log)
    read = read_log(text.encode())
    assert list(read.events) == game.log
    assert read.game.audit(read.events) == game.state
    with pytest.raises(LogError) as raised:
        read_log(text.replace('"points":5', '"points":50').encode())
    assert raised.value.code == "log.broken_chain"


def test_an_unplayable_draw_is_believed() -> None:
    """Custom of Duplicate: no play, and the log says so; what the engine knew then is not asked again."""
    game = hall("Anna", words=["ZZZZ"])
    game.do(Draw())
    assert audit(game.log) == game.state


def test_typed_letters_are_decided_again() -> None:
    """Art. 1: a real bag has no seal to follow, but tiles are tiles."""
    game = hall("Anna", drawing="desk")
    game.draw("MICIOAB")
    game.close()
    assert audit(game.log) == game.state
    forged = [replace(event, tiles="MICIOQQ") if CODEC.name(event) == "drawn" else event for event in game.log]
    found = audit(forged)
    assert isinstance(found, Finding)
    assert (found.event, found.code) == (2, "log.against_the_rules")


def _first(game: Game, kind: type[AnyEvent]) -> int:
    return next(index for index, event in enumerate(game.log) if isinstance(event, kind))


@pytest.mark.parametrize(
    ("name", "field", "value", "code"),
    [
        ("drawn", "tiles", "AAAAAAA", "bag.wrong_draw"),
        ("started", "rack", "AAAAAAA", "log.wrong_field"),
        ("started", "ends_at", 1, "log.wrong_field"),
        ("handed_in", "kept", 2, "log.wrong_field"),
        ("handed_in", "laid", None, "log.wrong_field"),
        ("round_closed", "solo", 1, "log.wrong_field"),
        ("round_closed", "seat", 1, "log.wrong_field"),
        ("corrected", "seat", 40, "log.against_the_rules"),
        ("ended", "scores", (9, 9, 9), "log.wrong_field"),
        ("ended", "top", 1000, "log.wrong_field"),
        ("joined", "seat", 7, "log.wrong_field"),
        ("opened", "salt", "x", "bag.broken_seal"),
        ("opened", "order", "A", "bag.wrong_tiles"),
        ("opened", "rules", "altro", "log.unknown_rules"),
    ],
)
def test_a_change_is_found(name: str, field: str, value: object, code: str) -> None:
    """Premise, art. 1: draws, scores, awards, results."""
    game = busy()
    where = next(index for index, event in enumerate(game.log) if CODEC.name(event) == name)
    forged = list(game.log)
    forged[where] = replace(forged[where], **{field: value})
    found = audit(forged)
    assert isinstance(found, Finding)
    assert (found.event, found.code) == (where + 1, code)


def test_a_top_that_scores_otherwise_is_found() -> None:
    """Art. 9-13: whatever the engine found then is scored again by the rules."""
    game = in_round("Anna")
    game.hand_in(0, "8D", "MICIO")
    game.close()
    where = _first(game, RoundClosed)
    closed = game.log[where]
    assert isinstance(closed, RoundClosed)
    forged = list(game.log)
    forged[where] = replace(closed, top=tuple(replace(top, score=top.score + 1) for top in closed.top))
    found = audit(forged)
    assert isinstance(found, Finding)
    assert found.detail["field"] == "top"


def test_a_slip_left_out_is_found() -> None:
    """Premise: the master play cannot be of a slip that nobody handed in."""
    game = in_round("Anna")
    game.hand_in(0, "8D", "MICIO")
    game.close()
    forged = [event for event in game.log if not isinstance(event, HandedIn)]
    assert isinstance(audit(forged), Finding)


def test_a_log_begins_with_an_opening() -> None:
    """Anything else is no log of a Duplicate."""
    game = in_round("Anna")
    for events in ([], game.log[1:]):
        found = audit(events)
        assert isinstance(found, Finding)
        assert found.code == "log.no_opening"
