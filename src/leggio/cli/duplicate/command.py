"""`leggio duplicate`: its options, and a new event, one that goes on, or a past one."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from leggio.cli.audited import audited
from leggio.cli.dictionaries import Dictionary, WordsOption, bundled, of_edition, of_list, recorded
from leggio.cli.duplicate.asking import Asker
from leggio.cli.duplicate.replaying import Replaying
from leggio.cli.duplicate.session import GAME, Session, Table
from leggio.cli.failure import fail
from leggio.cli.files import FileError, read_bytes
from leggio.cli.hosting.beginning import chance_of, default_log
from leggio.cli.hosting.keyboard import keyboard_for
from leggio.cli.hosting.resuming import check_fits
from leggio.cli.invocation import invocation
from leggio.cli.journal import Journal
from leggio.cli.lexicons import lexicon_of
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.speaking import Speaker
from leggio.core.outcome import Rejected
from leggio.engine.duplicate import DuplicateJudge
from leggio.games.duplicate.commands import Open
from leggio.games.duplicate.game import SPEC
from leggio.games.duplicate.rules import SECOND, Master, Options
from leggio.games.duplicate.state import State
from leggio.games.figs import FIGS
from leggio.notation.log import read_log
from leggio.speech import FIRST


def duplicate(
    name: Annotated[str | None, typer.Argument()] = None,
    rounds: Annotated[int | None, typer.Option(min=1, max=1000)] = None,
    seconds: Annotated[int, typer.Option(min=1, max=86_400)] = 180,
    no_clock: Annotated[bool, typer.Option("--no-clock")] = False,
    own_play: Annotated[bool, typer.Option("--own-play")] = False,
    replay: Annotated[Path | None, typer.Option()] = None,
    words: WordsOption = None,
    edition: EditionOption = None,
    log: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    lang: LanguageOption = FIRST,
) -> None:
    """Play Duplicate alone, against the top."""
    say = Speaker(lang, GAME)
    _check_apart(say, replay=replay, resume=resume, log=log)
    _check_apart(say, words=words, edition=edition)
    console = Console(highlight=False, markup=False)
    asker = Asker(console, keyboard_for(console), say)
    given = of_list(words, say) if words is not None else None
    given = of_edition(edition, say) if edition is not None else given
    if replay is not None:
        _replay(replay, given, asker)
        return
    if resume is not None:
        _go_on(resume, given, words, asker)
        return
    dictionary = given or bundled(FIGS.name, say)
    _introduce(dictionary, console)
    length = None if no_clock else seconds * SECOND
    warning = Options().warning_ms
    options = Options(
        round_ms=length,
        warning_ms=0 if length is not None and length <= warning else warning,
        master=Master.BEST_SLIP if own_play else Master.TOP,
        most_rounds=rounds,
    )
    player = name or say("dup.default_name")
    with Journal.prepare(log or default_log((GAME, player)), GAME) as journal:
        table = Table(SPEC, journal, _judge(dictionary), chance=chance_of(seed))
        opened = table.do(Open(rules=FIGS.name, players=(player,), options=options, lexicon=dictionary.label))
        if isinstance(opened, Rejected):
            fail(say.refusal(opened))
        console.print(say("dup.hint"))
        _play(table, words, asker)


def _go_on(path: Path, given: Dictionary | None, words: Path | None, asker: Asker) -> None:
    journal, state = Journal.resume(path, GAME)
    with journal:
        dictionary = given or recorded(state.lexicon, state.rules.name, asker.say)
        check_fits(state, dictionary, asker.say, Rejected("open.no_judge", "28"))
        if dictionary is None or len(state.roll) != 1:
            fail(asker.say("dup.not_alone", players=len(state.roll)))
        _introduce(dictionary, asker.console)
        _play(Table(SPEC, journal, _judge(dictionary, state.rules.name), state), words, asker)


def _play(table: Table, words: Path | None, asker: Asker) -> None:
    finished = Session(table, asker).run()
    path, language = table.journal.path, asker.say.language
    if finished:
        told = asker.say("play.saved", file=path, command=invocation("verify", path, language=language))
    else:
        wanted: tuple[str | Path, ...] = () if words is None else ("--words", words)
        command = invocation(GAME, "--resume", path, *wanted, language=language)
        told = asker.say("play.suspended", command=command)
    asker.console.print(told, soft_wrap=True)


def _replay(path: Path, given: Dictionary | None, asker: Asker) -> None:
    say = asker.say
    read = read_log(read_bytes(path))
    if read.game.name != GAME:
        raise FileError("file.other_game", file=path, game=read.game.name)
    state: State = audited(read)
    if not len(state.rounds):
        fail(say("dup.no_rounds"))
    dictionary = given or recorded(state.lexicon, state.rules.name, say) or bundled(state.rules.name, say)
    _introduce(dictionary, asker.console)
    asker.console.print(say("dup.hint_replay", players=len(state.roll), rounds=len(state.rounds)))
    Replaying(state, _judge(dictionary, state.rules.name), asker).run()


def _judge(dictionary: Dictionary, rules: str = FIGS.name) -> DuplicateJudge:
    graph = dictionary.graph() if dictionary.graph else lexicon_of(rules).graph
    return DuplicateJudge(dictionary.judge, graph, rules)


def _introduce(dictionary: Dictionary, console: Console) -> None:
    for line in dictionary.told:
        console.print(line)


def _check_apart(say: Speaker, **options: Path | str | None) -> None:
    """End with a sentence that names two options of which only one can be given."""
    given = [name for name, value in options.items() if value is not None]
    if len(given) > 1:
        fail(say("option.apart", one=f"--{given[0]}", other=f"--{given[1]}"))
