"""Evenings at random from opening to end, with everything checked after every command."""

import os
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from leggio.core.auditing import Finding
from leggio.core.letters import tile_of
from leggio.games.duplicate import audit, replay
from leggio.games.duplicate.events import CODEC, Ended, Ending
from leggio.games.duplicate.letters import has_kinds, kinds_needed
from leggio.games.duplicate.standings import standings
from leggio.games.duplicate.state import Phase, next_deadline
from leggio.notation.log import LogError, read_log, write_log
from support.duplicate.recount import recount
from support.duplicate.secrets_of import as_json, behind_the_back, everybody
from support.duplicate.whole_games import Evening
from support.examples import whole_games

EVENINGS = int(os.environ.get("LEGGIO_DUPLICATE_EVENINGS", "60"))

CHAIN = '"chain":'
SEEDS = st.integers(0, 2**32 - 1)


def check(evening: Evening) -> None:
    """What holds after every command."""
    state = evening.state
    assert state is not None
    on_board = "".join(tile_of(cell) for cell in state.board.placed)
    assert Counter(state.bag.tiles + state.rack + on_board) == Counter(state.rules.tiles.tiles)
    assert state.seq == len(evening.log)
    assert [player.points for player in state.roll] == recount(evening.log)
    if state.phase in (Phase.DRAWN, Phase.PLAYING, Phase.CHECKING):
        assert has_kinds(state.rack, kinds_needed(state.options, state.round))
        assert state.round == len(state.rounds) + 1
    handed = sum(state.slip_of(seat) is not None for seat in range(len(state.roll)))
    assert state.handed_in == handed
    due = next_deadline(state)
    assert due is None or due > evening.now or state.suspended is not None
    assert state.active == tuple(seat for seat, player in enumerate(state.roll) if not player.left)


def check_places(evening: Evening) -> None:
    """Places by points, shared where equal, counted by hand."""
    state = evening.state
    assert state is not None
    points = recount(evening.log)
    for line in standings(state):
        assert line.place == 1 + sum(other > line.points for other in points)
        assert line.negative == line.points - sum(closed.top[0].score for closed in state.rounds)


def test_an_evening_is_in_order_after_every_command() -> None:
    """Premise, art. 1-13: tiles, letters, slips, points and places hold in whole evenings full of mischief."""
    seen: Counter[str] = Counter()
    endings: Counter[Ending] = Counter()

    @whole_games(EVENINGS)
    @given(seed=SEEDS)
    def play(seed: int) -> None:
        evening = Evening(seed, watch=check).play()
        check_places(evening)
        assert evening.state == replay(evening.log) == audit(evening.log)
        assert list(read_log(write_log("duplicate", evening.log).encode()).events) == evening.log
        seen.update(CODEC.name(event) for event in evening.log)
        seen.update(evening.refused)
        endings.update(event.reason for event in evening.log if isinstance(event, Ended))

    play()
    assert not CODEC.kinds.keys() - seen.keys()
    assert seen["round_closed"] > 5 * EVENINGS
    assert {"slip.no_letters", "seat.unknown", "join.taken", "game.suspended", "draw.none"} <= seen.keys()
    # With so few words something unplayable comes long before the letters run out.
    assert set(endings) >= {Ending.DESK, Ending.NO_PLAY, Ending.ROUNDS}


def test_no_view_depends_on_what_a_person_may_not_know() -> None:
    """Premise, art. 1: slips of others, what any is worth, hidden letters, the bag: all can change unseen."""
    compared = 0

    def watch(evening: Evening) -> None:
        nonlocal compared
        state = evening.state
        assert state is not None
        if state.phase is Phase.OVER or evening.rng.random() < 0.7:
            return
        rng = random.Random(evening.now + len(evening.log))
        for who in everybody(state):
            assert as_json(state, who, evening.now) == as_json(behind_the_back(state, who, rng), who, evening.now)
            compared += 1

    @whole_games(EVENINGS // 2)
    @given(seed=SEEDS)
    def play(seed: int) -> None:
        Evening(seed, watch=watch).play()

    play()
    assert compared > 50 * EVENINGS


# What people could as well have done: the audit must let it pass, the chain of the file does not.
DEEDS = {
    ("handed_in", "seat"),
    ("left", "seat"),
    ("corrected", "seat"),
    ("corrected", "ruled"),
    ("remarked", "seat"),
    ("warned", "seat"),
    ("penalised", "seat"),
    ("penalised", "points"),
    ("extended", "by_ms"),
}


def test_a_changed_line_is_found() -> None:
    """One number of one event changed: the chain always finds it, the rules whenever nobody could have done so."""
    found: Counter[str] = Counter()

    @whole_games(EVENINGS // 3)
    @given(seed=SEEDS)
    def play(seed: int) -> None:
        evening = Evening(seed).play()
        rng = random.Random(seed)
        lines = write_log("duplicate", evening.log).splitlines(keepends=True)
        for where in rng.sample(range(len(evening.log)), min(10, len(evening.log))):
            event = evening.log[where]
            fields = [
                each for each in event.__struct_fields__ if isinstance(getattr(event, each), int) and each != "at"
            ]
            if not fields:
                continue
            field = rng.choice(fields)
            changed = replace(event, **{field: getattr(event, field) + rng.choice((1, -1, 40))})
            log = [*evening.log[:where], changed, *evening.log[where + 1 :]]
            if isinstance(audit(log), Finding):
                found["rules"] += 1
            else:
                assert (CODEC.name(event), field) in DEEDS
            line = write_log("duplicate", log).splitlines(keepends=True)[where + 1]
            unchained = line.rsplit(CHAIN, 1)[0] + CHAIN + lines[where + 1].rsplit(CHAIN, 1)[1]
            with pytest.raises(LogError):
                read_log("".join([*lines[: where + 1], unchained, *lines[where + 2 :]]).encode())
            found["chain"] += 1

    play()
    assert found["chain"] > EVENINGS
    assert found["rules"] > found["chain"] // 2
