"""`leggio lexicon editions`: the editions that are kept here, what each changes, and the hash it is signed by."""

from typing import Annotated

import typer

from leggio.cli.lexicons import edition_named, lexicon_of, opened_edition, shelf
from leggio.cli.options import LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.lexicon.edition import Edition
from leggio.lexicon.edition.effect import difference
from leggio.lexicon.profiles import Rules
from leggio.speech import FIRST


def editions(
    name: Annotated[str | None, typer.Argument()] = None,
    rules: RulesOption = Rules.FIGS,
    lang: LanguageOption = FIRST,
) -> None:
    """Show the editions, or the file of one."""
    say = Speaker(lang)
    if name is not None:
        typer.echo(edition_named(name).content, nl=False)
        return
    kept = shelf().newest()
    for edition in kept:
        typer.echo(_line(edition, rules.value, say))
    typer.echo(say("editions.count", count=len(kept)))


def _line(edition: Edition, rules: str, say: Speaker) -> str:
    opened = opened_edition(edition, rules)
    found = difference(lexicon_of(rules), opened)
    told = say(
        f"editions.{edition.kind.value}",
        name=edition.name,
        number=edition.number,
        title=edition.title or "-",
        words=len(opened),
        came=len(found.came),
        went=len(found.went),
    )
    return f"{told}\n  {opened.label}\n  sha256 {edition.hash}"
