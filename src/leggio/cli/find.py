"""`leggio find`: anagrams, patterns, hooks, beginnings and ends."""

import shutil
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from leggio.cli.failure import fail
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import LanguageOption, Rules, RulesOption
from leggio.cli.speech import Language, Speaker
from leggio.core.letters import plain
from leggio.kernel import Graph

find = typer.Typer(
    name="find",
    help="Cerca parole: anagrammi, schemi, agganci. / Find words: anagrams, patterns, hooks.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

LimitOption = Annotated[
    int, typer.Option(min=1, max=1_000_000, help="Quante parole al massimo. / At most so many words.")
]
LIMIT = 500


@find.command(short_help="Parole con queste lettere; ? è un jolly. / Words of these letters; ? is a jolly.")
def anagrams(
    letters: Annotated[str, typer.Argument(help="Le lettere, ? per un jolly. / The letters, ? for a jolly.")],
    shortest: Annotated[
        int | None, typer.Option(min=2, help="Anche più corte, fino a tante. / Shorter ones too, down to.")
    ] = None,
    rules: RulesOption = Rules.FIGS,
    limit: LimitOption = LIMIT,
    lang: LanguageOption = Language.IT,
) -> None:
    """Parole fatte con queste lettere. / Words made of these letters."""
    _show(lambda graph: graph.anagrams(plain(letters), shortest=shortest, limit=limit), letters, rules, limit, lang)


@find.command(short_help="Parole di uno schema: ? * [AEI] [^AEI]. / Words of a pattern.")
def pattern(
    scheme: Annotated[str, typer.Argument(help="? una lettera, * quante si vuole. / ? one letter, * any run.")],
    rules: RulesOption = Rules.FIGS,
    limit: LimitOption = LIMIT,
    lang: LanguageOption = Language.IT,
) -> None:
    """Parole fatte come uno schema. / Words that fit a pattern."""
    _show(lambda graph: graph.matching(plain(scheme), limit=limit), scheme, rules, limit, lang)


@find.command(short_help="Parole che cominciano così. / Words that begin so.")
def starting(
    beginning: Annotated[str, typer.Argument(help="L'inizio. / The beginning.")],
    rules: RulesOption = Rules.FIGS,
    limit: LimitOption = LIMIT,
    lang: LanguageOption = Language.IT,
) -> None:
    """Parole che cominciano così. / Words that begin so."""
    _show(lambda graph: graph.starting_with(plain(beginning), limit=limit), beginning, rules, limit, lang)


@find.command(short_help="Parole che finiscono così. / Words that end so.")
def ending(
    end: Annotated[str, typer.Argument(help="La fine. / The end.")],
    rules: RulesOption = Rules.FIGS,
    limit: LimitOption = LIMIT,
    lang: LanguageOption = Language.IT,
) -> None:
    """Parole che finiscono così. / Words that end so."""
    _show(lambda graph: graph.ending_with(plain(end), limit=limit), end, rules, limit, lang)


@find.command(short_help="Lettere che si possono mettere prima e dopo. / Letters that may go before and after.")
def hooks(
    word: Annotated[str, typer.Argument(help="La parola. / The word.")],
    rules: RulesOption = Rules.FIGS,
    lang: LanguageOption = Language.IT,
) -> None:
    """Agganci di una parola: le lettere prima e dopo. / Hooks of a word: the letters before and after."""
    say = Speaker(lang)
    front, back = _asked(lambda graph: graph.hooks(plain(word)), word, rules, say)
    typer.echo(say("find.hooks", word=plain(word), front=" ".join(front) or "-", back=" ".join(back) or "-"))


def _show(search: Callable[[Graph], list[str]], asked: str, rules: Rules, limit: int, lang: Language) -> None:
    say = Speaker(lang)
    found = _asked(search, asked, rules, say)
    if not found:
        fail(say("find.nothing", asked=asked))
    for line in _laid_out(found):
        typer.echo(line)
    if len(found) == limit:
        typer.echo(say("find.limited", limit=limit), err=True)


def _asked(search: Callable[[Graph], Any], asked: str, rules: Rules, say: Speaker) -> Any:
    try:
        return search(lexicon_of(rules.value).graph)
    except ValueError:
        fail(say("find.bad", asked=asked))


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
