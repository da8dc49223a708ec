"""`leggio lexicon stats`: what the lexicon holds."""

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.enclitics import VerbClass
from leggio.lexicon.profiles import Rules
from leggio.lexicon.statistics import Statistics, statistics
from leggio.speech import FIRST


def stats(
    rules: RulesOption = Rules.FIGS,
    edition: EditionOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LanguageOption = FIRST,
) -> None:
    """Count the lexicon's lemmas and forms."""
    counted = statistics(lexicon_of(rules.value, edition))
    if as_json:
        typer.echo(msgspec.json.encode(counted))
        return
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    console.print(say("stats.title", profile=counted.profile, edition=counted.edition))
    console.print(_parts(counted, say))
    console.print(_lengths(counted, say))
    share = counted.without_enclitics / counted.forms
    console.print(
        say(
            "stats.forms",
            forms=_number(counted.forms, say),
            plain=_number(counted.without_enclitics, say),
            share=f"{share:.0%}",
        )
    )
    classes = {kind.value: _number(counted.verb_classes.get(kind.value, 0), say) for kind in VerbClass}
    console.print(say("stats.verbs", **classes))
    console.print(say("stats.confirmed", share=f"{counted.confirmed / counted.lemmas:.0%}"))


def _parts(counted: Statistics, say: Speaker) -> Table:
    grid = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(say("stats.part"), overflow="fold")
    # A narrow screen may break words, but never cut a number.
    for heading, widest in (
        ("stats.lemmas", counted.lemmas),
        ("stats.two_sources", counted.confirmed),
        ("stats.distinct_forms", max(part.forms for part in counted.parts.values())),
    ):
        grid.add_column(say(heading), justify="right", min_width=len(_number(widest, say)))
    for part, count in counted.parts.items():
        grid.add_row(
            say(f"stats.part.{part}"), *(_number(n, say) for n in (count.lemmas, count.confirmed, count.forms))
        )
    grid.add_row(say("stats.total"), _number(counted.lemmas, say), _number(counted.confirmed, say), "")
    return grid


def _lengths(counted: Statistics, say: Speaker) -> Table:
    grid = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(say("stats.letters"), justify="right")
    grid.add_column(say("stats.words"), justify="right")
    for length, count in counted.by_length.items():
        grid.add_row(str(length), _number(count, say))
    return grid


def _number(count: int, say: Speaker) -> str:
    """With the thousands set apart as each language does."""
    return say.number(count)
