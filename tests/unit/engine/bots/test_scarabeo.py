"""Bots at Scarabeo: whole games of two, three and four, every decision accepted by the rules."""

import pytest

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.engine.bots import LEVELS, Bot
from leggio.engine.bots.scarabeo import want
from leggio.games.scarabeo import SCARABEO, State, decide, evolve, options_for, view
from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.state import Phase
from leggio.lexicon.opinion import LexiconJudge
from support.bot_games import bot_of
from support.lexicons import bundled

LONGEST = 3000


def played(bots: list[Bot], seed: str) -> State:
    """A game of bots to its end; a refusal is an error."""
    judge = LexiconJudge(bundled("scarabeo"))
    players = tuple("ABCD"[: len(bots)])
    state: State | None = None
    command: object = Open(rules=SCARABEO.name, players=players, options=options_for(SCARABEO))
    for _ in range(LONGEST):
        outcome = decide(state, command, judge, SeededChance(seed), 0 if state is None else state.now)  # type: ignore[arg-type]
        assert not isinstance(outcome, Rejected), (command, outcome)
        for event in outcome.events:
            state = evolve(state, event)
        assert state is not None
        if state.phase is Phase.OVER:
            return state
        wanted = (want(view(state, seat, state.now), seat, bot) for seat, bot in enumerate(bots))
        command = next(each for each in wanted if each is not None)
    raise AssertionError("no end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    """Scarabeo, art. 5-36: plays, flying scarabs, challenges and votes, to a close or a deadlock."""
    levels = list(LEVELS)
    state = played([bot_of(level, "scarabeo") for level in levels[:seats]], f"scarabeo-{seats}")
    assert state.ended is not None
    assert sum(state.totals) > 0
    strong = played([bot_of(levels[-1], "scarabeo"), bot_of(levels[0], "scarabeo")], f"two-{seats}")
    assert strong.totals[0] > strong.totals[1]
