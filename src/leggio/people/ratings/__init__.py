"""Ratings of people and computers: pools, editions of the book, what a game does. Pure: store and time come in."""
