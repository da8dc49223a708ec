"""Standings counted once more, from the log alone: nothing of the game's own reckoning is used."""

from leggio.games.duplicate.events import (
    AnyEvent,
    Corrected,
    Drawn,
    HandedIn,
    Joined,
    Left,
    Opened,
    Penalised,
    RoundClosed,
)
from leggio.games.duplicate.rules import Master


def recount(log: list[AnyEvent]) -> list[int]:
    """Everyone's points by seat, as somebody with pencil and paper would add them up."""
    opened = log[0]
    assert isinstance(opened, Opened)
    options = opened.options
    playing = dict.fromkeys(range(len(opened.players)), True)
    penalties: dict[int, int] = {}
    on_the_desk: dict[int, int | None] = {}  # points of valid slips, None for the others
    closed: list[tuple[dict[int, int | None], int, int]] = []  # slips, top, players
    for event in log[1:]:
        match event:
            case Joined():
                playing[event.seat] = True
            case Left():
                playing[event.seat] = False
            case Penalised():
                penalties[event.seat] = penalties.get(event.seat, 0) + event.points
            case Drawn():
                on_the_desk = {}
            case HandedIn():
                on_the_desk[event.seat] = event.laid.score if event.laid else None
            case Corrected():
                slips = closed[event.round - 1][0] if event.round <= len(closed) else on_the_desk
                slips[event.seat] = event.laid.score if event.laid else None
            case RoundClosed():
                closed.append((on_the_desk, event.top[0].score, sum(playing.values())))
                on_the_desk = {}
            case _:
                pass
    totals = [-penalties.get(seat, 0) for seat in range(len(playing))]
    for slips, top, players in closed:
        valid = {seat: points for seat, points in slips.items() if points is not None}
        for seat, points in valid.items():
            totals[seat] += points
        best = top if options.master is Master.TOP else max(valid.values(), default=None)
        finders = [seat for seat, points in valid.items() if points == best]
        if players >= options.solo_from and len(finders) == 1:
            totals[finders[0]] += options.solo_bonus
    return totals
