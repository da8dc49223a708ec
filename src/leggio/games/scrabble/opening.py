"""Opening a table, late arrivals, the draw for the start and the first racks. Art. 24-25, 38."""

from leggio.core.chance import Chance
from leggio.core.letters import JOLLY, is_label
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.figs.rules import find_rules
from leggio.games.scrabble.commands import Arrive, Open
from leggio.games.scrabble.events import Arrived, Began, Drawn, Opened, StarterChosen
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.options import Arbiter, Challenges, wrong_option
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.state import Phase
from leggio.games.scrabble.story import Story

LONGEST_NAME = 40
LONGEST_LEXICON = 80


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Story | Rejected:
    """Seal the bag, and start the game if everyone is there."""
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
    if field := wrong_option(command.options, len(names), rules):
        return refuse("open.option", field=field)
    needs_judge = command.options.arbiter is Arbiter.JUDGE or command.options.challenges is Challenges.VOID
    if needs_judge and judge is None:
        return refuse("open.no_judge")
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
    if not command.options.absent:
        _begin(story)
    return story


def arrive(story: Story, command: Arrive) -> Rejected | None:
    """The absent player's clock stops; once all are seated the game begins (art. 38)."""
    if story.state.phase is not Phase.GATHERING or command.seat not in story.state.absent:
        return refuse("seat.not_absent")
    story.add(Arrived(at=story.at, seat=command.seat))
    if not story.state.absent:
        _begin(story)
    return None


def _begin(story: Story) -> None:
    named = story.state.options.starter
    chosen = draw_for_start(story.state.bag.tiles, len(story.state.players)) if named is None else (named, ())
    story.add(StarterChosen(at=story.at, starter=chosen[0], draws=chosen[1]))
    size = story.state.rules.rack_size
    for step in story.state.seats:
        seat = (story.state.starter + step) % len(story.state.players)
        story.add(Drawn(at=story.at, seat=seat, tiles=story.state.bag.draw(size)[0]))
    story.add(Began(at=story.at))


def draw_for_start(tiles: str, seats: int) -> tuple[int, tuple[tuple[int, str], ...]]:
    """The letter nearest A starts; a jolly is drawn again, and so do those who share the best letter (art. 25)."""
    draws: list[tuple[int, str]] = []
    contenders = list(range(seats))
    # No fair bag ties to its last tile; one that does must still not break whoever checks it: the first seat starts.
    while len(contenders) > 1 and len(draws) + len(contenders) + tiles.count(JOLLY) <= len(tiles):
        letters: dict[int, str] = {}
        for seat in contenders:
            while seat not in letters:
                tile = tiles[len(draws)]
                draws.append((seat, tile))
                if tile != JOLLY:
                    letters[seat] = tile
        best = min(letters.values())
        contenders = [seat for seat in contenders if letters[seat] == best]
    return contenders[0], tuple(draws)
