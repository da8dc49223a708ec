"""The command line: thin commands over the library, in Italian and English."""
