"""Games whose refusals are sentences, in the language they were told to speak, and that go on from a log."""

from os import PathLike
from typing import ClassVar, Self, TypeVar

from leggio.core.chance import SeededChance
from leggio.core.codec import Event
from leggio.core.outcome import RefusedError, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.script import ScriptGame
from leggio.games.common.spec import GameState
from leggio.kernel import Graph
from leggio.library.files import read_log, table_of
from leggio.library.words import Dictionary, Words, dictionary_of
from leggio.speech.speaker import Answering

StateT = TypeVar("StateT", bound=GameState)
EventT = TypeVar("EventT", bound=Event)


class SpeakingGame(ScriptGame[StateT, EventT]):
    """A game that has the words it is played by, and whose refusals are sentences."""

    game: ClassVar[str]  # its name: its own words come first
    language = "en"
    _dictionary: Dictionary | None = None

    @classmethod
    def from_log(cls, source: bytes | str | PathLike[str], *, words: Words | None = None, language: str = "en") -> Self:
        """The table that a log leads to, once every event of it was checked.

        >>> import leggio
        >>> game = leggio.Game("Anna", "Bea", words="micio", racks=["MICIOAB", "ARMONAE"])
        >>> game.play("8F", "MICIO")
        16
        >>> leggio.Game.from_log(leggio.write_log(game), words="micio").state == game.state
        True
        """
        log = read_log(source)
        if log.game.name != cls.game:
            raise ValueError(f"a log of {log.game.name}, not of {cls.game}")
        table = table_of(log, language)
        game = cls.__new__(cls)
        game.language = language
        judge = game._judge(words, None, table.rules.name)  # noqa: SLF001 - of this class
        ScriptGame.__init__(game, log.game.decide, log.game.evolve, judge=judge, chance=SeededChance(0))
        game._take_up(table, log.events, table.now)  # noqa: SLF001 - as above
        return game

    @property
    def graph(self) -> Graph:
        """The words it is played by, as the engine searches them."""
        if self._dictionary is None:
            self._dictionary = dictionary_of(None, self.state.rules.name)
        return self._dictionary.graph

    def refused(self, refusal: Rejected) -> RefusedError:
        """What is raised for a refusal: its text is a sentence; its code, article and detail are data."""
        kind = type(super().refused(refusal))
        players = () if self._state is None else getattr(self._state, "players", ())
        return kind(refusal, Answering(self.language, self.game).refusal(refusal, players))

    def _judge(self, words: Words | None, judge: Judge | None, rules: str) -> Judge:
        """Who rules on words: whoever was given, or else the words themselves."""
        if judge is not None and words is None:
            return judge
        self._dictionary = dictionary_of(words, rules)
        return judge or self._dictionary.judge

    @property
    def _label(self) -> str:
        """What a log records of the words."""
        return self._dictionary.label if self._dictionary else ""
