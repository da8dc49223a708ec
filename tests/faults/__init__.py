"""The fault laboratory: real servers and stores that are killed, frozen, cut off and misled while people play.

`scripts/faults` runs it for hours; docs/reliability.md says what is promised and what was measured.
"""
