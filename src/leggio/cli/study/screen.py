"""How questions, verdicts and progress look on a terminal."""

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.board import ACCENT, Look, board_text, look_for, rack_text
from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
from leggio.cli.wording import analysis_sentence, form_of, reason_sentence
from leggio.core.board import Board
from leggio.core.coordinates import parse_position
from leggio.lexicon.opinion import Opinion
from leggio.speech.printable import printable
from leggio.study import Answering, Appraisal, Deck, Drill, Question, School, WeighedPlay
from leggio.study.question import (
    AnagramsPrompt,
    EncliticPrompt,
    HooksPrompt,
    ParticlesPrompt,
    PlayPrompt,
    ShortListPrompt,
    ShortValidPrompt,
)

GOOD, BAD, QUIET = "bold #2E7D32", "bold #B3261E", "dim"
_HOUR, _DAY = 60, 24  # minutes, hours


def question_screen(question: Question, school: School, console: Console, say: Speaker) -> RenderableType:
    """What is asked, with its letters as tiles."""
    look = _look(school, console)
    match question.prompt:
        case AnagramsPrompt(letters=letters, count=count, one_in=one_in):
            rarity = say("study.one_in", number=_number(one_in, say)) if one_in else ""
            return Group(
                Text(say("study.ask.anagrams", count=count), style="bold"),
                _tiles(letters, school, look),
                Text(rarity, style=QUIET),
            )
        case HooksPrompt(word=word, side=side, count=count):
            return Group(Text(say(f"study.ask.hooks.{side}", count=count), style="bold"), _tiles(word, school, look))
        case ShortValidPrompt(word=word):
            return Group(Text(say("study.ask.valid"), style="bold"), _tiles(word, school, look))
        case ShortListPrompt(letter=letter, length=length, count=count):
            return Group(
                Text(say("study.ask.list", length=length, count=count), style="bold"), _tiles(letter, school, look)
            )
        case EncliticPrompt() as whole:
            made = " + ".join((whole.host, *whole.particles))
            return Group(
                Text(say("study.ask.enclitic"), style="bold"),
                _tiles(whole.word, school, look),
                Text(f"{made}  ({whole.lemma}, {form_of(whole.form, say)})", style=QUIET),
            )
        case ParticlesPrompt() as offered:
            lines = [Text(f"{number}  {word}") for number, word in enumerate(offered.choices, start=1)]
            return Group(
                Text(
                    say("study.ask.particles", host=offered.host, lemma=offered.lemma, form=form_of(offered.form, say)),
                    style="bold",
                ),
                Padding(Group(*lines), (1, 0, 1, 2)),
            )
        case PlayPrompt() as position:
            return _position(position, school, look, say)


def _position(asked: PlayPrompt, school: School, look: Look, say: Speaker) -> RenderableType:
    board = Board(asked.size, asked.cells)
    shown = board_text(tuple(board.rows), school.layout, school.tiles, frozenset(), look, say)
    lines: list[RenderableType] = [shown, Text("")]
    about = "endgame" if asked.other else "opening" if board.is_empty else "position"
    lines.append(Text(say(f"study.ask.{about}"), style="bold"))
    lines.append(_tiles(asked.rack, school, look))
    if asked.other:
        lines += [Text(say("study.other_rack"), style=QUIET), rack_text(asked.other, school.tiles, look)]
    return Group(*lines)


def grade_screen(question: Question, grade: Appraisal, say: Speaker) -> RenderableType:
    """Whether it was right, and why."""
    if question.answering is Answering.PLAY:
        return Group(*_weighed(question, grade, say))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    wanted, wrong = set(grade.found) | set(grade.missed), set(grade.wrong)
    for opinion in grade.opinions:
        named = _named(question, opinion.word)
        mark, style = _mark(named, opinion, grade, wanted | wrong)
        told = say("study.not_asked") if named in wrong and opinion.valid else _why(opinion, say)
        word = Text.assemble((f" {mark} ", style), (printable(opinion.word), "bold"))
        table.add_row(word, Text(told))
    return Group(_verdict(question, grade, say), table)


def _verdict(question: Question, grade: Appraisal, say: Speaker) -> Text:
    if grade.right:
        return Text(say("study.right"), style=GOOD)
    wanted = len(question.solution)
    if wanted > 1 and grade.found:
        return Text(say("study.partly", found=len(grade.found), count=wanted), style=BAD)
    return Text(say("study.wrong"), style=BAD)


def _named(question: Question, word: str) -> str:
    """The part of the answer that a word stands for: of a hook only the letter."""
    if isinstance(question.prompt, HooksPrompt):
        return word[0] if question.prompt.side == "front" else word[-1]
    return word


