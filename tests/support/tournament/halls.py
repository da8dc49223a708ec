"""Halls to print: small and full, with names that are hard on paper."""

import random

from leggio.tournament.commands import (
    AppointPanel,
    Challenge,
    Correct,
    Punish,
    ReportResult,
    Rule,
    SetResult,
    SwapStart,
)
from leggio.tournament.conduct import Sanction
from leggio.tournament.entrant import Entry
from leggio.tournament.log import TournamentLog, read_tournament, write_tournament
from support.tournament.desk import DIRECTOR, REFEREE, Desk

HOSTILE = ('#import "x": *', "$a$ *b* _c_ @r <l>", "\\u{41} #panic()", "<b>Bea</b> & Co.", "Però D’Angelò Noè")


def hall(players: int, rounds: int = 1) -> Desk:
    """So many players, the first with names like markup, the next with one as long as it may be."""
    names = [*HOSTILE, "W" * 60, *(f"Ada {each}" for each in range(players))]
    desk = Desk()
    desk.enter([Entry(name=name, club="Circolo di Forlì", rating=1500) for name in names[:players]])
    rng = random.Random(7)
    for _ in range(rounds):
        desk.play(rng)
    return desk


def eventful() -> Desk:
    """An event with something of all that minutes tell."""
    desk = hall(6)
    desk.do(AppointPanel(by=REFEREE, names=(HOSTILE[0], HOSTILE[1], HOSTILE[2])))
    desk.pair()
    desk.do(SwapStart(by=DIRECTOR, round=2, table=1, reason="aveva già cominciato"))
    first = desk.state.rounds[1].games[0].first
    desk.do(
        Challenge(by=REFEREE, round=2, table=1, player=first, words=("micio", "portaveli")),
        Rule(by=REFEREE, case=1, valid={"MICIO": True, "PORTAVELI": False}),
        Punish(by=REFEREE, player=first, sanction=Sanction.POINTS, points=10, reason="telefono acceso"),
    )
    game = desk.state.rounds[1].games[1]
    for player, points in ((game.first, 400), (game.second, 410)):
        name = desk.state.entrants[player - 1].name
        desk.do(ReportResult(by=name, round=2, table=2, player=player, first=points, second=390))
    desk.result(1, 401, 400)
    desk.do(SetResult(by=REFEREE, round=2, table=2, first=405, second=390))
    desk.do(Correct(by=REFEREE, round=1, table=1, first=399, second=400, reason="formulario"))
    return desk


def log_of(desk: Desk) -> TournamentLog:
    """The log of what happened, as it would be read from a file."""
    return read_tournament(write_tournament(desk.log).encode())
