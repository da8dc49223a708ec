"""What board games share: a play against the board and a rack, and points by premium squares."""
