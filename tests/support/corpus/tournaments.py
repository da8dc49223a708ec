"""Where the tournaments of the corpus came from: some led from announcement to close, some full of mischief."""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from leggio.core.verdicts import Verdict
from leggio.tournament import Options, Stage, System
from leggio.tournament.commands import (
    Amend,
    AppointDesk,
    AppointPanel,
    AppointReferee,
    Challenge,
    Close,
    Correct,
    Enter,
    FixPair,
    GoOn,
    OpenOnline,
    Punish,
    Remove,
    ReportResult,
    Reschedule,
    Return,
    Rule,
    SetForfeit,
    SetResult,
    StartClock,
    StopClock,
    Swap,
    Unpair,
    Withdraw,
)
from leggio.tournament.conduct import Sanction
from leggio.tournament.entrant import Entry
from leggio.tournament.options import Apart, Criterion
from leggio.tournament.pairing.cost import Within
from leggio.tournament.result import Source, Winner
from support.tournament.desk import DIRECTOR, REFEREE, Desk
from support.tournament.halls import eventful
from support.tournament.mischief import any_command

Log = list[Any]

SWISS = Stage(system=System.SWISS, rounds=2)
CALENDARS = (
    (Stage(system=System.SWISS, rounds=4, within=Within.NEIGHBOURS),),
    (SWISS, Stage(system=System.KOTH, rounds=2)),
    (Stage(system=System.ROUND_ROBIN), Stage(system=System.KNOCKOUT, qualifiers=4)),
    (SWISS, Stage(system=System.KNOCKOUT, qualifiers=4, legs=2, others_play=True)),
    (Stage(system=System.ROUND_ROBIN, legs=2, rounds=4), SWISS),
)
MISCHIEF = range(10)  # seeds


def tournaments() -> Iterator[tuple[str, Callable[[], Log]]]:
    """Every one by name."""
    yield "swiss-teams", _swiss_teams
    yield "groups-then-final", _groups
    yield "koth-rescheduled", _koth
    yield "knockout-two-legs", _knockout
    yield "eventful", _eventful
    yield "running-round", _running
    yield "announced", _announced
    yield "players-report", _players_report
    yield "previous-edition", partial(_by_the_rules, "figs-previous")
    yield "of-scarabeo", partial(_by_the_rules, "scarabeo")
    yield "of-verbum", partial(_by_the_rules, "verbum")
    for seed in MISCHIEF:
        yield f"mischief-{seed}", partial(_mischief, seed)
    yield "referees-own-game", _own_game
    yield "delegate-decides", _delegate
    yield "online-challenge", _online_challenge
    yield "revised-running", _revised_running
    yield "struck-off", _struck_off
    for seed in MISCHIEF[:4]:
        yield f"revised-mischief-{seed}", partial(_mischief, seed + 100)


def _struck_off() -> Log:
    """Two are struck off the list before they played, one of them between two rounds; a name is free again."""
    desk, rng = Desk(), random.Random(31)
    desk.enter(_people(6))
    desk.do(FixPair(by=DIRECTOR, first=2, second=5, reason="una sfida"), Remove(by=DIRECTOR, player=5))
    desk.enter([Entry(name="ada 5", club="Lucca")])
    _play_out(desk, rng, 1)
    desk.enter([Entry(name="Zoe Tardi")])
    desk.do(Remove(by=DIRECTOR, player=8))
    _play_out(desk, rng, 1)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _people(count: int) -> Iterable[Entry]:
    """People of three clubs, two teams and two groups, of all strengths; some without a rating."""
    for number in range(1, count + 1):
        yield Entry(
            name=f"Ada {number}",
            club=("Pisa", "Lucca", "")[number % 3],
            team=("Torre", "Mura")[number % 2],
            rating=None if number % 5 == 0 else 2000 - 37 * number,
            games=number,
        )


def _play_out(desk: Desk, rng: random.Random, rounds: int) -> None:
    for _ in range(rounds):
        desk.play(rng)


