"""Paper for the hall, on A4 and by one hand: pairings, standings, cards, slips, blank sheets, minutes."""

from leggio.publishing.paper.cards import cards
from leggio.publishing.paper.minutes import minutes
from leggio.publishing.paper.pairings import pairings
from leggio.publishing.paper.sheets import sheets
from leggio.publishing.paper.slips import slips
from leggio.publishing.paper.standings import standings_sheet

__all__ = ["cards", "minutes", "pairings", "sheets", "slips", "standings_sheet"]
