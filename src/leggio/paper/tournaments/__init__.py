"""Paper for the hall, on A4 and by one hand: pairings, standings, cards, slips, blank sheets, minutes."""

from leggio.paper.tournaments.cards import cards
from leggio.paper.tournaments.minutes import minutes
from leggio.paper.tournaments.pairings import pairings
from leggio.paper.tournaments.printing import Order, handout
from leggio.paper.tournaments.sheets import sheets
from leggio.paper.tournaments.slips import slips
from leggio.paper.tournaments.standings import standings_sheet

__all__ = ["Order", "cards", "handout", "minutes", "pairings", "sheets", "slips", "standings_sheet"]
