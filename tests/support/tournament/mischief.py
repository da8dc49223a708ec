"""Commands of people who are in a hurry, mistaken, or up to no good."""

import random

from leggio.core.verdicts import Verdict
from leggio.tournament import Options, Stage, State, System
from leggio.tournament.commands import (
    Amend,
    AnyCommand,
    AppointDesk,
    AppointPanel,
    AppointReferee,
    Challenge,
    Close,
    Correct,
    Enter,
    FixPair,
    GoOn,
    Open,
    Pair,
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
    SwapStart,
    Unpair,
    Waive,
    Withdraw,
)
from leggio.tournament.conduct import Sanction
from leggio.tournament.entrant import Entry
from leggio.tournament.result import Source, Winner
from support.tournament.desk import DIRECTOR, REFEREE


def any_command(state: State, rng: random.Random) -> AnyCommand:
    """A command that may be right or wrong at this moment."""
    count = len(state.entrants)
    by = rng.choice((DIRECTOR, DIRECTOR, REFEREE, REFEREE, "Nessuno", f"Ada {rng.randint(1, count + 1)}"))
    player, other = rng.randint(-1, count + 2), rng.randint(1, count + 1)
    number, table = rng.randint(0, len(state.rounds) + 1), rng.randint(0, count // 2 + 1)
    if state.rounds and rng.random() < 0.7:
        number = len(state.rounds)
    first, second = rng.randint(200, 500), rng.randint(200, 500)
    reason = rng.choice(("perché sì", "perché sì", "", "x" * 300))
    winner = rng.choice((None, *Winner))
    game = state.game(number, table)
    if game and rng.random() < 0.7:
        player = rng.choice(game.players)
        by = rng.choice((by, state.entrants[player - 1].name))
    system = rng.choice(list(System))
    stage = Stage(system=system, rounds=rng.randint(0, 4), qualifiers=rng.choice((0, 2, 4)))
    names = tuple(f"Ada {rng.randint(1, count + 1)}" for _ in range(rng.choice((2, 3, 3))))
    words = rng.choice(((), ("MICIO",), ("micio", "mora"), ("?!",)))
    return rng.choice(
        (
            Open(by=by, name="Ancora", options=Options(calendar=(stage,))),
            AppointReferee(by=by, name=rng.choice((REFEREE, REFEREE, f"Ada {other}"))),
            AppointPanel(by=by, names=names, delegate=rng.choice(("", names[0]))),
            Waive(by=by),
            AppointDesk(by=by, names=names),
            Enter(by=by, entries=(Entry(name=f"Ada {count + 1}", club="Pisa", group=rng.choice(("", "", "A"))),)),
            Enter(by=by, entries=(Entry(name=f"Ada {other}"), Entry(name=""))),
            Amend(by=by, player=player, entry=Entry(name=f"Ada {player}", rating=rng.randint(-1, 2000))),
            Withdraw(by=by, player=player),
            Return(by=by, player=player),
            Remove(by=by, player=player),
            Reschedule(by=by, calendar=(*state.options.calendar, stage), reason=reason),
            Pair(by=by),
            FixPair(by=by, first=player, second=other, reason=reason),
            Swap(by=by, round=number, one=player, other=other, reason=reason),
            StartClock(by=by, minutes=number),
            StopClock(by=by),
            SwapStart(by=by, round=number, table=table, reason=reason),
            Unpair(by=by, reason=reason),
            SetResult(by=by, round=number, table=table, first=first, second=second, winner=winner),
            SetResult(by=by, round=number, table=table, first=9**9, second=second),
            SetResult(
                by="leggio",
                round=number,
                table=table,
                first=first,
                second=first,
                source=rng.choice(list(Source)),
                reference=rng.choice(("", "K7Q4")),
            ),
            SetForfeit(by=by, round=number, table=table, winner=winner or Winner.FIRST),
            ReportResult(by=by, round=number, table=table, player=player, first=first % 3, second=200),
            Correct(by=by, round=number, table=table, first=first, second=second, winner=winner, reason=reason),
            Correct(by=by, round=number, table=table, first=0, second=0, winner=winner, forfeit=True, reason=reason),
            Challenge(by=by, round=number, table=table, player=player, words=words, opinion=(Verdict("MICIO", True),)),
            Rule(by=by, case=rng.randint(0, 3), valid={word: rng.random() < 0.5 for word in words}),
            GoOn(by="leggio", case=rng.randint(0, 3), valid=rng.choice((None, {"MICIO": True}))),
            Punish(
                by=by,
                player=player,
                sanction=rng.choice((Sanction.WARNING, Sanction.POINTS, Sanction.EXPULSION)),
                points=rng.choice((0, 10)),
                reason=reason,
            ),
            Close(by=by) if rng.random() < 0.05 else Pair(by=DIRECTOR),
        )
    )