def _swiss_teams() -> Log:
    """Nine players in two teams kept apart, with byes, a forfeit, one who leaves and comes back, one who is late."""
    options = Options(
        calendar=(Stage(system=System.SWISS, rounds=5, within=Within.FOLD),),
        criteria=(Criterion.BUCHHOLZ, Criterion.SONNEBORN_BERGER, Criterion.DIRECT),
        apart=Apart.TEAM,
        team_best=3,
        bye_spread=75,
    )
    desk, rng = Desk(options=options), random.Random(1)
    desk.enter(_people(9))
    _play_out(desk, rng, 1)
    desk.do(Withdraw(by=DIRECTOR, player=4, reason="treno"))
    desk.enter([Entry(name="Zoe Tardi", team="Torre")])
    _play_out(desk, rng, 1)
    desk.do(Return(by=DIRECTOR, player=4), Punish(by=REFEREE, player=2, sanction=Sanction.WARNING, reason="telefono"))
    desk.pair()
    desk.do(SetForfeit(by=DIRECTOR, round=3, table=1, winner=Winner.SECOND))
    for game in desk.state.rounds[-1].games[1:]:
        desk.result(game.table, 390, 380 + game.table * 5)
    _play_out(desk, rng, 2)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _groups() -> Log:
    """Two groups, each against each, and a final of four."""
    calendar = (Stage(system=System.ROUND_ROBIN), Stage(system=System.KNOCKOUT, qualifiers=4))
    desk, rng = Desk(*calendar), random.Random(2)
    desk.enter([Entry(name=f"Ada {number}", group="AB"[number % 2], rating=1500) for number in range(1, 10)])
    _play_out(desk, rng, 7)
    desk.do(Close(by=DIRECTOR))
    desk.do(Correct(by=DIRECTOR, round=1, table=1, first=401, second=333, reason="formulario"))
    return desk.log


def _koth() -> Log:
    """A Swiss that becomes a King of the Hill on the way."""
    desk, rng = Desk(Stage(system=System.SWISS, rounds=4)), random.Random(3)
    desk.enter(_people(8))
    _play_out(desk, rng, 2)
    calendar = (SWISS, Stage(system=System.KOTH, rounds=2, across=True))
    desk.do(Reschedule(by=DIRECTOR, calendar=calendar, reason="la sala chiude prima"))
    _play_out(desk, rng, 2)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _knockout() -> Log:
    """Ties of two legs while the others go on."""
    desk, rng = Desk(*CALENDARS[3]), random.Random(4)
    desk.enter(_people(7))
    _play_out(desk, rng, 6)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _eventful() -> Log:
    """Rulings, a conflict, a correction, sanctions and pairings by hand."""
    desk = eventful()
    desk.result(3, 420, 410)
    desk.do(
        AppointDesk(by=DIRECTOR, names=("Bea Banco",)),
        Amend(by=DIRECTOR, player=5, entry=Entry(name="Noè D’Angelò", club="Forlì", rating=1600)),
        FixPair(by=DIRECTOR, first=1, second=2, reason="derby"),
    )
    desk.pair()
    desk.do(Unpair(by=DIRECTOR, reason="sbagliato"))
    desk.pair()
    games = desk.state.rounds[-1].games
    desk.do(
        Swap(by=DIRECTOR, round=3, one=games[1].first, other=games[2].first, reason="stesso circolo"),
        StartClock(by=DIRECTOR, minutes=50),
        StopClock(by=DIRECTOR),
        StartClock(by=DIRECTOR, minutes=45),
        Punish(by=REFEREE, player=6, sanction=Sanction.EXPULSION, reason="ha lasciato la sala con le lettere"),
    )
    for game in desk.state.rounds[-1].games:
        desk.do(SetResult(by="Bea Banco", round=3, table=game.table, first=300, second=300, winner=Winner.DRAW))
    desk.do(Correct(by=REFEREE, round=3, table=1, first=0, second=0, winner=Winner.NOBODY, forfeit=True, reason="mai"))
    _play_out(desk, random.Random(5), 2)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _running() -> Log:
    """A round that is on, with a table online that has ended, one that has not, and the clock."""
    desk = Desk(referee="Ada 1")
    desk.enter(_people(8))
    desk.do(AppointPanel(by="Ada 1", names=("Ada 2", "Ada 3", "Ada 4")))
    desk.pair()
    for table, code in ((1, "K7Q4"), (2, "M2X9")):
        starter = desk.state.rounds[0].games[table - 1].first
        desk.do(OpenOnline(by=f"Ada {starter}", round=1, table=table, reference=code))
    desk.do(
        SetResult(by="leggio", round=1, table=1, first=377, second=352, source=Source.ONLINE, reference="K7Q4"),
        StartClock(by=DIRECTOR, minutes=60),
    )
    return desk.log


