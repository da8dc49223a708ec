"""Logs that were written once hold for ever: they verify, lead to the same state, and show everybody the same."""

import json
from pathlib import Path
from typing import Any

import pytest

from support.corpus import product, recording
from support.terminal import run

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob(f"*/*{recording.LOG}"))
FEWEST = 15  # logs of each kind

every_log = pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def beside(path: Path, suffix: str) -> str:
    """What is kept beside a log."""
    return recording.unpacked(path.with_name(path.stem + suffix).read_bytes())


def events_of(path: Path) -> tuple[Any, ...]:
    """The events of a log, by the product's own reader, which checks the chain."""
    kind, events = product.read(path.read_bytes())
    assert kind == path.parent.name
    return events


@every_log
def test_a_log_leads_to_the_same_state(path: Path) -> None:
    """Replayed, and with every event decided again: the state that was kept, byte for byte."""
    kind, events = path.parent.name, events_of(path)
    audited = product.audit(kind, events)
    assert product.holds(audited), audited
    assert recording.state_text(audited).splitlines() == beside(path, recording.STATE).splitlines()
    assert recording.state_text(audited) == beside(path, recording.STATE)
    assert product.replay(kind, events) == audited


@every_log
def test_a_log_shows_everybody_the_same(path: Path) -> None:
    """What each seat and each watcher saw on the way is still there with the same value; a view may have gained."""
    recorded = json.loads(beside(path, recording.SEEN))
    assert recording.missing(recorded, recording.seen(path.parent.name, events_of(path))) == []


@every_log
def test_everybody_is_told_the_same(path: Path) -> None:
    """Of each event everyone is told what they were told then, no less and no more."""
    told = recording.told_text(path.parent.name, events_of(path))
    assert json.loads(told) == json.loads(beside(path, recording.TOLD))


@every_log
def test_a_log_is_written_the_same(path: Path) -> None:
    """The product writes the events of a log exactly as it did then."""
    assert product.write(path.parent.name, events_of(path)).splitlines() == path.read_bytes().splitlines()


@every_log
def test_people_can_verify_a_log(path: Path) -> None:
    """`leggio verify` finds nothing, and says the chain of the last line."""
    result = run("verify", path)
    assert result.code == 0
    assert json.loads(path.read_bytes().splitlines()[-1])["chain"] in result.out


@pytest.mark.parametrize("kind", product.HOSTED)
def test_every_kind_of_event_is_there(kind: str) -> None:
    """No kind of event is left out, some games are over and some are not."""
    logs = [events_of(path) for path in LOGS if path.parent.name == kind]
    assert len(logs) >= FEWEST
    last = {product.kind_of_event(kind, events[-1]) for events in logs}
    assert last & {"ended", "closed"}
    assert last - {"ended", "closed"}
    assert {product.kind_of_event(kind, event) for events in logs for event in events} == product.event_kinds(kind)
