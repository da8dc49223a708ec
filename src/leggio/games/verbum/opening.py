"""Opening a table: the deck is sealed, five cards each, and the first card of B opens pile A. Par. 2, 4."""

from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.opening import open_sealed, opening_rules
from leggio.games.common.work import Work
from leggio.games.verbum.commands import Open
from leggio.games.verbum.deck import Deck, wrong_deck
from leggio.games.verbum.events import Dealt, Opened, TurnedUp
from leggio.games.verbum.options import wrong_option
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.rules import RuleSet, find_rules, standard_decks
from leggio.games.verbum.state import State


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Opened | Rejected:
    """Check what the table is opened with, and seal the deck."""
    rules = opening_rules(command, find_rules, refuse)
    if isinstance(rules, Rejected):
        return rules
    if field := wrong_option(command.options, len(command.players)):
        return refuse("open.option", field=field)
    if command.options.needs_judge and judge is None:
        return refuse("open.no_judge")
    deck = _deck(command, rules)
    if isinstance(deck, Rejected):
        return deck
    return open_sealed(Opened, command, rules, command.options, chance, deck.cards, now, deck=deck)


def _deck(command: Open, rules: RuleSet) -> Deck | Rejected:
    """The deck asked for, or ours: under our deck's name no other cards are dealt."""
    ours = standard_decks()
    if command.deck is None:
        return ours.decks[len(command.players)]
    needed = rules.cards_needed(len(command.players))
    reason = wrong_deck(command.deck, needed)
    if command.deck.name == ours.name and command.deck != ours.for_players(len(command.players)):
        reason = "name"
    return refuse("open.deck", reason=reason, needed=needed) if reason else command.deck


def begin(work: Work[State]) -> None:
    """Deal, and open pile A (par. 4)."""
    for seat in work.state.in_turn_order(work.state.options.starter):
        work.add(Dealt(at=work.at, seat=seat, cards=work.state.pile_b.draw(work.state.rules.dealt)[0]))
    work.add(TurnedUp(at=work.at, card=work.state.pile_b.draw(1)[0]))
