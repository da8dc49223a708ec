"""Whole games at random, for any game: playing, checking, forging. A game's own folder says what is its own."""
