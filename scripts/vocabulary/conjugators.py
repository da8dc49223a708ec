"""PyPI's verbecc 2.0.3 (LGPL-3; the list itself GPL-2+): its list of Italian verbs.

The conjugations come from other sources and from Leggio's own models: a list of infinitives is all we take.
"""

from pathlib import Path
from xml.etree import ElementTree as ET

from spelling import is_infinitive


def infinitives(packages: Path) -> frozenset[str]:
    """The infinitives of the list."""
    path = packages / "pypi/verbecc/data/xml/verbs/verbs-it.xml"
    verbs = ET.parse(path).getroot().findall("v")  # noqa: S314 - a file of a package we chose
    return frozenset(verb for verb in (element.findtext("i", "") for element in verbs) if is_infinitive(verb))
