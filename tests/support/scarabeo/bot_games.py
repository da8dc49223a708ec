"""Games of bots at a table of Scarabeo: each sees its own view, and whatever it wants must be accepted."""

from collections.abc import Sequence

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.engine.bots import Bot
from leggio.engine.scarabeo.bot import want
from leggio.games.scarabeo import SCARABEO
from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.decide import decide
from leggio.games.scarabeo.events import AnyEvent
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.rules import options_for
from leggio.games.scarabeo.state import Phase, State
from leggio.games.scarabeo.view import view
from leggio.lexicon.opinion import LexiconJudge
from support.lexicons import bundled

LONGEST = 3000


def bot_game(bots: Sequence[Bot], seed: str, log: list[AnyEvent] | None = None, version: int | None = None) -> State:
    """A game of bots to its end, by a version of the rules or the newest; a refusal is an error."""
    judge = LexiconJudge(bundled("scarabeo"))
    players = tuple("ABCD"[: len(bots)])
    state: State | None = None
    command: object = Open(rules=SCARABEO.name, rules_version=version, players=players, options=options_for(SCARABEO))
    for _ in range(LONGEST):
        outcome = decide(state, command, judge, SeededChance(seed), 0 if state is None else state.now)  # type: ignore[arg-type]
        assert not isinstance(outcome, Rejected), (command, outcome)
        for event in outcome.events:
            state = evolve(state, event)
            if log is not None:
                log.append(event)
        assert state is not None
        if state.phase is Phase.OVER:
            return state
        wanted = (want(view(state, seat, state.now), seat, bot) for seat, bot in enumerate(bots))
        command = next(each for each in wanted if each is not None)
    raise AssertionError("no end")
