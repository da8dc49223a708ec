"""How a table of Verbum looks: the two piles, everyone with their words, and the last turns where there is room."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from leggio.cli.board import ACCENT, Look
from leggio.cli.hosting.desk import short_name
from leggio.cli.speaking import Speaker
from leggio.cli.verbum.cards import card_name, card_text, flowing, in_order, stolen_from, word_text
from leggio.cli.verbum.sheet import last_turns
from leggio.games.verbum.view import View, WordView

ROOMY_WIDTH = 76  # from here on letters of a word have air between them
MANY_WORDS = 36  # unless there are so many words that they fill the screen
SHEET_BESIDE = 112
SHEET_WIDTH = 46
SHEET_LINES = 16
GAP = 4
LONGEST_NAME = 24
INDENT = "  "


def look_of(width: int, words: int, *, colour: bool) -> Look:
    """The look that fits a width and that many words."""
    return Look(compact=width < ROOMY_WIDTH or words > MANY_WORDS, colour=colour)


def table_screen(view: View, look: Look, width: int, say: Speaker, acting: int | None = None) -> RenderableType:
    """Piles, players and words: what everyone at the table may see. The mark is on whoever acts, as a rule on turn."""
    marked = None if view.ended else view.actor if acting is None else acting
    has_sheet = width >= SHEET_BESIDE and bool(view.sheet) and view.ended is None
    room = width - SHEET_WIDTH - GAP if has_sheet else width
    players = _players(view, look, room, say, marked)
    table = Group(_piles(view, look, say), *(Padding(each, (1, 0, 0, 0)) for each in players))
    if not has_sheet:
        return Padding(table, (0, 0, 1, 0))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=room)
    grid.add_column(width=SHEET_WIDTH)
    grid.add_row(table, last_turns(view.sheet, view.players, say, SHEET_WIDTH, SHEET_LINES))
    return Padding(grid, (0, 0, 1, 0))


def _piles(view: View, look: Look, say: Speaker) -> Text:
    """Pile A with its top card, pile B with its back."""
    top = card_text(view.pile_a_top, look, say) if view.pile_a_top else Text(say("play.no_card"), style="dim")
    back = Text("▒▒▒", style="#9A907C on #EDE6D6") if view.pile_b_count else Text(say("play.no_card"), style="dim")
    return Text.assemble(
        (f"{say('play.pile_a')} ", "dim"),
        top,
        (f" {view.pile_a_count}" if view.pile_a_count > 1 else "", "dim"),
        " " * GAP,
        (f"{say('play.pile_b')} ", "dim"),
        back,
        (f" {view.pile_b_count}" if view.pile_b_count else "", "bold"),
    )


def _players(view: View, look: Look, width: int, say: Speaker, marked: int | None) -> Iterator[RenderableType]:
    longest = max(len(short_name(name, LONGEST_NAME)) for name in view.players)
    for seat in range(len(view.players)):
        words = [word for word in view.words if word.seat == seat]
        lines = list(flowing((_word(word, look, say) for word in words), width, indent=INDENT))
        header = _header(view, seat, longest, say, is_marked=seat == marked)
        yield Group(header, *_hand(view, seat, look, width, say), *lines)


def _header(view: View, seat: int, longest: int, say: Speaker, *, is_marked: bool) -> Text:
    """The mark of whoever acts, name, points, cards in hand, and those of them that everyone has seen."""
    has_left = seat in view.resigned
    header = Text.assemble(
        ("▶ " if is_marked else "  ", ACCENT),
        (
            f"{short_name(view.players[seat], LONGEST_NAME):<{longest}}",
            "bold" if is_marked else "dim strike" if has_left else "",
        ),
        (f" {view.points[seat]:>4}", "bold"),
    )
    if has_left:
        return header.append(f"   {say('play.has_left')}", style="dim")
    count = view.hand_counts[seat]
    header.append(f"   {say('play.cards', count=count)}", style="dim")
    if view.hands is None and seat != view.seat and view.known[seat]:
        known = [card_name(card, say) for card in in_order(view.known[seat])]
        header.append(say("play.all_known" if len(known) == count else "play.known", cards=known), style="dim")
    return header


def _hand(view: View, seat: int, look: Look, width: int, say: Speaker) -> Iterator[Text]:
    """A hand that lies open: where hands are, and when all is over (par. 5)."""
    if view.hands is not None and view.hands[seat] and seat not in view.resigned:
        cards = [card_text(card, look, say) for card in in_order(view.hands[seat])]
        yield from flowing((Text(say("play.hand"), style="dim"), *cards), width, gap=" ", indent=INDENT)


def _word(word: WordView, look: Look, say: Speaker) -> Text:
    text = word_text(word, look)
    missing = stolen_from(word)
    return text.append(f" {say('play.missing', letters=' '.join(missing))}", style="dim") if missing else text
