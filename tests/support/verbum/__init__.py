"""Helpers of the tests of Verbum."""
