"""Opening the hall, and people who come and go. The introduction; custom."""

from leggio.core.chance import Chance
from leggio.core.finding import finder_of
from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.duplicate.commands import Join, Open, Register, Remove, Resign
from leggio.games.duplicate.events import By, Joined, Left, Opened
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.options import wrong_option
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.rules import MOST_PLAYERS, find_rules
from leggio.games.duplicate.seats import LONGEST_NAME, refuse_seat
from leggio.games.duplicate.state import Phase, State
from leggio.games.duplicate.story import Story

LONGEST_LEXICON = 80


def open_hall(command: Open, judge: Judge | None, chance: Chance, now: int) -> Story | Rejected:
    """Seal the bag; nothing is drawn before the desk says so."""
    rules = find_rules(command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    names = [name.strip() for name in command.players]
    distinct = len({name.casefold() for name in names}) == len(names)
    if not distinct or len(names) > MOST_PLAYERS or not all(is_label(name, LONGEST_NAME) for name in names):
        return refuse("open.names", longest=LONGEST_NAME)
    if command.lexicon and not is_label(command.lexicon, LONGEST_LEXICON):
        return refuse("open.option", field="lexicon")
    if field := wrong_option(command.options, rules):
        return refuse("open.option", field=field)
    if judge is None:
        return refuse("open.no_judge")
    if finder_of(judge) is None:
        return refuse("open.no_finder")
    seal = chance.seal(rules.tiles.tiles)
    opened = Opened(
        at=now,
        rules=rules.name,
        rules_version=rules.version,
        players=tuple(names),
        options=command.options,
        lexicon=command.lexicon,
        order=seal.order,
        salt=seal.salt,
        commitment=seal.commitment,
    )
    story = Story(evolve(None, opened), now)
    story.events.append(opened)
    return story


def join(story: Story, command: Join | Register) -> Rejected | None:
    """A player comes in, at any time; one who had left gets their seat and their points back."""
    state, player = story.state, command.player.strip()
    if state.phase is Phase.OVER:
        return refuse("game.over")
    if not is_label(player, LONGEST_NAME):
        return refuse("join.name", longest=LONGEST_NAME)
    seat = _seat_of(state, player)
    if seat is None and len(state.roll) >= MOST_PLAYERS:
        return refuse("join.full", most=MOST_PLAYERS)
    if seat is not None and not state.roll[seat].left:
        return refuse("join.taken", player=player)
    by_desk = isinstance(command, Register)
    story.add(
        Joined(
            at=story.at,
            seat=len(state.roll) if seat is None else seat,
            player=player if seat is None else state.roll[seat].name,
            by=By.DESK if by_desk else By.PLAYER,
            name=command.name if isinstance(command, Register) else "",
        )
    )
    return None


def leave(story: Story, command: Resign | Remove) -> Rejected | None:
    """A player goes home: the points stay, the rounds to come score 0."""
    seat = command.whom if isinstance(command, Remove) else command.seat
    if refusal := refuse_seat(story.state, seat):
        return refusal
    by = By.DESK if isinstance(command, Remove) else By.PLAYER
    story.add(Left(at=story.at, seat=seat, by=by, name=command.name if isinstance(command, Remove) else ""))
    return None


def _seat_of(state: State, name: str) -> int | None:
    folded = name.casefold()
    return next((seat for seat, player in enumerate(state.roll) if player.name.casefold() == folded), None)
