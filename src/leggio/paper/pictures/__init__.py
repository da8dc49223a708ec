"""Pictures of games, to show around: a card with the board, the best words and the score; the game play by play."""

from leggio.paper.pictures.drawing import NoBoardError, animation, invitation, picture, standings_picture

__all__ = ["NoBoardError", "animation", "invitation", "picture", "standings_picture"]