def _players_report() -> Log:
    """Players who agree on their results, and every kind of result put right."""
    calendar = (Stage(system=System.SWISS, rounds=2, across=True), Stage(system=System.KOTH, rounds=1))
    desk = Desk(*calendar)
    desk.enter(_people(8))
    desk.pair()
    one, two, three, four = desk.state.rounds[0].games
    for player in one.players:
        desk.do(ReportResult(by=f"Ada {player}", round=1, table=1, player=player, first=410, second=395))
    desk.do(
        SetForfeit(by=DIRECTOR, round=1, table=two.table, winner=Winner.NOBODY),
        OpenOnline(by=f"Ada {three.second}", round=1, table=three.table, reference="P3R8"),
        SetResult(by="leggio", round=1, table=three.table, first=5, second=9, source=Source.ONLINE, reference="P3R8"),
        SetResult(by=REFEREE, round=1, table=four.table, first=300, second=280, winner=Winner.SECOND),
    )
    for table in range(1, 5):
        desk.do(Correct(by=REFEREE, round=1, table=table, first=350, second=340 + 5 * table, reason="formulario"))
    opinion = (Verdict("MICIO", True), Verdict("PORTAVELI", False, note="sconosciuta", articles=("14",)))
    desk.pair()
    starter = desk.state.rounds[1].games[0].first
    desk.do(
        Challenge(by=REFEREE, round=2, table=1, player=starter, words=("micio", "portaveli"), opinion=opinion),
        Unpair(by=DIRECTOR, reason="tavoli sbagliati"),
    )
    calendar = (calendar[0], Stage(system=System.KNOCKOUT, qualifiers=4, others_play=True, within=Within.FOLD))
    desk.do(Reschedule(by=DIRECTOR, calendar=calendar, reason="si gioca una finale"))
    _play_out(desk, random.Random(6), 1)
    desk.pair()
    return desk.log


def _announced() -> Log:
    """One that nobody has paired yet."""
    desk = Desk(*CALENDARS[2], referee="")
    desk.do(Enter(by=DIRECTOR, entries=tuple(_people(3))))
    return desk.log


def _by_the_rules(rules: str) -> Log:
    """A short one by other rules."""
    desk = Desk(SWISS, rules=rules)
    desk.enter(_people(5))
    _play_out(desk, random.Random(7), 2)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _refereed(delegate: str = "") -> Desk:
    """Six players of whom the first is the referee and meets the fourth, with a panel of others."""
    desk = Desk(referee="")
    desk.enter(_people(6))
    desk.do(
        AppointReferee(by=DIRECTOR, name="Ada 1"),
        AppointPanel(by="Ada 1", names=("Ada 2", "Ada 3", "Ada 6"), delegate=delegate),
    )
    desk.pair()
    return desk


def _own_table(desk: Desk) -> tuple[int, int]:
    """The table of the referee's own game, and who plays there against them."""
    game = next(each for each in desk.state.rounds[-1].games if 1 in each.players)
    return game.table, game.other(1)


