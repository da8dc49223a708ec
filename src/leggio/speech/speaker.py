"""Says things in one language. Rules and files speak in codes; here they get words."""

from collections.abc import Mapping, Sequence
from datetime import date
from errno import errorcode
from typing import TYPE_CHECKING, Any, ClassVar, Self

from leggio.core.outcome import Rejected
from leggio.speech.catalogue import layers_of
from leggio.speech.folders import FIRST, settings_of
from leggio.speech.message import formatted

if TYPE_CHECKING:
    # Only its name: a command that judges a word should not have to load a game.
    from leggio.core.auditing import Finding


class Speaker:
    """Says things in one language, in the words of one game where it has its own.

    `brought` is the package in whose folder a game from elsewhere has its sentences, such as `othergame.speech`.
    """

    # Where it is said: a sentence `key.terminal` comes before `key` at a terminal.
    medium: ClassVar[str] = ""
    # The area it speaks from where it is told no game: one that is apart, such as that of paper.
    home: ClassVar[str] = ""
    # Whether data that a sentence lacks is left out rather than failing whoever was only to be told no.
    lenient: ClassVar[bool] = False

    def __init__(self, language: str = FIRST, game: str = "", brought: str | None = None) -> None:
        self.language = language
        self._game, self._brought = game, brought or ""
        self._layers = layers_of(language, game or self.home, self._brought)
        self._locale = settings_of(language).get("locale", language)

    def of_game(self, game: str, brought: str | None = None) -> Self:
        """The same language in the words of a game."""
        return type(self)(self.language, game, brought)

    def __call__(self, key: str, /, **data: object) -> str:
        """The sentence for a key."""
        return formatted(self.message(key), self._with_counts(data), self._locale, self.text, lenient=self.lenient)

    def message(self, key: str) -> str:
        """The message for a key as it is written, in Italian if this language lacks it."""
        found = self._find(key)
        if found is None and self.language != FIRST:
            found = type(self)(FIRST, self._game, self._brought)._find(key)  # noqa: SLF001 - the same class
        if found is None:
            raise KeyError(key)
        return found

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for this key in this language."""
        return self._find(key) is not None

    def text(self, value: object) -> str:
        """A value as it goes into a sentence; why the system refuses something is told in the same language."""
        if isinstance(value, OSError):
            key = f"cause.{errorcode.get(value.errno or 0, '')}"
            return self.message(key) if self.knows(key) else value.strerror or str(value)
        return ", ".join(map(self.text, value)) if isinstance(value, list | tuple) else str(value)

    def number(self, value: float, style: str = "") -> str:
        """A number as the language writes it, thousands apart; the style is a skeleton of ICU, such as `.0`."""
        return formatted(f"{{value, number, ::group-on-aligned {style}}}", {"value": value}, self._locale)

    def date(self, day: date, style: str = "long") -> str:
        """A day as the language writes it."""
        return formatted(f"{{day, date, {style}}}", {"day": day}, self._locale)

    def refusal(self, rejected: Rejected, players: Sequence[str] = ()) -> str:
        """Why the rules refuse something, with the article where there is one; seats are given their names."""
        named = dict(rejected.detail)
        for field in ("seat", "turn"):
            seat = named.get(field)
            if isinstance(seat, int) and 0 <= seat < len(players):
                named[field] = players[seat]
        for field in ("voters", "seats"):
            if isinstance(seats := named.get(field), list):
                named[field] = [players[seat] if seat in range(len(players)) else seat for seat in seats]
        if "role" in named:
            named["role"] = self(f"role.{named['role']}")
        if "reason" in named:
            named["reason"] = self(f"{rejected.code}.{named['reason']}")
        if isinstance(problems := named.get("problems"), list):
            named["problems"] = "; ".join(map(self._problem, problems))
        return self(rejected.code, art=self.article(rejected.article), **named)

    def _problem(self, problem: Mapping[str, Any]) -> str:
        """What is wrong with a line of a text, or with the whole, as a part of a sentence."""
        told = self(str(problem["code"]), **{name: each for name, each in problem.items() if name != "code"})
        line = problem.get("line")
        return (self("problem.at_line", line=line) if line else "") + told.removesuffix(".")

    def article(self, article: str) -> str:
        """Where the book says so, to go at the end of a sentence; nothing where it does not."""
        if not article:
            return ""
        return self("article", article=article) if article[0].isdigit() else self(f"article.{article}")

    def finding(self, finding: "Finding", players: Sequence[str] = ()) -> str:
        """What an audit found."""
        detail = dict(finding.detail)
        if isinstance(refusal := detail.get("refusal"), Rejected):
            detail["refusal"] = self.refusal(refusal, players)
        code = "log.expected" if finding.code == "log.out_of_place" and "expected" in detail else finding.code
        return self(code, **detail)

    def _find(self, key: str) -> str | None:
        wanted = (f"{key}.{self.medium}", key) if self.medium else (key,)
        return next((layer[each] for layer in self._layers for each in wanted if each in layer), None)

    @staticmethod
    def _with_counts(data: Mapping[str, object]) -> dict[str, object]:
        """The data, and of each list `words` how many they are: `words_count`."""
        counts = {f"{name}_count": len(each) for name, each in data.items() if isinstance(each, list | tuple)}
        return {**data, **counts}


class Answering(Speaker):
    """Says no, even where it lacks data for the sentence."""

    lenient = True
