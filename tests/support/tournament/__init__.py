"""Whole tournaments for tests."""
