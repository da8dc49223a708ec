"""What board games share: a play against the board and a rack, the play that is pending, the sheet, the settlement."""
