"""What every game has in common, whatever it is played with."""
