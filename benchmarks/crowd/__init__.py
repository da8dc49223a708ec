"""A crowd of players, made to cost little: what is to be measured is the server, on the same machine."""
