"""Logs of Verbum at random, changed in one place: the audit tells a broken log from one that could have been."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from leggio.games.verbum import Finding, audit, replay
from support.examples import whole_games
from support.verbum.forgery import Original, forge, write_again
from support.verbum.random_tables import SEATS
from support.verbum.whole_games import Tally, play_whole_game

GAMES = 100
FORGERIES = 12
FINDINGS = {
    "bag.broken_seal",
    "bag.wrong_draw",
    "bag.wrong_tiles",
    "log.against_the_rules",
    "log.cut_short",
    "log.no_opening",
    "log.out_of_place",
    "log.time_runs_back",
    "log.wrong_field",
}


def test_the_audit_passes_a_changed_log_only_if_a_table_could_have_written_it() -> None:
    """One change to a log is found, unless the same change in what people did makes a table write that very log."""
    tally = Tally()
    found: Counter[str] = Counter()
    just_as_good: Counter[str] = Counter()

    @whole_games(GAMES)
    @given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from(SEATS), patience=st.integers(10, 200))
    def tamper(seed: int, seats: int, patience: int) -> None:
        table = play_whole_game(seed, seats, patience=patience, tick_by_tick=True)
        tally.count(table)
        original = Original(table)
        assert write_again(original.deeds, original.seal) == original.log
        rng = random.Random(seed)
        for _ in range(FORGERIES):
            forgery = forge(original, rng)
            if forgery.log == original.log:
                continue
            result = audit(forgery.log)
            if forgery.could_be_written():
                assert result == replay(forgery.log), forgery.kind
                just_as_good[forgery.kind] += 1
            else:
                assert isinstance(result, Finding), forgery.kind
                assert 1 <= result.event <= len(forgery.log)
                found[result.code] += 1

    tamper()
    assert tally.games >= GAMES
    assert found.total() > just_as_good.total() > 0
    assert set(found) >= FINDINGS
