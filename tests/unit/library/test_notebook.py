"""The example notebook runs as it stands: its board, its rack and its win curve are shown."""

from pathlib import Path
from xml.etree import ElementTree as ET

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[3] / "examples" / "partita.ipynb"


# What Jupyter's own parts give notice of is theirs.
@pytest.mark.filterwarnings("default")
def test_the_example_notebook_shows_its_pictures() -> None:
    """Each of the first three cells ends with an SVG; the last lists the turns."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    results = [
        output["data"]
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "execute_result"
    ]
    board, rack, curve = (ET.fromstring(each["image/svg+xml"]) for each in results[:3])  # noqa: S314 - our own
    assert sum(1 for each in board.iter() if (each.text or "") == "★" or (each.text or "") == "3P") > 3
    assert len(list(rack.iter("{http://www.w3.org/2000/svg}text"))) >= 7
    assert len(list(curve.iter("{http://www.w3.org/2000/svg}polyline"))) == 1
    assert results[3]["text/plain"].count("Anna") == 3
