"""Views in games of Scarabeo at random: what a person may not know never reaches them."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.games.scarabeo.state import Phase, State
from leggio.games.scarabeo.view import view
from support.examples import whole_games
from support.hashed_words import HashJudge
from support.scarabeo.random_tables import SEATS
from support.scarabeo.secrets_of import as_json, behind_the_back, everybody
from support.scarabeo.whole_games import Step, Table, Tally, play_whole_game
from support.secrets_of import texts

GAMES = 90
WORDS_IN = {"board", "sheet", "pending", "contest"}


def check_secrets(table: Table, rng: random.Random) -> int:
    """Nobody's view changes with what they may not know, and none of it is in there; how many views were compared."""
    state = table.state
    now = table.now + rng.choice((0, 0, 3000))
    for who in everybody(state):
        seen = as_json(state, who, now)
        assert seen == as_json(behind_the_back(state, who, rng), who, now)
        _check_texts(state, who, seen)
    for nobody in (-1, len(state.players)):
        with pytest.raises(ValueError, match="no seat"):
            view(state, nobody, now)
    return len(everybody(state))


def _check_texts(state: State, who: object, seen: bytes) -> None:
    data = msgspec.json.decode(seen)
    own = data.pop("rack")
    assert own == ("".join(sorted(state.racks[who])) if isinstance(who, int) else None)
    assert data["racks"] is None
    assert data["seal"] is None
    text = seen.decode()
    assert state.seal.salt not in text
    assert state.seal.order not in text
    assert HashJudge.MARK not in text
    if len(state.bag) > 8:
        assert state.bag.tiles not in text
    # Words on the board, or tiles shown in an exchange, may spell anything; elsewhere a rack could only be a rack.
    said = set(texts({key: each for key, each in data.items() if key not in WORDS_IN}))
    for seat, rack in enumerate(state.racks):
        if seat != who and rack:
            assert rack not in said
            assert "".join(sorted(rack)) not in said


def check_shown(table: Table) -> None:
    """When the game is over everybody may see every rack and the seal, and so check the draws."""
    state = table.state
    for who in everybody(state):
        shown = view(state, who, table.now)
        assert shown.racks == state.racks
        assert shown.seal == state.seal
        assert shown.seal is not None
        assert shown.seal.commitment == shown.commitment
        assert shown.ended == state.ended


def test_no_view_depends_on_what_a_person_may_not_know() -> None:
    """Scarabeo, art. 12: other racks, the bag, the seal and others' votes can all change and no view tells."""
    tally = Tally()
    compared = 0

    def watch(table: Table, step: Step) -> None:
        nonlocal compared
        # Votes are rare and short: none of them goes by unseen.
        looks = step.rng.random() < 0.3 or table.state.phase is Phase.VOTING
        if looks and table.state.phase is not Phase.OVER:
            compared += check_secrets(table, step.rng)

    @whole_games(GAMES)
    @given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from(SEATS), patience=st.integers(10, 250))
    def play(seed: int, seats: int, patience: int) -> None:
        table = play_whole_game(seed, seats, patience=patience, watch=watch)
        check_shown(table)
        tally.count(table)

    play()
    assert tally.games >= GAMES
    assert compared >= GAMES * 20
