"""Whether a client was ever told what it may not know: every frame, held against the table as it really was."""

from collections.abc import Iterator
from typing import Any

from leggio.games.registry import GAMES
from leggio.notation.log import read_log

Frame = dict[str, Any]

# Words may spell anything, also somebody's tiles: what lies open on the table is not searched.
OPEN = {"board", "sheet", "pending", "words", "word", "pile_a_top", "known", "draws", "text", "challenge", "contest"}
# Of events, what lies open: tiles laid, shown or discarded.
OPEN_EVENTS = {"played", "laid", "discarded", "stole", "restored", "jolly_swapped", "turned_up", "scarab_taken"}


class Truth:
    """The whole game, secrets included, event by event, from its log."""

    def __init__(self, log: str) -> None:
        read = read_log(log.encode())
        self.kind = GAMES[read.game.name]
        self.events = read.events
        self.states: list[Any] = [None]
        for event in read.events:
            self.states.append(self.kind.evolve(self.states[-1], event))
        self.over_at = next((seq for seq, state in enumerate(self.states) if state and state.phase == "over"), None)

    def secrets(self, seq: int, seat: int | None) -> set[str]:
        """Texts that must not reach that seat, or a spectator, while the table is where this event left it."""
        state = self.states[seq]
        hands = state.hands if self.kind.name == "verbum" else state.racks
        hidden = {state.seal.order, state.seal.salt}
        for other, hand in enumerate(hands):
            if other != seat and len(hand) > 2:
                hidden |= {hand, "".join(sorted(hand))}
        bag = state.pile_b if self.kind.name == "verbum" else state.bag
        if len(bag) > 2:
            hidden |= {bag.tiles, "".join(sorted(bag.tiles))}
        own = hands[seat] if seat is not None else ""
        return hidden - {own, "".join(sorted(own))}


def leaks(truth: Truth, frames: list[Frame], seat: int | None, role: str) -> Iterator[str]:
    """What that client should never have been sent."""
    for frame in frames:
        if frame["type"] not in ("welcome", "update") or not frame.get("view"):
            continue
        if truth.over_at is not None and frame["seq"] >= truth.over_at:
            continue
        opened = frame["view"]["options"].get("open_hands", False)
        told = [*frame.get("events", ()), *(frame.get("missed") or ())]
        yield from _leaking_events(truth, told, seat, role, opened=opened)
        if opened:
            continue
        hidden = truth.secrets(frame["seq"], seat)
        said = _texts({**frame, "events": [], "missed": []})
        if found := sorted(f"{where} {text}" for where, text in said if text in hidden):
            yield f"seat {seat} at {frame['seq']}: {found}"
        if frame["view"].get("racks") or frame["view"].get("seal") or frame["view"].get("hands"):
            yield f"seat {seat} at {frame['seq']}: what is shown at the end"
        challenge = frame["view"].get("challenge")
        if challenge and challenge.get("opinion") and role != "referee":
            yield f"seat {seat} at {frame['seq']}: the judge's opinion"


def _leaking_events(truth: Truth, told: list[Frame], seat: int | None, role: str, *, opened: bool) -> Iterator[str]:
    for each in told:
        event = truth.events[each["seq"] - 1]
        owner = getattr(event, "seat", None)
        data = each["data"]
        if {"order", "salt"} & data.keys():
            yield f"seat {seat}: the seal, at {each['seq']}"
        if "opinion" in data and role != "referee":
            yield f"seat {seat}: the judge's opinion, at {each['seq']}"
        if owner == seat or opened or each["event"] in OPEN_EVENTS:
            continue
        secret = {"tiles", "cards", "drawn", "ballot"} & data.keys()
        if each["event"] == "exchanged" and truth.kind.name == "scrabble":
            secret |= {"given"} & data.keys()
        if each["event"] == "cambio_secco":
            secret |= {"given"} & data.keys()
        if each["event"] == "drew" and event.pile != "a":
            secret |= {"card"} & data.keys()
        if each["event"] == "voted":
            secret |= {"valid"} & data.keys()
        if secret:
            yield f"seat {seat}: {sorted(secret)} of {each['event']}, at {each['seq']}"


def _texts(data: object, where: str = "") -> Iterator[tuple[str, str]]:
    """Every text that is not open, and where it stands."""
    if where.rpartition(".")[2] in OPEN:
        return
    if isinstance(data, str):
        yield where, data
    elif isinstance(data, dict):
        for name, each in data.items():
            yield from _texts(each, f"{where}.{name}")
    elif isinstance(data, list):
        for each in data:
            yield from _texts(each, where)
