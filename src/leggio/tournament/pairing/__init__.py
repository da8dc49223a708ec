"""Who meets whom: each system of pairing in a file of its own, all of them functions of plain figures."""
