"""`leggio judge PAROLA…`: is it a word, and why."""

from collections.abc import Callable
from typing import Annotated

import msgspec
import typer

from leggio.cli.failure import fail
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.cli.wording import opinion_lines
from leggio.lexicon.agreed import Category, CategoryJudge
from leggio.lexicon.opinion import Opinion, opinion_on
from leggio.lexicon.profiles import Rules
from leggio.speech import FIRST
from leggio.speech.printable import as_text


def judge(
    words: Annotated[list[str], typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    category: Annotated[list[Category] | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Judge words, and explain the verdict."""
    say = Speaker(lang)
    if category and not rules.has_categories:
        fail(say("judge.category", rules=rules.value))
    form_opinion = _judge(rules, edition, category or list(Category))
    opinions = [form_opinion(as_text(word)) for word in words]
    if rules.has_categories:
        say = say.of_game(rules.value)
    for opinion in opinions:
        if as_json:
            typer.echo(msgspec.json.encode(opinion))
        else:
            for line in opinion_lines(opinion, say):
                typer.echo(line)
    raise typer.Exit(0 if all(opinion.valid for opinion in opinions) else 1)


def _judge(rules: Rules, edition: str | None, categories: list[Category]) -> Callable[[str], Opinion]:
    """Who judges: categories, or the lexicon of the rules, by an edition's words where one is named."""
    lexicon = lexicon_of(rules.value, edition)
    if rules.has_categories:
        return CategoryJudge(lexicon, categories).opinion_on
    return lambda text: opinion_on(text, lexicon)
