"""How a game of Verbum ended: why, the count of everyone's words, the places."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from leggio.cli.ending import tell_places
from leggio.cli.speaking import Speaker
from leggio.games.verbum.state import State
from leggio.speech.printable import printable


def tell_end(state: State, say: Speaker) -> Iterator[RenderableType]:
    """Why the game is over, what each word counts, and who comes where (par. 15)."""
    ended = state.ended
    if ended is None:
        return
    yield say(f"end.{ended.reason}")
    for seat, name in enumerate(state.players):
        words = [word for word in state.words if word.seat == seat]
        counted = [f"{word.made.written} {word.points}" for word in words if word.number not in ended.void]
        void = [word.made.written for word in words if word.number in ended.void]
        line = Text.assemble((f"{printable(name)} {ended.scores[seat]}", "bold"))
        line.append(": " + (", ".join(counted) or say("end.no_words")))
        if void:
            line.append("; " + say("end.void", words=void), style="red")
        yield Padding(line, (0, 0, 0, 2))
    yield from tell_places(ended.places, ended.scores, state.players, say)
