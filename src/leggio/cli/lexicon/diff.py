"""`leggio lexicon diff OLD NEW`: the words in and out between two editions, and what changed."""

from pathlib import Path
from typing import Annotated

import typer

from leggio.cli.failure import fail
from leggio.cli.lexicons import data_directory, lexicon_of, opened
from leggio.cli.options import LanguageOption, RulesOption
from leggio.cli.speaking import Speaker
from leggio.cli.words import read_words
from leggio.kernel import Graph
from leggio.lexicon.comparing import Change, compare
from leggio.lexicon.editions import EditionError, open_edition
from leggio.lexicon.entry import Part
from leggio.lexicon.lexicon import Lexicon
from leggio.lexicon.opening import cache_directory
from leggio.lexicon.profiles import Rules
from leggio.lexicon.vocabulary import Vocabulary
from leggio.speech import FIRST

BUNDLED_NAME = "leggio"


def diff(
    old: Annotated[str, typer.Argument()],
    new: Annotated[str, typer.Argument()],
    rules: RulesOption = Rules.FIGS,
    lang: LanguageOption = FIRST,
) -> None:
    """Compare two editions: words in and out, and why."""
    say = Speaker(lang)
    first, second = _opened(old, rules.value, say), _opened(new, rules.value, say)
    came, went = 0, 0
    if isinstance(first, Lexicon) and isinstance(second, Lexicon):
        for change in compare(first, second):
            came += len(change.words) if change.came_in else 0
            went += 0 if change.came_in else len(change.words)
            typer.echo(_line(change, say))
    else:
        before, after = set(_graph(first).words()), set(_graph(second).words())
        # There may be a million of them: in one go.
        typer.echo("".join(f"{'+' if word in after else '-'} {word}\n" for word in sorted(before ^ after)), nl=False)
        came, went = len(after - before), len(before - after)
    typer.echo(say("diff.total", came=came, went=went))


def _line(change: Change, say: Speaker) -> str:
    sign = "+" if change.came_in else "-"
    # What no entry explains is one of the abbreviations.
    cause = say(f"diff.{change.cause}", lemma=change.lemma, part=say(f"part.{change.part or Part.ABBREVIATION}"))
    return f"{sign} {cause}: {' '.join(change.words)}"


def _graph(opened: Lexicon | Graph) -> Graph:
    return opened.graph if isinstance(opened, Lexicon) else opened


def _opened(name: str, rules: str, say: Speaker) -> Lexicon | Graph:
    if name == BUNDLED_NAME:
        return lexicon_of(rules)
    path = Path(name)
    if path.is_dir():
        return opened(cache_directory() / "compared", rules, Vocabulary(path))
    if path.is_file():
        return Graph.build(sorted(read_words(path).words))
    try:
        return open_edition(data_directory(), name).graph
    except EditionError as error:
        fail(say(error.code, **error.detail))
