"""`leggio find`: anagrams, patterns, hooks, beginnings and ends."""

import shutil
import sys
from collections.abc import Callable
from typing import Annotated, NoReturn, TypeVar

import msgspec
import typer

from leggio.cli.failure import fail
from leggio.cli.grouping import command_group
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, JsonOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.core.letters import plain
from leggio.kernel import Graph
from leggio.lexicon.categories import DOT, abbreviation_list
from leggio.lexicon.profiles import Rules
from leggio.lexicon.vocabulary import Vocabulary
from leggio.speech import FIRST
from leggio.speech.printable import as_text

find = command_group("find")

LimitOption = Annotated[int, typer.Option(min=1, max=1_000_000)]
LIMIT = 500

_Found = TypeVar("_Found")


@find.command()
def anagrams(
    letters: Annotated[str, typer.Argument()],
    shortest: Annotated[int | None, typer.Option(min=2)] = None,
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    limit: LimitOption = LIMIT,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Words made of these letters."""
    search = _Search(letters, "find.bad_rack", rules, edition, Speaker(lang), as_json=as_json)
    search.show(lambda graph, most: graph.anagrams(search.plain, shortest=shortest, limit=most), limit)


@find.command()
def pattern(
    scheme: Annotated[str, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    limit: LimitOption = LIMIT,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Words that fit a pattern."""
    search = _Search(scheme, "find.bad_pattern", rules, edition, Speaker(lang), as_json=as_json)
    search.show(lambda graph, most: graph.matching(search.plain, limit=most), limit)


@find.command()
def starting(
    beginning: Annotated[str, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    limit: LimitOption = LIMIT,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Words that begin so."""
    search = _Search(beginning, "find.bad_letters", rules, edition, Speaker(lang), as_json=as_json)
    search.show(lambda graph, most: graph.starting_with(search.plain, limit=most), limit)


@find.command()
def abbreviations(
    text: Annotated[str, typer.Argument()] = "", as_json: JsonOption = False, lang: LanguageOption = FIRST
) -> None:
    """The abbreviations of Scarabeo's appendix, or those with this text in them or in what they stand for."""
    wanted, say = as_text(text), Speaker(lang)
    letters = plain(wanted.replace(DOT, ""))
    found = [
        each
        for each in abbreviation_list(Vocabulary())
        if not letters or letters in each.word or plain(wanted) in plain(each.meaning)
    ]
    if not found:
        fail(say("find.no_abbreviation", text=wanted))
    if as_json:
        typer.echo(msgspec.json.encode([{"written": each.written, "meaning": each.meaning} for each in found]))
        return
    width = max(len(each.written) for each in found)
    for each in found:
        typer.echo(f"{each.written:<{width}}  {each.meaning}")


@find.command()
def ending(
    end: Annotated[str, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    limit: LimitOption = LIMIT,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Words that end so."""
    search = _Search(end, "find.bad_letters", rules, edition, Speaker(lang), as_json=as_json)
    search.show(lambda graph, most: graph.ending_with(search.plain, limit=most), limit)


@find.command()
def hooks(
    word: Annotated[str, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Hooks of a word: the letters before and after."""
    say = Speaker(lang)
    search = _Search(word, "find.bad_letters", rules, edition, say)
    if not search.plain:
        search.refuse()
    front, back = search.asked(lambda graph: graph.hooks(search.plain))
    if as_json:
        typer.echo(msgspec.json.encode({"word": search.plain, "front": list(front), "back": list(back)}))
        return
    typer.echo(say("find.hooks", word=search.plain, front=" ".join(front) or "-", back=" ".join(back) or "-"))


class _Search:
    """What was asked for, in which words, and the sentence for what makes no sense."""

    def __init__(
        self, text: str, bad: str, rules: Rules, edition: str | None, say: Speaker, *, as_json: bool = False
    ) -> None:
        self._as_json = as_json
        self._text = as_text(text)
        self.plain = plain(self._text)
        self._bad = bad
        self._rules = rules
        self._edition = edition
        self._say = say

    def show(self, found_by: Callable[[Graph, int], list[str]], limit: int) -> None:
        """Print what is found, and whether there is more."""
        found = self.asked(lambda graph: found_by(graph, limit + 1))
        if not found:
            fail(self._say("find.nothing", asked=self._text))
        if self._as_json:
            typer.echo(msgspec.json.encode({"words": found[:limit], "more": len(found) > limit}))
            return
        for line in _laid_out(found[:limit]):
            typer.echo(line)
        if len(found) > limit:
            typer.echo(self._say("find.limited", limit=limit), err=True)

    def asked(self, found_by: Callable[[Graph], _Found]) -> _Found:
        """What the words answer."""
        graph = lexicon_of(self._rules.value, self._edition).graph
        try:
            return found_by(graph)
        except ValueError:
            self.refuse()

    def refuse(self) -> NoReturn:
        """End with the sentence for what makes no sense."""
        fail(self._say(self._bad, asked=self._text))


def _laid_out(words: list[str]) -> list[str]:
    """One word a line for programs; for people in columns, the longest words first."""
    if not sys.stdout.isatty():
        return words
    lines = []
    width = shutil.get_terminal_size().columns
    for length in sorted({len(word) for word in words}, reverse=True):
        alike = [word for word in words if len(word) == length]
        columns = max(1, (width - 4) // (length + 2))
        lines.append(f"{length:>2}  " + "  ".join(alike[:columns]))
        lines += ["    " + "  ".join(alike[at : at + columns]) for at in range(columns, len(alike), columns)]
    return lines
