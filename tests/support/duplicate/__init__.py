"""Duplicate in tests."""
