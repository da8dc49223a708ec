"""The options of `leggio play`, and the table they make."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console

from leggio.cli.failure import fail
from leggio.cli.files import read_words
from leggio.cli.journal import Journal
from leggio.cli.options import LanguageOption
from leggio.cli.play.keyboard import Keyboard, keyboard_for
from leggio.cli.play.session import Session
from leggio.cli.play.table import Table
from leggio.cli.speech import Language, Speaker
from leggio.core.chance import SeededChance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scrabble import Finding
from leggio.games.scrabble.commands import Open
from leggio.games.scrabble.options import Arbiter, Challenges, Options
from leggio.games.scrabble.rules import FIGS, MINUTE, RULE_SETS, RuleSet, find_rules

RULES = ", ".join(sorted({name for name, _ in RULE_SETS}))


def play(
    players: Annotated[
        list[str] | None, typer.Argument(help="I giocatori, da due a quattro. / Two to four players.")
    ] = None,
    words: Annotated[Path | None, typer.Option(help="Elenco di parole, una per riga. / Word list, one a line.")] = None,
    rules: Annotated[str, typer.Option(help=f"Regolamento / rule set: {RULES}.")] = FIGS.name,
    challenges: Annotated[
        Challenges, typer.Option(help="figs: si contesta; void: parole controllate subito. / checked at once.")
    ] = Challenges.FIGS,
    minutes: Annotated[int | None, typer.Option(help="Minuti a testa. / Minutes each.", show_default="25")] = None,
    no_clock: Annotated[bool, typer.Option("--no-clock", help="Senza limiti di tempo. / No time limits.")] = False,
    auto_claim: Annotated[
        bool, typer.Option("--auto-claim", help="Il tempo scaduto si rileva da sé. / Overtime claims itself.")
    ] = False,
    absent: Annotated[list[str] | None, typer.Option(help="Chi è in ritardo. / Who is late (art. 38).")] = None,
    starter: Annotated[str | None, typer.Option(help="Chi comincia, senza sorteggio. / Who starts (art. 25).")] = None,
    log: Annotated[Path | None, typer.Option(help="Dove tenere il registro. / Where to keep the log.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Riprendi una partita. / Go on with a game.")] = None,
    seed: Annotated[str | None, typer.Option(help="Sacchetto ripetibile, per prova. / Repeatable bag.")] = None,
    lang: LanguageOption = Language.IT,
) -> None:
    """Gioca una partita a questo terminale. / Play a game at this terminal."""
    say = Speaker(lang)
    console = Console(highlight=False, markup=False)
    keyboard = keyboard_for(console)
    rule_set = find_rules(rules)
    if rule_set is None:
        fail(say("open.rules", rules=rules))
    judge: Judge | None = None
    if words is not None:
        judge, count = read_words(words)
        console.print(say("play.loaded_words", count=count, file=words))
    if resume is not None:
        _resume(resume, judge, console, keyboard, say)
        return
    if minutes is not None and not 1 <= minutes <= 1440:
        fail(say("option.minutes"))
    names = _names(players or [], keyboard, say)
    options = Options(
        challenges=challenges,
        arbiter=Arbiter.REFEREE if judge is None else Arbiter.JUDGE,
        time_ms=None if no_clock else _time(minutes, rule_set),
        limit_ms=None if no_clock else _limit(minutes, rule_set),
        auto_claim=auto_claim,
        starter=_seat(starter, names, "--starter", say),
        absent=tuple(seat for name in absent or [] if (seat := _seat(name, names, "--absent", say)) is not None),
    )
    if judge is None:
        console.print(say("play.no_words"))
    command = Open(rules=rule_set.name, players=names, options=options, lexicon=words.name if words else "")
    chance = None if seed is None else SeededChance(seed)
    table = Table(Journal.prepare(log or _default_log(names)), judge, chance=chance)
    opening = table.do(command)
    if isinstance(opening, Rejected):
        fail(say.refusal(opening))
    finished = Session(table, console, keyboard, say).run(opening)
    console.print(say("play.saved" if finished else "play.suspended", file=table.journal.path), soft_wrap=True)


def _resume(path: Path, judge: Judge | None, console: Console, keyboard: Keyboard, say: Speaker) -> None:
    journal, state = Journal.resume(path)
    if isinstance(state, Finding):
        fail(say("verify.at_event", event=state.event, line=state.event + 1, reason=say.finding(state)))
    if state.ended is not None:
        fail(say("play.already_over"))
    needs_judge = state.options.arbiter is Arbiter.JUDGE or state.options.challenges is Challenges.VOID
    if needs_judge and judge is None:
        fail(say("open.no_judge", art=say("article", article="28")))
    console.print(say("play.resumed", file=path), soft_wrap=True)
    finished = Session(Table(journal, judge, state), console, keyboard, say).run()
    console.print(say("play.saved" if finished else "play.suspended", file=path), soft_wrap=True)


def _names(given: list[str], keyboard: Keyboard, say: Speaker) -> tuple[str, ...]:
    if given:
        return tuple(given)
    default = say("play.default_players")
    try:
        answer = keyboard.ask(f"{say('play.ask_players')} [{default}]", lambda: "")
    except EOFError:
        answer = ""
    return tuple(name.strip() for name in (answer.strip() or default).split(","))


def _seat(name: str | None, names: tuple[str, ...], option: str, say: Speaker) -> int | None:
    if name is None:
        return None
    matching = [seat for seat, player in enumerate(names) if player.casefold() == name.casefold()]
    if not matching:
        fail(say("option.unknown", value=name, option=option, known=names))
    return matching[0]


def _time(minutes: int | None, rules: RuleSet) -> int:
    return rules.time_ms if minutes is None else minutes * MINUTE


def _limit(minutes: int | None, rules: RuleSet) -> int | None:
    """The limit of the whole game is for the book's own 25 minutes: other times set it aside."""
    return rules.limit_ms if minutes is None else None


def _default_log(names: tuple[str, ...]) -> Path:
    started = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    readable = "-".join(re.sub(r"\W+", "", name) for name in names).lower()[:60]
    return user_data_path("leggio") / "games" / f"{started}-{readable}.jsonl"
