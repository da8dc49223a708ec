"""Refusals and reasons in words: numbers of players become names, half points become points."""

from leggio.cli.speaking import Speaker
from leggio.core.outcome import Rejected
from leggio.paper import figures
from leggio.paper.figures import points
from leggio.tournament import State
from leggio.tournament.pairing.field import Note
from leggio.tournament.result import Result


def refusal_sentence(refusal: Rejected, state: State | None, say: Speaker) -> str:
    """Why something is refused."""
    detail = dict(refusal.detail)
    if state and isinstance(number := detail.get("player"), int):
        detail["player"] = name_of(state, number)
    if "system" in detail:
        detail["system"] = say(f"system.{detail['system']}")
    return say.refusal(Rejected(refusal.code, refusal.article, detail))


def name_of(state: State, number: int) -> str:
    """A player's name; of one that is not there, the number."""
    entrant = state.entrant(number)
    return entrant.name if entrant else str(number)


def reasons(notes: tuple[Note, ...], say: Speaker) -> str:
    """Why a pair, in one line."""
    neighbours = any(note.code == "pair.neighbours" for note in notes)
    return "; ".join(_reason(note, say, neighbours=neighbours) for note in notes)


def _reason(note: Note, say: Speaker, *, neighbours: bool) -> str:
    if neighbours and note.code == "pair.again":
        # A King of the Hill does not ask whether they have met.
        return say("pair.again_anyway", **note.figures)
    figures: dict[str, object] = dict(note.figures)
    if "halves" in figures:
        figures["points"] = points(note.figures["halves"])
        if "other" in figures:
            figures["other"] = points(note.figures["other"])
    return say(note.code, **figures)


def result_text(result: Result | None, say: Speaker) -> str:
    """A result as it is written on a slip."""
    return figures.result_text(result, say("desk.forfeit"))
