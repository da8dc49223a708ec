"""The games of `import leggio`: they know the lexicon and their legal plays, and refuse in sentences."""

from os import PathLike
from typing import Any, Self

from leggio.core.verdicts import Judge
from leggio.engine.analysis.reading import record_of_gcg
from leggio.games import scarabeo, scrabble, verbum
from leggio.games.figs import RuleSet
from leggio.games.scarabeo.commands import AnyCommand as ScarabeoCommand
from leggio.games.scarabeo.events import AnyEvent as ScarabeoEvent
from leggio.games.scarabeo.rules import RuleSet as ScarabeoRules
from leggio.games.scarabeo.state import State as ScarabeoState
from leggio.games.scarabeo.view import View as ScarabeoView
from leggio.games.scarabeo.view import Watcher as ScarabeoWatcher
from leggio.games.scrabble.commands import AnyCommand
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.state import State
from leggio.games.scrabble.view import View, Watcher
from leggio.games.verbum.events import AnyEvent as VerbumEvent
from leggio.games.verbum.state import State as VerbumState
from leggio.library.files import content_of
from leggio.library.from_gcg import CannotReplayError, course_of
from leggio.library.playing import PlayableGame
from leggio.library.speaking import SpeakingGame
from leggio.library.words import Words


class Game(PlayableGame[State, AnyEvent, AnyCommand, View, RuleSet, Watcher], scrabble.Game):
    """One game of Scrabble by the federation's rules.

    Time stands still unless `wait` lets it pass, and a seed decides the draws: a script gives the same game every
    time. Moves are of the player on turn; so are answers to a pending play, for they are of the first opponent, unless
    a seat is given. Words are those of the bundled lexicon unless others are given.

    >>> game = Game("Anna", "Bea", words=["micio", "armonia"], racks=["MICIOAB", "ARMONAE"])
    >>> game.play("F8 orizz.", "MICIO")
    16
    >>> game.accept()
    >>> game.play("I3 vert.", "ARMONIA")
    17
    >>> game.undo()
    >>> game.player, game.scores
    ('Bea', {'Anna': 16, 'Bea': 0})
    """

    game = "scrabble"

    @classmethod
    def from_gcg(cls, source: bytes | str | PathLike[str], *, words: Words | None = None, language: str = "en") -> Self:
        """The game of a GCG, played again by the rules: every rack has to be known, and every score right.

        Exchanged tiles and challenges cannot be played again (CannotReplayError says so): `read_gcg` and `analyse` take
        any file.

        >>> text = "#player1 anna Anna\\n#player2 bea Bea\\n>anna: MICIOAB 8F MICIO +16 16\\n>bea: ARMONAE - +0 0\\n"
        >>> Game.from_gcg(text, words=["micio"]).points
        (16, 0)
        """
        record = record_of_gcg(content_of(source, starts="#"))
        course = course_of(record)
        starter = record.turns[0].seat
        racks = course.racks
        game = cls(
            *record.players, words=words, racks=racks, rules=record.rules, starter=starter, time_ms=None, limit_ms=None,
            language=language,
        )  # fmt: skip
        for number, play in enumerate(course.plays, start=1):
            if play is None:
                game.pass_turn()
                continue
            where, word, points = play
            if (score := game.play(where, word)) != points:
                raise CannotReplayError(f"turn {number}: {word} scores {score}, not {points}")
        return game


class Scarabeo(
    PlayableGame[ScarabeoState, ScarabeoEvent, ScarabeoCommand, ScarabeoView, ScarabeoRules, ScarabeoWatcher],
    scarabeo.Game,
):
    """One game of Scarabeo by its book of 2010.

    >>> game = Scarabeo("Anna", "Bea", words=["contare", "andrà"], racks=["C?NTAREI", "ONDRAEEE"])
    >>> game.play("E9 orizz.", "CoNTARE")
    46
    """

    game = "scarabeo"

    def take_scarab(self, square: str) -> None:
        """Put the letter a scarab stands for in its place, and take it (art. 21)."""
        scarabeo.Game.take_scarab(self, square)


class Verbum(SpeakingGame[VerbumState, VerbumEvent], verbum.Game):
    """One game of Verbum.

    >>> game = Verbum("Anna", "Bea", words=["casa"])
    >>> game.lay("CASA")
    Traceback (most recent call last):
    leggio.games.verbum.game.RefusedError: Draw a card first, from pile A or pile B (par. 6).
    """

    game = "verbum"

    def __init__(
        self,
        *players: str,
        words: Words | None = None,
        judge: Judge | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        self.language = language
        chosen = self._judge(words, judge, "verbum")
        super().__init__(*players, judge=chosen, **{"lexicon": self._label, **options})


_GAMES = {each.game: each for each in (Game, Scarabeo, Verbum)}


def new_game(game: str, *players: str, **options: Any) -> Game | Scarabeo | Verbum:
    """A game by its name, with whatever its class takes.

    >>> new_game("scarabeo", "Anna", "Bea", seed=7).player
    'Bea'
    """
    if game not in _GAMES:
        raise ValueError(f"no game is called {game!r}: there are {', '.join(_GAMES)}")
    return _GAMES[game](*players, **options)
