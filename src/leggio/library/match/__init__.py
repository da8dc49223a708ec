"""Matches of programs: pairs of games on the same bags, a referee who knows the rules, figures with their intervals."""

from leggio.library.match.conversation import Lost
from leggio.library.match.engines import Contender, Engine, EngineError, engine_called
from leggio.library.match.figures import Figures, Sprt, figures_of
from leggio.library.match.playing import play_match
from leggio.library.match.record import MatchLog, MatchLogError
from leggio.library.match.referee import Terms, play_game
from leggio.library.match.result import GameResult

__all__ = [
    "Contender",
    "Engine",
    "EngineError",
    "Figures",
    "GameResult",
    "Lost",
    "MatchLog",
    "MatchLogError",
    "Sprt",
    "Terms",
    "engine_called",
    "figures_of",
    "play_game",
    "play_match",
]
