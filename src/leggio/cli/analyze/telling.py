"""Facts and figures of an analysis in words."""

from collections.abc import Sequence

from leggio.cli.screen import where_text
from leggio.cli.speaking import Speaker
from leggio.core.board import Direction
from leggio.engine.analysis.report import Choice, ChoiceKind, Fact, TurnReport
from leggio.engine.record import Deed

_FREE = ("phoney_withdrawn", "good_challenged")  # with a sentence of their own where nobody pays


def fact_sentence(fact: Fact, game: str, players: Sequence[str], say: Speaker) -> str:
    """What a fact says."""
    data: dict[str, object] = dict(fact.data)
    key = f"fact.{fact.kind}"
    if "square" in data:
        direction = Direction(str(data.pop("direction")))
        data["where"] = where_text(str(data.pop("square")), direction, say)
    if isinstance(seat := data.get("challenger"), int):
        data["challenger"] = players[seat]
    if fact.kind == "kept_twins":
        data["count"] = say(f"count.{data['count']}")
    if "words" in data:
        key += ".free" if fact.kind in _FREE and not data["penalty"] else ""
        key += ".many" if ", " in str(data["words"]) else ""
    elif fact.kind == "exchange_better" and not data["kept"]:
        key += ".all"
    elif say.knows(f"{key}.{game}"):
        key += f".{game}"
    return say(key, **data)


def choice_text(choice: Choice | None, say: Speaker) -> str:
    """A choice in few words: what, and where."""
    if choice is None:
        return say("analysis.exchange_unknown")
    if choice.kind is ChoiceKind.PASS:
        return say("analysis.pass")
    if choice.kind is ChoiceKind.EXCHANGE:
        return say("analysis.exchange", tiles=choice.given) if choice.given else say("analysis.exchange_unknown")
    if choice.kind is ChoiceKind.CAMBIO_SECCO:
        return say("analysis.cambio_secco", tiles=choice.given)
    taken = "".join(f"?{square} " for square in choice.swaps)
    return f"{taken}{choice.word} {where_text(choice.square, choice.direction, say)}"


def move_of(report: TurnReport, say: Speaker) -> str:
    """What was done in a turn."""
    if report.deed is Deed.TIMEOUT:
        return say("analysis.timeout")
    if report.deed is Deed.WITHDRAWN and report.played is not None:
        where = where_text(report.played.square, report.played.direction, say)
        return say("analysis.withdrawn", word=report.played.word, where=where)
    return choice_text(report.played, say)


def percent(share: float | None, *, signed: bool = False) -> str:
    """A chance as people read it."""
    if share is None:
        return ""
    return _minus(f"{100 * share:+.0f} %" if signed else f"{100 * share:.0f} %")


def points(figure: float | None, say: Speaker, *, signed: bool = False) -> str:
    """Points to one decimal, with the comma or the point of the language."""
    if figure is None:
        return ""
    return _minus(say.number(figure, ".0 sign-always" if signed else ".0"))


def _minus(text: str) -> str:
    return text.replace("-", "−")
