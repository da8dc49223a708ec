"""Refusals and reasons in words: numbers of players become names, half points become points."""

from leggio.cli.speech import Speaker
from leggio.core.outcome import Rejected
from leggio.tournament import State
from leggio.tournament.pairing.field import Note
from leggio.tournament.result import Result, Winner


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
    return "; ".join(_reason(note, say) for note in notes)


def _reason(note: Note, say: Speaker) -> str:
    figures: dict[str, object] = dict(note.figures)
    if "halves" in figures:
        figures["points"] = points(note.figures["halves"])
        if "other" in figures:
            figures["other"] = points(note.figures["other"])
    return say(note.code, **figures)


def points(halves: int) -> str:
    """Half points as one reads them: 2½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def result_text(result: Result | None, say: Speaker) -> str:
    """A result as it is written on a slip."""
    if result is None:
        return ""
    if not result.was_played:
        sides = {Winner.FIRST: "1-0", Winner.SECOND: "0-1"}.get(result.winner, "0-0")
        return f"{sides} {say('desk.forfeit')}"
    scores = f"{result.first}-{result.second}"
    by_scores = (result.first > result.second) - (result.first < result.second)
    told = {Winner.FIRST: 1, Winner.SECOND: -1}.get(result.winner, 0)
    mark = {1: "1-0", -1: "0-1", 0: "½-½"}[told]
    # Only where the scores alone would mislead (art. 37).
    return scores if by_scores == told else f"{scores} ({mark})"
