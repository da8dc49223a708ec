"""Ratings after an event: Elo and Glicko-2, from plain figures."""
