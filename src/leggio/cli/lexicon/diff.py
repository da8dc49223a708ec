"""`leggio lexicon diff OLD NEW`: the words in and out between two editions, and what changed."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.lexicons import edition_in, lexicon_of, opened, opened_edition
from leggio.cli.options import LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.cli.words import read_words
from leggio.kernel import Graph
from leggio.lexicon.comparing import Change, changes
from leggio.lexicon.edition.effect import difference
from leggio.lexicon.entry import Part
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import cache_directory
from leggio.lexicon.profiles import Rules
from leggio.lexicon.vocabulary import Vocabulary
from leggio.speech import FIRST


def diff(
    old: Annotated[str, typer.Argument()],
    new: Annotated[str, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    lang: LanguageOption = FIRST,
) -> None:
    """Compare two editions: words in and out, and why."""
    say = Speaker(lang)
    first, second = _opened(old, rules.value), _opened(new, rules.value)
    if isinstance(first, Lexicon) and isinstance(second, Lexicon):
        found = difference(first, second)
        came, went = len(found.came), len(found.went)
        if not first.list_name and not second.list_name:
            for change in changes(first, second, found):
                typer.echo(_line(change, say))
        else:
            _tell({*found.came}, {*found.went})
    else:
        before, after = set(_graph(first).words()), set(_graph(second).words())
        came, went = len(after - before), len(before - after)
        _tell(after - before, before - after)
    typer.echo(say("diff.total", came=came, went=went))


def _tell(came: set[str], went: set[str]) -> None:
    # There may be a million of them: in one go.
    typer.echo("".join(f"{'+' if word in came else '-'} {word}\n" for word in sorted(came | went)), nl=False)


def _line(change: Change, say: Speaker) -> str:
    sign = "+" if change.came_in else "-"
    # What no entry explains is one of the abbreviations.
    cause = say(f"diff.{change.cause}", lemma=change.lemma, part=say(f"part.{change.part or Part.ABBREVIATION}"))
    return f"{sign} {cause}: {' '.join(change.words)}"


def _graph(opened: Lexicon | Graph) -> Graph:
    return opened.graph if isinstance(opened, Lexicon) else opened


def _opened(name: str, rules: str) -> Lexicon | Graph:
    path = Path(name)
    if path.is_dir():
        return opened(cache_directory() / "compared", rules, Vocabulary(path))
    if path.is_file():
        edition = edition_in(path)
        return opened_edition(edition, rules) if edition else Graph.build(sorted(read_words(path).words))
    return lexicon_of(rules, name)
