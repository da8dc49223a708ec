"""Opening a table: the deck is sealed, five cards each, and the first card of B opens pile A. Par. 2, 4."""

from leggio.core.chance import Chance
from leggio.core.letters import is_label
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.verbum.commands import Open
from leggio.games.verbum.deck import Deck, wrong_deck
from leggio.games.verbum.events import Dealt, Opened, TurnedUp
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.options import wrong_option
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.rules import RuleSet, find_rules, standard_decks
from leggio.games.verbum.story import Story

LONGEST_NAME = 40
LONGEST_LEXICON = 80


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Story | Rejected:
    """Seal the deck, deal, and begin."""
    rules = find_rules(command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    if len(command.players) not in rules.seats:
        return refuse("open.players", players=len(command.players), least=rules.seats[0], most=rules.seats[-1])
    names = [name.strip() for name in command.players]
    if not all(is_label(name, LONGEST_NAME) for name in names) or len({name.casefold() for name in names}) < len(names):
        return refuse("open.names", longest=LONGEST_NAME)
    if command.lexicon and not is_label(command.lexicon, LONGEST_LEXICON):
        return refuse("open.option", field="lexicon")
    if field := wrong_option(command.options, len(names)):
        return refuse("open.option", field=field)
    if command.options.needs_judge and judge is None:
        return refuse("open.no_judge")
    deck = _deck(command, rules)
    if isinstance(deck, Rejected):
        return deck
    seal = chance.seal(deck.cards)
    opened = Opened(
        at=now,
        rules=rules.name,
        rules_version=rules.version,
        players=tuple(names),
        options=command.options,
        lexicon=command.lexicon,
        deck=deck,
        order=seal.order,
        salt=seal.salt,
        commitment=seal.commitment,
    )
    story = Story(evolve(None, opened), now)
    story.events.append(opened)
    _deal(story)
    return story


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


def _deal(story: Story) -> None:
    for seat in story.state.in_turn_order(story.state.options.starter):
        story.add(Dealt(at=story.at, seat=seat, cards=story.state.pile_b.draw(story.state.rules.dealt)[0]))
    story.add(TurnedUp(at=story.at, card=story.state.pile_b.draw(1)[0]))