def _mark(named: str, opinion: Opinion, grade: Appraisal, answered: set[str]) -> tuple[str, str]:
    if named in grade.found:
        return "✔", GOOD
    if named in grade.missed:
        return "○", ACCENT
    if named in answered:
        return "✘", BAD
    return ("✔", QUIET) if opinion.valid else ("✘", QUIET)


def _why(opinion: Opinion, say: Speaker) -> str:
    """The plainest reading, or the reason against, with the article."""
    if opinion.reason:
        return reason_sentence(opinion.reason, say) + say.article(opinion.reason.article)
    if not opinion.analyses:
        return ""
    first = opinion.analyses[0]
    return analysis_sentence(first, say) + say.article(", ".join(first.articles))


def _weighed(question: Question, grade: Appraisal, say: Speaker) -> Iterator[RenderableType]:
    yield Text(say("study.right" if grade.right else "study.wrong"), style=GOOD if grade.right else BAD)
    if grade.wrong:
        yield Text.assemble((" ✘ ", BAD), (say("study.no_such_play", word=grade.wrong[0])))
        yield from (Text(f"   {_why(opinion, say)}") for opinion in grade.opinions if not opinion.valid)
    table = Table.grid(padding=(0, 2))
    for _ in range(4):
        table.add_column(no_wrap=True)  # a narrow screen breaks only the remark at the end
    endgame = question.kind is Drill.ENDGAMES
    if grade.yours:
        table.add_row(Text(f" {say('study.yours')}"), *_play(grade.yours, say, endgame=endgame))
    for number, play in enumerate(grade.best):
        table.add_row(
            Text(f" {say('study.best')}" if number == 0 else "", style=ACCENT), *_play(play, say, endgame=endgame)
        )
    yield table
    if grade.loss:
        yield Text(f" {say('study.loss', points=round(grade.loss / 1000, 1))}", style=QUIET)


def _play(play: WeighedPlay, say: Speaker, *, endgame: bool) -> tuple[Text, Text, Text, Text]:
    *taken, place = play.where.split()
    position = parse_position(place)
    where = where_text(position[0].name, position[1], say) if position else place
    worth = say(
        "study.worth.endgame" if endgame else "study.worth.opening", points=_points(play.worth, say, signed=endgame)
    )
    return (
        Text(" ".join((*taken, where))),
        Text(play.word, style="bold"),
        Text(str(play.score), justify="right"),
        Text(worth, style=QUIET),
    )


def stats_screen(deck: Deck, now: int, say: Speaker) -> RenderableType:
    """A line a drill, then what is to be reviewed."""
    table = Table(title=say("study.stats"), title_justify="left", title_style="bold", header_style="dim", box=None)
    table.add_column("")
    for heading in ("asked", "right", "share", "streak", "best_streak", "cards"):
        table.add_column(say(f"study.column.{heading}"), justify="right")
    for kind in Drill:
        tally = deck.tally(kind)
        share = f"{100 * tally.right // tally.asked}%" if tally.asked else "-"
        cards = sum(card.kind is kind for card in deck.cards.values())
        figures = (tally.asked, tally.right, share, tally.streak, tally.best_streak, cards)
        table.add_row(say(f"study.kind.{kind}"), *map(str, figures))
    return Group(table, Text(""), Text(due_sentence(deck, now, say)))


def due_sentence(deck: Deck, now: int, say: Speaker) -> str:
    """What is to be reviewed, or when something will be."""
    if due := len(deck.due(now)):
        return say("study.due", count=due)
    next_due = deck.next_due()
    return say("study.nothing_missed") if next_due is None else say("study.due_later", when=_later(next_due - now, say))


def _later(milliseconds: int, say: Speaker) -> str:
    minutes = -(-milliseconds // 60_000)
    if minutes < _HOUR:
        return say("study.minutes", count=minutes)
    hours = round(minutes / _HOUR)
    if hours < _DAY:
        return say("study.hours", count=hours)
    days = round(hours / _DAY)
    return say("study.days", count=days)


def _tiles(letters: str, school: School, look: Look) -> RenderableType:
    return Padding(rack_text(letters, school.tiles, look), (1, 0, 1, 2))


def _look(school: School, console: Console) -> Look:
    return look_for(console, school.layout.size, scarabs=school.book.jollies_count)


def _points(thousandths: int, say: Speaker, *, signed: bool = False) -> str:
    return say.number(thousandths / 1000, ".# sign-always" if signed else ".#").replace("-", "−")


def _number(number: int, say: Speaker) -> str:
    return say.number(number)
