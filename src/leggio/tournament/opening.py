"""A tournament is announced, and its people are named (art. 42-45)."""

from collections.abc import Iterator

from leggio.core.letters import is_label
from leggio.core.outcome import Accepted, Rejected
from leggio.games.common.spec import AnyGame
from leggio.games.registry import GAMES
from leggio.tournament.commands import AppointDesk, AppointPanel, AppointReferee, Open, Waive
from leggio.tournament.entrant import LONGEST, same_name
from leggio.tournament.events import AnyEvent, DeskAppointed, Opened, PanelAppointed, RefereeAppointed, Waived
from leggio.tournament.options import wrong_option
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import not_director, not_referee
from leggio.tournament.staff import PANEL, VERSIONS
from leggio.tournament.state import RevisedState, State

LONGEST_NAME = 120
MOST_AT_DESK = 20


def open_tournament(command: Open, now: int) -> Accepted[AnyEvent] | Rejected:
    """Announce it; who does directs it (art. 42)."""
    if not is_label(command.name, LONGEST_NAME):
        return refuse("tournament.name", longest=LONGEST_NAME)
    if not is_label(command.by, LONGEST):
        return refuse("staff.name", longest=LONGEST)
    if rules_named(command.rules) is None:
        return refuse("tournament.rules", rules=command.rules, known=rule_sets())
    if field := wrong_option(command.options):
        return refuse("tournament.option", field=field)
    if not set(command.options.online) <= set(online_choices(command.rules)):
        return refuse("tournament.option", field="online")
    if command.lexicon and not is_label(command.lexicon, LONGEST_NAME):
        return refuse("tournament.option", field="lexicon")
    if command.rules_version not in VERSIONS:
        return refuse("tournament.option", field="rules_version")
    opened = Opened(
        at=now,
        by=command.by,
        name=command.name,
        rules=command.rules,
        options=command.options,
        rules_version=command.rules_version,
        lexicon=command.lexicon,
    )
    return Accepted((opened,))


def rule_sets() -> list[str]:
    """Those a tournament may be played by: of every game that people sit down to."""
    return sorted({name for game in _games() for name in game.rulebook.names})


def rules_named(name: str) -> str | None:
    """The own name of a rule set, whatever people may call it; None if no game has it."""
    found = (game.rulebook.find(name) for game in _games())
    return next((rules.name for rules in found if rules is not None), None)


def online_choices(rules: str) -> tuple[str, ...]:
    """What a director may choose of the game at tables online, yes or no, beside who rules there."""
    paired = (game.abilities for game in _games() if game.abilities.paired is not None and game.rulebook.find(rules))
    return next((abilities.paired_choices for abilities in paired), ())


def _games() -> Iterator[AnyGame]:
    return (game for game in GAMES.values() if not game.is_hall)


def appoint_referee(work: PendingEvents, command: AppointReferee) -> Rejected | None:
    """The director names the referee, who may play, or be the director (art. 43-44)."""
    if refusal := not_director(work.state, command.by):
        return refusal
    if not is_label(command.name, LONGEST):
        return refuse("staff.name", longest=LONGEST)
    if work.state.staff.is_on_panel(command.name):
        return refuse("staff.panel_referee", name=command.name)
    player = work.state.named(command.name)
    work.record(RefereeAppointed, command, name=player.name if player else command.name)
    return None


def appoint_panel(work: PendingEvents, command: AppointPanel) -> Rejected | None:
    """The referee names three players (art. 45)."""
    state = work.state
    if refusal := not_referee(state, command.by):
        return refusal
    if len(command.names) != PANEL or any(
        same_name(one, other) for place, one in enumerate(command.names) for other in command.names[:place]
    ):
        return refuse("staff.panel_size", wanted=PANEL, given=len(command.names))
    names = []
    for name in command.names:
        player = state.named(name)
        if state.staff.referees(name):
            return refuse("staff.panel_referee", name=name)
        if player is None:
            return refuse("staff.panel_players", name=name)
        names.append(player.name)
    delegate = next((name for name in names if same_name(name, command.delegate)), "")
    if command.delegate and not (delegate and state.is_revised):
        return refuse("staff.delegate", name=command.delegate)
    work.record(PanelAppointed, command, names=tuple(names), delegate=delegate)
    return None


def not_named(state: State) -> Rejected | None:
    """Referee and panel are named before the first round, unless the director does without (art. 43, 45)."""
    if not isinstance(state, RevisedState) or state.waived:
        return None
    missing = [role for role, named in (("referee", state.staff.referee), ("panel", state.staff.panel)) if not named]
    return refuse("staff.not_named", missing=missing) if missing else None


def waive(work: PendingEvents, command: Waive) -> Rejected | None:
    """The director has rounds played without a referee or a panel; the log says so."""
    if refusal := not_director(work.state, command.by):
        return refusal
    if not_named(work.state) is None:
        return refuse("staff.nothing_to_waive")
    work.record(Waived, command)
    return None


def appoint_desk(work: PendingEvents, command: AppointDesk) -> Rejected | None:
    """The director names helpers."""
    if refusal := not_director(work.state, command.by):
        return refusal
    if len(command.names) > MOST_AT_DESK or not all(is_label(name, LONGEST) for name in command.names):
        return refuse("staff.name", longest=LONGEST)
    work.record(DeskAppointed, command)
    return None
