"""Draw the pictures of the docs: terminal screens of a staged game, as SVG files in docs/images."""

import io
import re
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from leggio.cli.board import ACCENT, Look, rack_text
from leggio.cli.scarabeo.news import tell as tell_scarabeo
from leggio.cli.scarabeo.screen import table_screen as scarabeo_table_screen
from leggio.cli.scrabble.news import tell
from leggio.cli.screen import sheet_table, table_screen
from leggio.cli.speaking import Speaker
from leggio.cli.study.screen import grade_screen, question_screen
from leggio.cli.verbum.cards import card_text, flowing, in_order
from leggio.cli.verbum.screen import table_screen as verbum_table_screen
from leggio.cli.verbum.sheet import deeds, turns
from leggio.games import scarabeo, verbum
from leggio.games.scarabeo.events import Played as ScarabeoPlayed
from leggio.games.scrabble import Game
from leggio.games.scrabble.events import Played
from leggio.lexicon.opening import cache_directory, open_lexicon
from leggio.study import Appraisal, Drill, School, ask, grade

IMAGES = Path(__file__).parent.parent / "docs" / "images"
PAPER = TerminalTheme(
    background=(246, 241, 231),
    foreground=(30, 27, 24),
    normal=[
        (30, 27, 24),
        (179, 38, 30),
        (46, 110, 60),
        (150, 100, 10),
        (31, 95, 168),
        (120, 60, 120),
        (20, 110, 120),
        (90, 85, 75),
    ],
)
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def staged_game() -> Game:
    """A few turns with a crossing, a parallel play, a lost challenge and a play still pending."""
    racks = ("MIELEAT", "ARANCIA", "STORN", "GZPOI?E")
    game = Game("Anna", "Bea", words=["miele", "arancia", "ai", "re", "al", "ne"], racks=racks)
    game.wait(seconds=41)
    game.play("F8 orizz.", "MIELE")
    game.wait(seconds=73)
    game.play("G7 orizz.", "ARANCIA")
    game.challenge("ARANCIA", "NE")
    game.wait(minutes=1, seconds=48)
    game.play("M3 vert.", "TORNATA")
    game.wait(seconds=9)
    return game


def staged_scarabeo() -> scarabeo.Game:
    """The first word with a scarab, a word across it, and a play still pending."""
    racks = ("C?NTAREI", "SSTAMPAE", "OGLIERAM", "UFZVLDN")
    game = scarabeo.Game("Anna", "Bea", "Carlo", racks=racks)
    game.wait(seconds=50)
    game.play("E9 orizz.", "CoNTARE")
    game.accept()
    game.wait(seconds=35)
    game.play("D9 orizz.", "SCONTARE")
    game.accept()
    game.wait(seconds=20)
    game.play("I9 vert.", "AMORE")
    game.wait(seconds=4)
    return game


def staged_verbum() -> verbum.Game:
    """The book's example, CANE robbed of its C for CIELO, and a word with the double jolly still open to doubt."""
    hands = ("CANER", "IELO!", "PE%OT", "T" + "S" + "ATI" + "G" + "RAMO" + "R")
    game = verbum.Game("Anna", "Bea", "Carlo", words=[], hands=hands)
    for lines in (("CANE",), ("CIELO",), ("PE(ZZ)O",)):
        game.draw()
        if game.turn == 1:
            game.steal(1, "C")
        game.lay(*lines)
    return game


def picture(name: str, content: RenderableType, width: int, title: str = "leggio play") -> None:
    """Write one SVG."""
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(content)
    svg = console.export_svg(title=title, theme=PAPER)
    # The exporter links a font of a public host: a picture of ours asks nobody for anything.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]+;", f"font-family: {FONT};", svg)
    (IMAGES / f"{name}.svg").write_text(svg, encoding="utf-8")


def scarabeo_screen(say: Speaker) -> RenderableType:
    """Scarabeo while the others may challenge."""
    game, look = staged_scarabeo(), Look(scarabs=True)
    view = game.view()
    board = scarabeo_table_screen(view, game.state.rules, look, 80, say)
    played = next(event for event in reversed(game.log) if isinstance(event, ScarabeoPlayed))
    news = [Text(line, style=ACCENT) for line in tell_scarabeo(played, view.players, say)]
    question = Text.assemble((say("play.answer_many", name="Anna"), "bold"), " › ")
    return Group(board, *news, question)


def verbum_screen(say: Speaker) -> RenderableType:
    """Verbum when Anna is about to draw, and may contest Carlo's word."""
    game, look = staged_verbum(), Look()
    view = game.view(0)
    last = turns(view.sheet)[-1]
    news = say("news.deeds", name=view.players[last[0].seat], deeds=deeds(last, view.players, say))
    doubtful = [f"{word.number} {word.written}" for word in view.words if 0 in word.doubters]
    hand = flowing(
        (Text(say("play.hand"), style="dim"), *(card_text(card, look, say) for card in in_order(view.hand or ""))),
        80,
        gap=" ",
    )
    return Group(
        verbum_table_screen(view, look, 80, say, acting=0),
        Text(news, style=ACCENT),
        Text(say("play.contestable_turn", words=doubtful), style="yellow"),
        *hand,
        Text.assemble((say("play.prompt_drawing", name="Anna"), "bold"), " › "),
    )


def study_screen(console: Console, say: Speaker) -> RenderableType:
    """An anagram half found, and a word with particles that the judge refuses."""
    school = School("figs", open_lexicon(cache_directory()))
    lines: list[RenderableType] = []
    for kind, key, answer in (
        (Drill.ANAGRAMS, "AELT", ("TELA", "TALE", "LATTE")),
        (Drill.ENCLITICS, "portare imp.2s veli", ("no",)),
    ):
        question = ask(school, kind, key)
        graded = grade(school, question, answer) if question else None
        if question is None or not isinstance(graded, Appraisal):
            raise ValueError(key)
        heading = say("study.heading", drill=say(f"study.kind.{kind}"), number=len(lines) // 5 + 1, count=10)
        prompt = Text.assemble((say(f"study.answer.{question.answering}"), "bold"), " › ", " ".join(answer).lower())
        lines += [
            Rule(Text(heading, style=ACCENT), align="left", style="dim"),
            question_screen(question, school, console, say),
            prompt,
            grade_screen(question, graded, say),
            Text(""),
        ]
    return Group(*lines)


def main() -> None:
    """Draw them all."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    game, say = staged_game(), Speaker("it")
    view, rules = game.view(game.turn), game.state.rules
    board = table_screen(view, rules.layout, rules.tiles, Look(), say)
    played = next(event for event in reversed(game.log) if isinstance(event, Played))
    last = Text(next(tell(played, view.players, say)), style=ACCENT)
    rack = Text.assemble((f"{say('play.rack')}  ", "dim"), rack_text(view.rack or "", rules.tiles, Look()))
    prompt = Text.assemble(("Bea", "bold"), " › ")
    wide = Columns([board, sheet_table(view.sheet, view.players, Look(), say)], padding=(0, 4))
    picture("terminal", Group(wide, last, rack, prompt), 112)
    picture("terminal-narrow", Group(board, last, rack, prompt), 52)
    colours = Console(file=io.StringIO(), width=88, force_terminal=True, color_system="truecolor")
    picture("terminal-study", study_screen(colours, say), 88, title="leggio study")
    picture("terminal-verbum", verbum_screen(Speaker("it", "verbum")), 80)
    picture("terminal-scarabeo", scarabeo_screen(Speaker("it", "scarabeo")), 80)


if __name__ == "__main__":
    main()
