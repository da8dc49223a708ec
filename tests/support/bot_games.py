"""Games of bots at a table of the rules: each sees its own view, and whatever it wants must be accepted."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.engine.bots import LEVELS, Bot
from leggio.engine.scrabble.bot import want
from leggio.engine.words import profile_of
from leggio.games.figs import find_rules
from leggio.games.scrabble.commands import AnyCommand, Open
from leggio.games.scrabble.decide import decide
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import options_for
from leggio.games.scrabble.state import Phase, State
from leggio.games.scrabble.view import View, view
from leggio.lexicon.commonness import known_words
from leggio.lexicon.opinion import LexiconJudge
from support.lexicons import bundled

THINKING_MS = 1000

Watch = Callable[[View, int, AnyCommand], None]


@lru_cache
def bot_of(level: str, rules: str = "figs") -> Bot:
    """A bot of a level that knows the words of the bundled lexicon."""
    knowledge = LEVELS[level].knowledge
    return Bot(LEVELS[level], known_words(Path(os.environ["LEGGIO_CACHE"]), knowledge, profile_of(rules)))


@lru_cache
def judge_of(rules: str = "figs") -> Judge:
    """The judge of the bundled lexicon."""
    return LexiconJudge(bundled(rules))


def bot_game(
    bots: Sequence[Bot],
    seed: object,
    rules: str = "figs",
    watch: Watch | None = None,
    options: Mapping[str, object] | None = None,
    log: list[AnyEvent] | None = None,
) -> State:
    """A whole game; raises AssertionError as soon as the table refuses something. `log` gets its events."""
    rule_set = find_rules(rules)
    assert rule_set is not None
    chosen = options_for(rule_set, **{"starter": 0, **(options or {})})
    opening = Open(
        rules=rules, players=tuple(f"Bot {seat}" for seat in range(len(bots))), options=chosen, lexicon="figs"
    )
    judge, chance, now = judge_of(rules), SeededChance(str(seed)), 0
    state: State | None = None
    command: AnyCommand | None = opening
    while command is not None:
        outcome = decide(state, command, judge, chance, now)
        assert not isinstance(outcome, Rejected), (command, outcome)
        for event in outcome.events:
            state = evolve(state, event)
            if log is not None:
                log.append(event)
        assert state is not None
        now += THINKING_MS
        command = None
        for seat, bot in enumerate(bots):
            seen = view(state, seat, now, judge)
            command = want(seen, seat, bot)
            if command is not None:
                if watch:
                    watch(seen, seat, command)
                break
    assert state is not None
    assert state.phase is Phase.OVER, state.phase
    return state
