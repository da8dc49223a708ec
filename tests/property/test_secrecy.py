"""Views in games at random: what a person may not know never reaches them (art. 1, 24, 28)."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.games.figs import FIGS
from leggio.games.scrabble.options import Arbiter
from leggio.games.scrabble.state import Phase, State
from leggio.games.scrabble.view import Watcher, view
from support.examples import whole_games
from support.hashed_words import HashJudge
from support.random_tables import EDITIONS, SEATS
from support.secrets_of import as_json, behind_the_back, everybody, texts
from support.whole_games import Step, Table, Tally, play_whole_game

GAMES_EACH = 60
WORDS_IN = {"board", "sheet", "pending", "challenge", "short_words"}


def check_secrets(table: Table, rng: random.Random) -> int:
    """Nobody's view changes with what they may not know, and none of it is in there; how many views were compared."""
    state = table.state
    now = table.now + rng.choice((0, 0, 3000))
    for who in everybody(state):
        seen = as_json(state, who, now, table.judge)
        assert seen == as_json(behind_the_back(state, who, rng), who, now, table.judge)
        _check_texts(state, who, seen)
    for nobody in (-1, len(state.players)):
        with pytest.raises(ValueError, match="no seat"):
            view(state, nobody, now, table.judge)
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
    if len(state.bag) > 7:
        assert state.bag.tiles not in text
    # Words, on the board or in a list, may spell anything; elsewhere a whole rack could only come from the rack.
    wordless = {key: each for key, each in data.items() if key not in WORDS_IN}
    said = set(texts(wordless))
    for seat, rack in enumerate(state.racks):
        if seat != who and rack:
            assert rack not in said
            assert "".join(sorted(rack)) not in said
    rules_here = who is Watcher.REFEREE and state.options.arbiter is not Arbiter.JUDGE
    if not rules_here:
        assert HashJudge.MARK not in text
    elif state.challenge and state.challenge.opinion:
        assert HashJudge.MARK in text


def check_short_words(table: Table) -> None:
    """The short lists lie before the player on turn and nobody else, in the current edition only (art. 24)."""
    state = table.state
    for who in everybody(state):
        lists = view(state, who, table.now, table.judge).short_words
        playing = state.phase is Phase.PLAYING and state.suspended is None
        may_look = state.rules.name == FIGS.name and playing and who == state.turn
        assert bool(lists) == may_look
        assert view(state, who, table.now, None).short_words == ()


def check_shown(table: Table) -> None:
    """When the game is over everybody may see every rack and the seal, and so check the draws."""
    state = table.state
    for who in everybody(state):
        shown = view(state, who, table.now, table.judge)
        assert shown.racks == state.racks
        assert shown.seal == state.seal
        assert shown.seal is not None
        assert shown.seal.commitment == shown.commitment
        assert shown.ended == state.ended


@pytest.mark.parametrize("rules", EDITIONS)
def test_no_view_depends_on_what_a_person_may_not_know(rules: str) -> None:
    """Art. 1, 24, 28: other racks, the bag, the seal and the judge's opinion can all change and no view tells."""
    tally = Tally()
    compared = 0

    def watch(table: Table, step: Step) -> None:
        nonlocal compared
        # Rulings are rare and short: none of them goes by unseen.
        if step.rng.random() < 0.3 or table.state.phase is Phase.RULING:
            check_short_words(table)
            if table.state.phase is not Phase.OVER:
                compared += check_secrets(table, step.rng)

    @whole_games(GAMES_EACH)
    @given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from(SEATS), patience=st.integers(10, 250))
    def play(seed: int, seats: int, patience: int) -> None:
        table = play_whole_game(seed, rules, seats, patience=patience, watch=watch)
        check_shown(table)
        tally.count(table)

    play()
    assert tally.games >= GAMES_EACH
    assert compared >= GAMES_EACH * 20
