from leggio.core.outcome import RefusedError as RefusedError
from leggio.engine.bots import LEVELS as LEVELS
from leggio.engine.bots import Bot as Bot
from leggio.engine.position import EnginePlay as EnginePlay
from leggio.engine.position import Position as Position
from leggio.engine.words import word_graph as word_graph
from leggio.kernel import Graph as Graph
from leggio.lexicon.lexicon import Lexicon as Lexicon
from leggio.lexicon.opinion import Opinion as Opinion
from leggio.library.analysing import analyse as analyse
from leggio.library.drawing import rack_picture as rack_picture
from leggio.library.files import read_gcg as read_gcg
from leggio.library.files import read_log as read_log
from leggio.library.files import write_gcg as write_gcg
from leggio.library.files import write_log as write_log
from leggio.library.games import Game as Game
from leggio.library.games import Scarabeo as Scarabeo
from leggio.library.games import Verbum as Verbum
from leggio.library.games import new_game as new_game
from leggio.library.words import judge as judge
from leggio.library.words import open_lexicon as open_lexicon
from leggio.notation.cgp import read_cgp as read_cgp
from leggio.notation.cgp import write_cgp as write_cgp
from leggio.notation.errors import NotationError as NotationError

__version__: str

__all__ = [
    "LEVELS",
    "Bot",
    "EnginePlay",
    "Game",
    "Graph",
    "Lexicon",
    "NotationError",
    "Opinion",
    "Position",
    "RefusedError",
    "Scarabeo",
    "Verbum",
    "__version__",
    "analyse",
    "judge",
    "new_game",
    "open_lexicon",
    "rack_picture",
    "read_cgp",
    "read_gcg",
    "read_log",
    "word_graph",
    "write_cgp",
    "write_gcg",
    "write_log",
]
