"""Opening a table, the draw for the start and the first racks. Art. 1, 4-5."""

from leggio.core.chance import Chance
from leggio.core.letters import JOLLY, is_label
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scarabeo.commands import Open
from leggio.games.scarabeo.events import Began, Drawn, Opened, StarterChosen
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.options import Challenges, wrong_option
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.rules import find_rules
from leggio.games.scarabeo.story import Story

LONGEST_NAME = 40
LONGEST_LEXICON = 80


def open_table(command: Open, judge: Judge | None, chance: Chance, now: int) -> Story | Rejected:
    """Seal the bag, draw for the start, deal, and turn the glass."""
    rules = find_rules(command.rules, command.rules_version)
    if rules is None:
        return refuse("open.rules", rules=command.rules)
    seats = len(command.players)
    if seats not in rules.seats:
        return refuse("open.players", players=seats, least=rules.seats[0], most=rules.seats[-1])
    names = [name.strip() for name in command.players]
    if not all(is_label(name, LONGEST_NAME) for name in names) or len({name.casefold() for name in names}) < seats:
        return refuse("open.names", longest=LONGEST_NAME)
    if command.lexicon and not is_label(command.lexicon, LONGEST_LEXICON):
        return refuse("open.option", field="lexicon")
    if field := wrong_option(command.options, seats):
        return refuse("open.option", field=field)
    # art. 12: only where people vote can a table do without a dictionary.
    needs_judge = command.options.challenges is not Challenges.BOOK or seats < rules.voters_from
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
    _begin(story)
    return story


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
    """The letter nearest A starts; if two share the best one, everybody draws again (art. 4).

    The book has no case for a scarab, which is no letter: whoever draws one draws another tile.
    """
    draws: list[tuple[int, str]] = []
    # No fair bag ties to its last tile; one that does must still not break whoever checks it: the first seat starts.
    while len(draws) + seats + tiles.count(JOLLY) <= len(tiles):
        letters: list[str] = []
        for seat in range(seats):
            while len(letters) == seat:
                tile = tiles[len(draws)]
                draws.append((seat, tile))
                if tile != JOLLY:
                    letters.append(tile)
        best = min(letters)
        if letters.count(best) == 1:
            return letters.index(best), tuple(draws)
    return 0, tuple(draws)
