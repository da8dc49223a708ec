"""Cards on the screen: in a hand each by itself, in a word side by side; where there is no colour, signs instead."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from leggio.cli.board import FRESH_WOOD, INK, RED, WOOD, Look
from leggio.cli.speaking import Speaker
from leggio.core.letters import ALPHABET, JOLLY
from leggio.games.verbum.cards import DOUBLE, SWAP, THIEF, CardWord
from leggio.games.verbum.view import WordView

NAMES = {JOLLY: "card.jolly", DOUBLE: "card.double", THIEF: "card.thief", SWAP: "card.swap"}
ORDER = ALPHABET + JOLLY + DOUBLE + THIEF + SWAP

_STYLES = {
    JOLLY: f"bold {RED} on {WOOD}",
    DOUBLE: f"bold {RED} on {WOOD}",
    THIEF: f"bold #FFFFFF on {INK}",
    SWAP: "bold #FFFFFF on #1F5FA8",
}


def card_name(card: str, say: Speaker) -> str:
    """A card in a sentence."""
    return say(NAMES[card]) if card in NAMES else card


def in_order(cards: str) -> str:
    """Letters first, then jollies, thieves and swap-hands."""
    return "".join(sorted(cards, key=ORDER.index))


def card_text(card: str, look: Look, say: Speaker, *, is_fresh: bool = False) -> Text:
    """A card of a hand or of a pile; one that has just come is yellow, or starred."""
    name = card_name(card, say)
    if not look.colour:
        return Text(f"[{name}]*" if is_fresh else f"[{name}]")
    style = _STYLES.get(card, f"bold {INK} on {WOOD}")
    return Text(f" {name} ", style=style.replace(WOOD, FRESH_WOOD) if is_fresh else style)


def word_text(word: WordView, look: Look) -> Text:
    """A word on the table after its number: letters of jollies are red, a thief is black, open to doubt is yellow.

    Without colours it is written as one writes it, and starred while it may be contested.
    """
    number = Text(f"{word.number:>2} ", style="dim")
    if not look.colour:
        return Text.assemble(number, word.written, "*" if word.pending else "")
    wood = FRESH_WOOD if word.pending else WOOD
    strip = Text(" ", style=f"on {wood}")
    gap = "" if look.compact else " "
    for card, span in zip(word.cards, CardWord(word.word, word.cards).spans, strict=True):
        if card == THIEF:
            strip.append(THIEF, style=_STYLES[THIEF])
        else:
            strip.append(span, style=f"bold {RED if card in (JOLLY, DOUBLE) else INK} on {wood}")
        strip.append(gap, style=f"on {wood}")
    if look.compact:
        strip.append(" ", style=f"on {wood}")
    return Text.assemble(number, strip)


def stolen_from(word: WordView) -> str:
    """The letters that thieves stand for in a word."""
    spans = CardWord(word.word, word.cards).spans
    return "".join(span for card, span in zip(word.cards, spans, strict=True) if card == THIEF)


def flowing(pieces: Iterable[Text], width: int, gap: str = "  ", indent: str = "") -> Iterator[Text]:
    """Pieces one after the other, as many on a line as there is room for: none is broken."""
    line = Text(indent)
    for piece in pieces:
        room = width - line.cell_len - len(gap)
        if line.cell_len > len(indent) and piece.cell_len > room:
            yield line
            line = Text(indent)
        if line.cell_len > len(indent):
            line.append(gap)
        line.append_text(piece)
    if line.cell_len > len(indent):
        yield line
