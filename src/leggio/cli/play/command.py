"""`leggio play`: its options, and a new game or one that goes on."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from leggio.cli.dictionaries import Dictionary, WordsOption, bundled, of_edition, of_list, recorded
from leggio.cli.failure import fail
from leggio.cli.hosting.beginning import chance_of, default_log, names_of
from leggio.cli.hosting.keyboard import keyboard_for
from leggio.cli.hosting.parting import parting
from leggio.cli.journal import Journal, game_of
from leggio.cli.options import EditionOption, LanguageOption
from leggio.cli.play.bots import bots_of, seated_with
from leggio.cli.play.clashes import check_clashes, check_game
from leggio.cli.play.desk import Desk
from leggio.cli.play.options import ChallengeRule, Choices, GameName, options_of, referee_name, rule_of
from leggio.cli.play.resuming import check_fits, resume_table
from leggio.cli.play.session import Session
from leggio.cli.play.table import Table
from leggio.cli.scarabeo import options as scarabeo
from leggio.cli.scarabeo.command import Host as ScarabeoHost
from leggio.cli.speech import Language, Speaker
from leggio.cli.verbum import options as verbum
from leggio.cli.verbum.command import Host as VerbumHost
from leggio.core.outcome import Rejected
from leggio.engine.bots import LEVELS, Bot
from leggio.games.figs.rules import FIGS, RULE_SETS, find_rules
from leggio.games.scarabeo import options as scarabeo_options
from leggio.games.scrabble import AnyEvent, State
from leggio.games.scrabble.commands import Open
from leggio.games.scrabble.options import Arbiter, Challenges

RULES = ", ".join(sorted({name for name, _ in RULE_SETS}))
BOT_LEVELS = ", ".join(LEVELS)

AnyHost = ScarabeoHost | VerbumHost

_WHO_RULES = {Arbiter.REFEREE: "play.no_words_referee", Arbiter.PANEL: "play.no_words_panel"}


def play(
    context: typer.Context,
    players: Annotated[
        list[str] | None,
        typer.Argument(help="I giocatori, da due a quattro (Verbum: sei). / Two to four players (Verbum: six)."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help=f"Un bot, LIVELLO o NOME:LIVELLO. / A bot, LEVEL or NAME:LEVEL: {BOT_LEVELS}."),
    ] = None,
    words: WordsOption = None,
    edition: EditionOption = None,
    no_words: Annotated[
        bool, typer.Option("--no-words", help="Senza vocabolario: decidono le persone. / No dictionary: people rule.")
    ] = False,
    referee: Annotated[
        str | None, typer.Option(help="Chi arbitra: decide una persona. / Who referees: a person rules (art. 28).")
    ] = None,
    rules: Annotated[str | None, typer.Option(help=f"Regolamento / rule set: {RULES}.", show_default=FIGS.name)] = None,
    challenges: Annotated[
        ChallengeRule | None,
        typer.Option(
            help="figs: si contesta; void: parole controllate subito. / checked at once. "
            "Scarabeo: book, dictionary, void. Verbum: dictionary, dictionary-then-vote, vote, void.",
            show_default="figs, book, dictionary",
        ),
    ] = None,
    letters: Annotated[
        scarabeo_options.LetterSquares | None,
        typer.Option(help="Scarabeo: quali 2L e 3L contano. / Which 2L and 3L count.", show_default="covered"),
    ] = None,
    category: Annotated[
        list[str] | None,
        typer.Option(
            help="Verbum: che cosa vale, più volte: parole, sigle, province, nomi, o una vostra. / "
            "What counts, repeatable: words, abbreviations, provinces, first-names, or one of yours.",
            show_default="parole",
        ),
    ] = None,
    minimum: Annotated[
        int | None, typer.Option(help="Verbum: lettere della parola più corta. / Shortest word.", show_default="2")
    ] = None,
    open_hands: Annotated[bool, typer.Option("--open-hands", help="Verbum: carte scoperte. / Hands lie open.")] = False,
    deck: Annotated[Path | None, typer.Option(help="Verbum: un mazzo vostro. / A deck of your own.")] = None,
    minutes: Annotated[
        int | None,
        typer.Option(
            help="Minuti a testa; Scarabeo, Verbum: a turno. / Minutes each; Scarabeo, Verbum: a turn.",
            show_default="25, 2, -",
        ),
    ] = None,
    no_clock: Annotated[bool, typer.Option("--no-clock", help="Senza limiti di tempo. / No time limits.")] = False,
    clock_by_hand: Annotated[
        bool, typer.Option("--clock-by-hand", help="Orologi azionati a mano. / Clocks pressed by hand (art. 27).")
    ] = False,
    auto_claim: Annotated[
        bool, typer.Option("--auto-claim", help="Il tempo scaduto si rileva da sé. / Overtime claims itself.")
    ] = False,
    absent: Annotated[list[str] | None, typer.Option(help="Chi è in ritardo. / Who is late (art. 38).")] = None,
    starter: Annotated[str | None, typer.Option(help="Chi comincia, senza sorteggio. / Who starts (art. 25).")] = None,
    log: Annotated[Path | None, typer.Option(help="Dove tenere il registro. / Where to keep the log.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Riprendi una partita. / Go on with a game.")] = None,
    seed: Annotated[str | None, typer.Option(help="Sacchetto ripetibile, per prova. / Repeatable bag.")] = None,
    game: Annotated[
        GameName | None, typer.Option(help="Il gioco. / The game.", show_default=GameName.SCRABBLE.value)
    ] = None,
    lang: LanguageOption = Language.IT,
) -> None:
    """Gioca una partita a questo terminale. / Play a game at this terminal."""
    say = Speaker(lang)
    check_clashes(context, say)
    console = Console(highlight=False, markup=False)
    keyboard = keyboard_for(console)
    chosen = game or (GameName.SCRABBLE if resume is None else game_of(resume))
    check_game(context, chosen, say)
    asked = Asked(
        players=tuple(players or ()),
        bots=tuple(bot or ()),
        words=words,
        edition=edition,
        no_words=no_words,
        rules=rules,
        log=log,
        resume=resume,
        seed=seed,
    )
    if chosen == GameName.SCARABEO:
        kinds = scarabeo_options.Challenges
        asked.play_at(
            ScarabeoHost(console, keyboard, say),
            scarabeo.Choices(
                challenges=kinds.BOOK if challenges is None else rule_of(kinds, challenges, say),
                letters=letters or scarabeo_options.LetterSquares.COVERED,
                minutes=minutes,
                no_clock=no_clock,
                starter=starter,
            ),
        )
        return
    if chosen == GameName.VERBUM:
        asked.play_at(
            VerbumHost(console, keyboard, say),
            verbum.Choices(
                contests=None if challenges is None else rule_of(verbum.ContestRule, challenges, say),
                has_words=not no_words,
                categories=tuple(category or ()),
                minimum=minimum,
                open_hands=open_hands,
                minutes=minutes,
                starter=starter,
                deck=deck,
            ),
        )
        return
    rule_set = find_rules(rules or FIGS.name)
    if rule_set is None:
        fail(say("open.rules", rules=rules))
    referee_called = referee_name(referee, say)
    given = _given(words, edition, say)

    if resume is not None:
        journal, state = Journal.resume(resume)
        with journal:
            dictionary = None if no_words else given or recorded(state.lexicon, state.rules.name, say)
            _introduce(dictionary, console)
            check_fits(state, dictionary, referee_called, say)
            console.print(say("play.resumed", file=resume), soft_wrap=True)
            table, events = resume_table(journal, state, dictionary.judge if dictionary else None)
            bots = bots_of(state.players, dictionary, state.rules.name)
            _sit_down(Desk(table, console, keyboard, say), events, referee_called, words, bots)
        return

    dictionary = None if no_words else given or bundled(rule_set.name, say)
    _introduce(dictionary, console)
    names = seated_with(names_of(tuple(players or ()), len(bot or ()), keyboard, say), bot or (), say)
    choices = Choices(
        challenges=Challenges.FIGS if challenges is None else rule_of(Challenges, challenges, say),
        has_words=dictionary is not None,
        referee=referee,
        minutes=minutes,
        no_clock=no_clock,
        auto_claim=auto_claim,
        clock_by_hand=clock_by_hand,
        starter=starter,
        absent=tuple(absent or ()),
    )
    options = options_of(choices, rule_set, names, say)
    if dictionary is None:
        console.print(say(_WHO_RULES[options.arbiter] if referee else "play.no_words", name=referee_called))
    command = Open(rules=rule_set.name, players=names, options=options, lexicon=dictionary.label if dictionary else "")
    with Journal.prepare(log or default_log(names)) as journal:
        table = Table(journal, dictionary.judge if dictionary else None, chance=chance_of(seed))
        opening = table.do(command)
        if isinstance(opening, Rejected):
            fail(say.refusal(opening))
        bots = bots_of(table.state.players, dictionary, rule_set.name)
        _sit_down(Desk(table, console, keyboard, say), opening, referee_called, words, bots)


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What every game is asked for on the command line."""

    players: tuple[str, ...]
    bots: tuple[str, ...]
    words: Path | None
    edition: str | None
    no_words: bool
    rules: str | None
    log: Path | None
    resume: Path | None
    seed: str | None

    def play_at(self, host: AnyHost, choices: Any) -> None:
        """Begin a game at a host's table, with the choices of that game, or go on with one."""
        host.choose_words(self.words, self.edition, no_words=self.no_words)
        if self.rules not in (None, host.game):
            fail(host.say("open.rules", rules=self.rules))
        if self.resume is not None:
            host.go_on(self.resume)
            return
        names = seated_with(names_of(self.players, len(self.bots), host.keyboard, host.say), self.bots, host.say)
        host.begin(names, choices, self.log or default_log(names), chance_of(self.seed))


def _sit_down(
    desk: Desk, opening: tuple[AnyEvent, ...], referee: str, words: Path | None, bots: Mapping[int, Bot]
) -> None:
    """Play until the game is over or people leave; say where it is kept, and what to type next."""
    finished = Session(desk, referee, bots).run(opening)
    wanted = _wanted_again(desk.table.state, words, referee)
    desk.console.print(parting(desk.table.journal.path, wanted, desk.say, finished=finished), soft_wrap=True)


def _wanted_again(state: State, words: Path | None, referee: str) -> list[str | Path]:
    """The options without which the game does not go on; the panel says who it is at each ruling."""
    wanted: list[str | Path] = []
    if words is not None:
        wanted += ["--words", words]
    if referee and state.options.arbiter is Arbiter.REFEREE:
        wanted += ["--referee", referee]
    return wanted


def _given(words: Path | None, edition: str | None, say: Speaker) -> Dictionary | None:
    """The dictionary named on the command line, if one is."""
    if words is not None:
        return of_list(words, say)
    return None if edition is None else of_edition(edition, say)


def _introduce(dictionary: Dictionary | None, console: Console) -> None:
    for line in dictionary.told if dictionary else ():
        console.print(line)
