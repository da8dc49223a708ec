"""Places that a final stage decides: the final, the game for the third place, then who went out when."""

from leggio.tournament.options import System
from leggio.tournament.standings.shelves import ranked
from leggio.tournament.standings.tally import tallies
from leggio.tournament.standings.ties import Tie, tie_of
from leggio.tournament.state import Game, Round, State


def final_order(state: State) -> tuple[int, ...]:
    """Players of a knockout that is over, best first; nobody before."""
    return _order(state) if is_decided(state) else ()


def knockout_rounds(state: State) -> tuple[Round, ...]:
    """Rounds of the final stage that were paired."""
    return tuple(one for one in state.rounds if one.system is System.KNOCKOUT)


def qualified(state: State) -> tuple[int, ...]:
    """Who reached the final stage, in the order of the bracket; nobody before it was paired."""
    rounds = knockout_rounds(state)
    return tuple(player for game in bracket_games(state, rounds[0]) for player in game.players) if rounds else ()


def played_ties(state: State) -> list[list[Tie]]:
    """Ties of each step of the bracket, the final last, as they stand; a step takes as many rounds as it has legs."""
    rounds = knockout_rounds(state)
    if not rounds:
        return []
    legs = state.options.calendar[rounds[0].stage].legs
    came_in = places_before(state)
    steps = []
    for start in range(0, len(rounds), legs):
        of_step = rounds[start : start + legs]
        ties = []
        for game in bracket_games(state, of_step[0]):
            pair = set(game.players)
            ties.append(tie_of([each for one in of_step for each in one.games if set(each.players) == pair], came_in))
        steps.append(ties)
    return steps


def places_before(state: State) -> dict[int, int]:
    """Where everyone stood before the final stage."""
    counted = tallies(state, upto=len(state.rounds) - len(knockout_rounds(state)))
    shelves = ranked(counted.values(), state.options.criteria, counted)
    return {each.number: place for place, each in enumerate(each for shelf in shelves for each in shelf)}


def is_decided(state: State) -> bool:
    """Whether the final has been played, all its legs."""
    rounds = knockout_rounds(state)
    if not rounds or not rounds[-1].is_over:
        return False
    stage = state.options.calendar[rounds[0].stage]
    return len(rounds) == stage.legs * (stage.qualifiers.bit_length() - 1)


def bracket_games(state: State, one: Round) -> tuple[Game, ...]:
    """Games of a round that are of the bracket: its first tables; the others' games come after them."""
    stage = state.options.calendar[one.stage]
    step = (one.number - knockout_rounds(state)[0].number) // stage.legs
    left = stage.qualifiers >> step
    return one.games[: 2 if left == 2 and stage.qualifiers > 2 else left // 2]


def _order(state: State) -> tuple[int, ...]:
    steps = played_ties(state)
    came_in = places_before(state)
    order: list[int] = [player for tie in steps[-1] for player in (tie.winner, tie.loser)]
    for ties in reversed(steps[:-1]):
        # Both, for a correction may have turned a tie whose loser, then, went on.
        out = [player for tie in ties for player in (tie.loser, tie.winner) if player not in order]
        order += sorted(out, key=lambda player: came_in[player])
    return tuple(order)
