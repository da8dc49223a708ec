"""`leggio study`: its options, and the questions they ask for."""

import time
from collections.abc import Iterator
from enum import StrEnum
from functools import cache, partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from leggio.cli.analyze.opening import content_of, record_in
from leggio.cli.board_games import RULES_OF, BoardGameOption
from leggio.cli.failure import complain, fail
from leggio.cli.hosting.keyboard import keyboard_for
from leggio.cli.hosting.orders import same_name
from leggio.cli.lexicons import data_directory, lexicon_of
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.cli.study.notebook import Notebook
from leggio.cli.study.screen import due_sentence, stats_screen
from leggio.cli.study.session import Schools, Session
from leggio.core.editions import book_of
from leggio.engine.rules import USUAL_GAME
from leggio.speech import FIRST
from leggio.study import Drill, Question, School, ask, draw
from leggio.study.misses import missed


class Wanted(StrEnum):
    """What may be asked for: a kind of question, what was missed, or the figures."""

    ANAGRAMS = "anagrams"
    HOOKS = "hooks"
    SHORT = "short"
    ENCLITICS = "enclitics"
    OPENINGS = "openings"
    ENDGAMES = "endgames"
    MISSES = "misses"
    REVIEW = "review"
    STATS = "stats"


def study(
    drill: Annotated[Wanted | None, typer.Argument()] = None,
    game: BoardGameOption = USUAL_GAME,
    count: Annotated[int, typer.Option(min=1, max=1000)] = 10,
    played: Annotated[Path | None, typer.Option("--from")] = None,
    player: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    edition: EditionOption = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Study: quizzes, and what you missed."""
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    if drill is Wanted.STATS:
        console.print(stats_screen(Notebook.look(data_directory()).deck, _now(), say))
        return
    school = partial(_school, edition=edition)
    with Notebook.open(data_directory()) as notebook:
        if notebook.damaged is not None:
            complain(say("study.damaged", file=notebook.damaged))
        if drill is Wanted.MISSES:
            if not _remember(notebook, played, player, school, say):
                return
            drill = Wanted.REVIEW
        if drill is Wanted.REVIEW and not notebook.deck.due(_now()):
            console.print(due_sentence(notebook.deck, _now(), say))
            return
        console.print(say("study.hint"))
        session = Session(notebook, school, _now, console, keyboard_for(console))
        if drill is Wanted.REVIEW:
            questions = _missed(notebook, school)
            count = min(count, len(notebook.deck.due(_now())))
        else:
            # A seed that nobody chose: the time will do, for questions are no secret.
            questions = _drawn(
                school(book_of(RULES_OF[game])), drill, seed if seed is not None else str(time.time_ns())
            )
        session.sum_up(session.run(questions, count, say), say)


def _remember(notebook: Notebook, played: Path | None, player: str | None, schools: Schools, say: Speaker) -> bool:
    """Make cards of what somebody missed in a game, due at once; whether there was anything."""
    if played is None:
        fail(say("study.which_game"))
    record = record_in(content_of(played))
    seats = [seat for seat, name in enumerate(record.players) if player is not None and same_name(name, player)]
    if not seats:
        key = "study.which_player" if player is None else "study.no_player"
        fail(say(key, player=player, players=record.players))
    school = schools(book_of(record.rules))
    deck = notebook.deck
    keys = list(missed(school, record, seats[0]))
    for key in keys:
        if question := ask(school, Drill.MISSES, key):
            deck = deck.with_miss(question, _now())
    notebook.keep(deck)
    if not keys:
        typer.echo(say("study.no_misses", player=record.players[seats[0]]))
    return bool(keys)


@cache
def _school(rules: str, edition: str | None) -> School:
    return School(rules, lexicon_of(rules, edition))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _drawn(school: School, drill: Wanted | None, seed: str) -> Iterator[Question]:
    """One question after another, of one kind or of all in turn; a lexicon with nothing to ask about ends them."""
    # No chance gives one's own games.
    kinds = [kind for kind in Drill if kind is not Drill.MISSES] if drill is None else [Drill(drill.value)]
    number = missing = 0
    while missing < len(kinds):
        question = draw(school, kinds[number % len(kinds)], f"{seed}\n{number}")
        missing = 0 if question else missing + 1
        number += 1
        if question:
            yield question


def _missed(notebook: Notebook, schools: Schools) -> Iterator[Question]:
    """What is due, the longest overdue first; a card that can no longer be asked leaves the deck."""
    for card in notebook.deck.due(_now()):
        question = ask(schools(card.rules), card.kind, card.key)
        if question is None:
            notebook.keep(notebook.deck.without(card))
        else:
            yield question
