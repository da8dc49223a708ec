"""Noveper: nine squares by nine, five tiles a rack, and words that are checked as they are laid.

A game of nobody's but these tests: a package of its own that registers itself, as anybody's game would.
"""
