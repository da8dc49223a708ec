"""This very Python, for further processes of the server."""

import sys

# Without -P whatever lies in the current directory would run in the place of our modules.
PYTHON_MODULE = (sys.executable, "-P", "-m")
