"""Verbum's commands as a hint tells them: what to do, at which word, with which cards."""

import msgspec

from leggio.engine.spec import Outline
from leggio.games.verbum.cards import read_word
from leggio.games.verbum.commands import Discard, Draw, Lay, Restore, Steal, SwapHands, SwapJolly
from leggio.games.verbum.view import View


def outline(view: View, command: msgspec.Struct) -> Outline:
    """The words lie on the table by their numbers; cards are told in no order."""
    deed = str(command.__struct_config__.tag)
    match command:
        case Lay():
            read = [word for text in command.words if (word := read_word(text))]
            cards = sorted("".join(word.cards for word in read))
            return Outline(deed=deed, where=tuple(str(len(word.cards)) for word in read), letters="".join(cards))
        case Discard():
            return Outline(deed=deed, letters=command.card)
        case Steal() | Restore() | SwapJolly():
            words = {word.number: word.word for word in view.words}
            return Outline(deed=deed, where=(words.get(command.word, "").upper(),))
        case SwapHands():
            return Outline(deed=deed, where=(view.players[command.other],))
        case Draw():
            return Outline(deed=deed, where=(command.pile.value.upper(),))
        case _:
            return Outline(deed=deed)
