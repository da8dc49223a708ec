"""A tournament as a table hosts it: a hall with a desk, whose players are on a list before they come."""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from leggio.core.chance import Chance
from leggio.core.letters import plain
from leggio.core.machine import one_by_one
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.spec import Abilities, AnyGame, CommandSet, GameSpec, Hall, Rulebook
from leggio.table.frames import Refused, You
from leggio.table.records import Role, Settings
from leggio.table.refusals import refuse
from leggio.tournament import CODEC, AnyEvent, Options, State, audit, commands, decide, evolve
from leggio.tournament.opening import LONGEST_NAME, rule_sets
from leggio.tournament.rulings import LONGEST_WORD, MOST_WORDS
from leggio.tournament.view import View, Watcher, view

NAME = "tournament"
# Filled in by the table; a client that names them is refused.
_OURS = frozenset({"by", "opinion", "source", "reference"})
# Commands that nobody sends: tables and the server give them.
_NOT_SENT = (commands.Open, commands.OpenOnline)
# What players do for themselves; everything else is for the desk, where rights go by name.
_FOR_PLAYERS = frozenset({"report", "challenge"})


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever opens a tournament chooses: its name, and how it is run."""

    name: str
    options: Options


def announcement(_rules: str, *, name: object = "", **options: Any) -> Announcement:
    """The options of a table's settings, read; msgspec.ValidationError."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise msgspec.ValidationError(f"Expected `str` of at most {LONGEST_NAME} - at `$.name`")
    return Announcement(name=name, options=msgspec.convert(options, Options))


def opening_of(settings: Settings, announced: Announcement, director: str) -> commands.Open:
    """The command that announces it; whoever opened the table directs (art. 42)."""
    return commands.Open(by=director, name=announced.name, options=announced.options, rules=settings.rules)


def read_order(state: State, raw: dict[str, Any], you: You, name: str) -> commands.AnyCommand | Refused:
    """The command of somebody at the desk or of a player, who both speak only in their own name."""
    tag = raw.get("command")
    known = _known()
    if not isinstance(tag, str) or tag not in known:
        return refuse("command.unknown", command=tag[:40] if isinstance(tag, str) else None)
    if ours := sorted(_OURS & raw.keys()):
        return refuse("command.bad", field=ours[0])
    who: dict[str, Any] = {"by": name}
    if you.role is Role.PLAYER and you.seat is not None and tag in _FOR_PLAYERS:
        if "player" in raw:
            return refuse("command.bad", field="player")
        # The list may have been corrected since they came.
        who = {"by": state.entrants[you.seat - 1].name, "player": you.seat}
    elif you.role is not Role.DESK:
        return refuse("command.not_yours", command=tag, role=you.role)
    try:
        command: commands.AnyCommand = msgspec.convert({**raw, **who}, known[tag])
    except msgspec.ValidationError as error:
        return refuse("command.bad", cause=str(error)[:200])
    return command


@cache
def _known() -> dict[str, Any]:
    every = commands.AnyCommand.__args__
    return {str(each.__struct_config__.tag): each for each in every if each not in _NOT_SENT}


def _decide(
    state: State | None, command: commands.AnyCommand, judge: Judge | None, _chance: Chance, now: int
) -> Accepted[AnyEvent] | Rejected:
    """Nothing is drawn; to a challenge the judge's opinion is attached, for whoever rules (art. 28)."""
    if isinstance(command, commands.Challenge) and judge is not None and _is_sane(command.words):
        words = dict.fromkeys(plain(word) for word in command.words)
        command = replace(command, opinion=tuple(judge.judge(word) for word in words))
    return decide(state, command, now)


def _is_sane(words: tuple[str, ...]) -> bool:
    """Whether the judge can be asked; what is wrong with the words beyond that, the rules say."""
    return len(words) <= MOST_WORDS and all(word.isalpha() and len(word) <= LONGEST_WORD for word in words)


def _view(state: State, watcher: Any, now: int) -> View:
    return view(state, watcher, now)


def _edition(rules: str) -> Any:
    """Tournaments name an edition, and leave its figures to the games."""
    return rules


def _told(_state: State, event: AnyEvent, _watcher: int | Watcher) -> tuple[str, dict[str, object]]:
    """The name alone: what it changed is in the view, as far as one may know it."""
    return CODEC.encode(event)["event"], {}


def _never(*_: object) -> commands.AnyCommand:
    """Nothing happens by itself in a tournament, and people are on its list before they come."""
    raise NotImplementedError


TOURNAMENT: AnyGame = GameSpec(
    name=NAME,
    codec=CODEC,
    audit=audit,
    decide=_decide,
    evolve=evolve,
    views=one_by_one(_view),
    redact=_told,
    watchers=Watcher,
    next_deadline=lambda _: None,
    waits_for=lambda _: (),
    rulebook=Rulebook(names=tuple(rule_sets()), find=_edition, options=announcement, figures=lambda _: {}),
    commands=CommandSet(open=commands.Open, tick=_never, suspend=_never, resume=_never, sent=_known()),
    abilities=Abilities(
        hall=Hall(
            join=_never,
            names=lambda state: [entrant.name for entrant in state.entrants],
            has_left=lambda _state, _seat: False,
            seat_given=lambda _: None,
        ),
        arbiter=lambda _: Role.REFEREE,
    ),
)
