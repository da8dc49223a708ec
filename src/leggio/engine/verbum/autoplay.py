"""Games of bots against each other, from a seed each."""

from collections.abc import Sequence

from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.engine.verbum.bot import Bot
from leggio.engine.verbum.words import Words
from leggio.games.verbum.commands import AnyCommand, Open
from leggio.games.verbum.decide import decide
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.rules import VERBUM, Options, options_for
from leggio.games.verbum.state import State
from leggio.games.verbum.view import view

MOST_COMMANDS = 10_000


class KnownWords:
    """A judge that admits what a bot's words hold."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def judge(self, word: str) -> Verdict:
        """Valid when the words hold it."""
        return Verdict(word, self._words.contains(word))

    def of_length(self, length: int) -> tuple[str, ...]:  # noqa: ARG002 - no list lies on this table
        """None: no rule of Verbum shows lists."""
        return ()


def play_game(
    bots: Sequence[Bot], seed: int, options: Options | None = None, words: Words | None = None
) -> tuple[State, list[AnyEvent]]:
    """One game to its end, and its log. Raises RuntimeError if a bot does what the rules refuse, or never ends.

    Doubts are settled by `words`: where none are given, by those of the first bot.
    """
    judge, chance = KnownWords(words or bots[0].words), SeededChance(seed)
    players = tuple(f"{bot.style.code} {seat}" for seat, bot in enumerate(bots))
    command: AnyCommand | None = Open(rules=VERBUM.name, players=players, options=options or options_for(VERBUM))
    state: State | None = None
    log: list[AnyEvent] = []
    for _ in range(MOST_COMMANDS):
        if command is None:
            raise RuntimeError(f"nobody knows what to do, seed {seed}")
        outcome = decide(state, command, judge, chance, 0)
        if isinstance(outcome, Rejected):
            raise RuntimeError(f"a bot was refused, seed {seed}: {outcome}")  # noqa: TRY004 - a bug, not a type
        for event in outcome.events:
            state = evolve(state, event)
        log += outcome.events
        if state is None or state.ended:
            break
        command = _next(state, bots)
    if state is None or state.ended is None:
        raise RuntimeError(f"a game without end, seed {seed}")
    return state, log


def _next(state: State, bots: Sequence[Bot]) -> AnyCommand | None:
    """The first thing any bot wants to do, whoever is on turn first."""
    for seat in state.in_turn_order(state.turn):
        if (command := bots[seat].choose(view(state, seat, 0))) is not None:
            return command
    return None