def _own_game() -> Log:
    """The panel rules by majority and puts it right, settles a conflict, corrects it, and warns the referee."""
    desk = _refereed()
    table, other = _own_table(desk)
    voters = [name for name in desk.state.staff.panel if name != f"Ada {other}"]
    desk.do(Challenge(by=f"Ada {other}", round=1, table=table, player=other, words=("micio", "portaveli")))
    good, bad = {"MICIO": True, "PORTAVELI": True}, {"MICIO": True, "PORTAVELI": False}
    for valid in (good, bad):
        for by in voters[:2]:
            desk.try_to(Rule(by=by, case=1, valid=valid))
    for player, points in ((1, 400), (other, 410)):
        desk.do(ReportResult(by=f"Ada {player}", round=1, table=table, player=player, first=points, second=390))
    for by in voters[:2]:
        desk.try_to(SetResult(by=by, round=1, table=table, first=405, second=390))
    for by in voters[:2]:
        desk.do(Correct(by=by, round=1, table=table, first=406, second=390, reason=f"formulario di {by}"))
    for by in voters[:2]:
        desk.try_to(Punish(by=by, player=1, sanction=Sanction.WARNING, reason="ha consultato il vocabolario"))
    for game in desk.state.rounds[0].games:
        if game.result is None:
            desk.result(game.table, 380, 370 + game.table)
    desk.do(Close(by=DIRECTOR))
    return desk.log


def _delegate() -> Log:
    """One member of the panel decides alone, and puts it right."""
    desk = _refereed(delegate="Ada 6")
    table, other = _own_table(desk)
    delegate = "Ada 6" if other != 6 else "Ada 2"
    desk.do(Challenge(by="Ada 1", round=1, table=table, player=1, words=("micio",)))
    desk.do(Rule(by=delegate, case=1, valid={"MICIO": False}), Rule(by=delegate, case=1, valid={"MICIO": True}))
    return desk.log


def _online_challenge() -> Log:
    """A challenge at a table online, put right in time once and too late once."""
    options = Options(calendar=(SWISS,), judge_online=False)
    desk = Desk(options=options)
    desk.enter(_people(4))
    desk.pair()
    game = desk.state.rounds[0].games[0]
    by = f"Ada {game.second}"
    desk.do(OpenOnline(by=by, round=1, table=1, reference="T4V0"))
    for number in (1, 2):
        desk.do(
            Challenge(by=by, round=1, table=1, player=game.second, words=("mora",), reference=f"T4V0/{number}"),
            Rule(by=REFEREE, case=number, valid={"MORA": True}),
            Rule(by=REFEREE, case=number, valid={"MORA": False}),
            GoOn(by="Leggio", case=number, valid={"MORA": True} if number == 2 else None),
        )
    return desk.log


def _revised_running() -> Log:
    """Members of the panel who have voted, and no majority yet; the judge rules online."""
    desk = Desk(options=Options(calendar=(SWISS,), judge_online=True), referee="")
    desk.enter(_people(8))
    desk.do(AppointReferee(by=DIRECTOR, name="Ada 1"), AppointPanel(by="Ada 1", names=("Ada 2", "Ada 3", "Ada 4")))
    desk.pair()
    table, other = _own_table(desk)
    for player, points in ((1, 400), (other, 410)):
        desk.do(ReportResult(by=f"Ada {player}", round=1, table=table, player=player, first=points, second=390))
    desk.do(
        SetResult(by="Ada 2", round=1, table=table, first=405, second=390),
        SetForfeit(by="Ada 3", round=1, table=table, winner=Winner.FIRST),
    )
    return desk.log


def _mischief(seed: int) -> Log:
    """Whatever people ask, right or wrong."""
    rng = random.Random(seed)
    criteria = tuple(rng.sample(list(Criterion), 3))
    desk = Desk(options=Options(calendar=CALENDARS[seed % len(CALENDARS)], criteria=criteria, apart=Apart.CLUB))
    desk.enter(rng.randint(4, 9))
    for _ in range(400):
        if rng.random() < 0.1:
            _finish_round(desk, rng)
        desk.try_to(any_command(desk.state, rng))
    return desk.log


def _finish_round(desk: Desk, rng: random.Random) -> None:
    """The tables that still play hand their results in; the referee, or the panel, settles what is in conflict."""
    for one in desk.state.rounds:
        for game in (game for game in one.games if game.result is None):
            first, second = rng.randint(200, 500), rng.randint(200, 500)
            for by in (desk.state.staff.referee, *desk.state.staff.panel):
                desk.try_to(SetResult(by=by, round=one.number, table=game.table, first=first, second=second))
