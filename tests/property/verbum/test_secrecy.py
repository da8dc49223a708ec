"""Views of Verbum in games at random: what a person may not know never reaches them (par. 5-6)."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.games.verbum.state import Phase
from leggio.games.verbum.view import view
from support.examples import whole_games
from support.hashed_words import HashJudge
from support.secrets_of import texts
from support.verbum.random_tables import SEATS
from support.verbum.secrets_of import as_json, behind_the_back, everybody
from support.verbum.whole_games import Step, Table, Tally, play_whole_game

GAMES = 100
WORDS_IN = {"words", "sheet", "deck", "hands", "known", "players", "pile_a_top"}


def check_secrets(table: Table, rng: random.Random) -> int:
    """Nobody's view changes with what they may not know, and none of it is in there; how many views were compared."""
    state, now = table.state, table.now + rng.choice((0, 0, 3000))
    for who in everybody(state):
        seen = as_json(state, who, now)
        assert seen == as_json(behind_the_back(state, who, rng), who, now)
        data = msgspec.json.decode(seen)
        own = data.pop("hand")
        assert own == ("".join(sorted(state.hands[who])) if isinstance(who, int) else None)
        assert (data["hands"] is not None) == state.options.open_hands
        assert data["seal"] is None
        text = seen.decode()
        assert state.seal.salt not in text
        assert state.seal.order not in text
        assert HashJudge.MARK not in text
        # Words and cards seen by all may spell anything; elsewhere a whole hand could only come from the hand.
        said = set(texts({key: each for key, each in data.items() if key not in WORDS_IN}))
        for hand in state.hands:
            assert len(hand) < 2 or not {hand, "".join(sorted(hand))} & said
    for nobody in (-1, len(state.players)):
        with pytest.raises(ValueError, match="no seat"):
            view(state, nobody, now)
    return len(everybody(state))


def check_shown(table: Table) -> None:
    """When the game is over everybody may see every hand and the seal, and so check the draws."""
    state = table.state
    for who in everybody(state):
        shown = view(state, who, table.now)
        assert shown.hands == tuple("".join(sorted(hand)) for hand in state.hands)
        assert shown.seal == state.seal
        assert shown.seal is not None
        assert shown.seal.commitment == shown.commitment


def test_no_view_depends_on_what_a_person_may_not_know() -> None:
    """Verbum, par. 5-6: closed hands, pile B, votes, opinions and the seal can all change and no view tells."""
    tally = Tally()
    compared = 0

    def watch(table: Table, step: Step) -> None:
        nonlocal compared
        if table.state.phase is not Phase.OVER and (step.rng.random() < 0.2 or table.state.phase is Phase.VOTING):
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
