"""Logs that somebody wrote by hand, chains and all: what is wrong is found before anything is made of them."""

import random

import pytest

from leggio.cli.analyze.opening import record_in
from leggio.cli.audited import UnsoundLogError
from leggio.core.auditing import Finding
from leggio.engine.analysis import Record
from leggio.notation.errors import NotationError
from leggio.notation.log import read_log
from leggio.server.routes.submitted_games import record_of_text
from leggio.server.security import ProblemError
from support.broken_logs import broken, logs_of

LOGS = 150


@pytest.mark.parametrize("game", ["scrabble", "scarabeo", "verbum", "duplicate"])
def test_a_broken_log_is_found_broken(game: str) -> None:
    """Reading or the audit says what is wrong; neither breaks, whatever an event claims."""
    found = 0
    for number in range(LOGS):
        rng = random.Random(f"{game} {number}")
        try:
            log = read_log(broken(rng.choice(logs_of(game)), rng))
        except NotationError:
            continue
        found += isinstance(log.game.audit(log.events), Finding)
    assert found > LOGS / 5


@pytest.mark.parametrize("game", ["scrabble", "scarabeo"])
def test_a_broken_log_is_not_analysed(game: str) -> None:
    """The audit comes first: of a log that breaks while it is replayed nobody gets anything but a refusal."""
    refused = 0
    for number in range(LOGS):
        rng = random.Random(f"{game} analysed {number}")
        content = broken(rng.choice(logs_of(game)), rng)
        try:
            assert isinstance(record_in(content), Record)
        except (NotationError, UnsoundLogError):
            refused += 1
            with pytest.raises(ProblemError):
                record_of_text(content.decode())
    assert refused > LOGS / 2
