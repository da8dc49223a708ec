"""What watches a server (deploy/monitoring): every figure it asks for is one that a server tells."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from leggio.server.figures import merged
from leggio.server.metrics import Metrics

FOLDER = Path(__file__).parents[2] / "deploy" / "monitoring"
# Of a selector, `name{…}` or `name[…]` or alone: functions are followed by a bracket, labels by what they equal.
FIGURE = re.compile(r"\b((?:leggio|process)_\w+)(?:{([^}]*)})?")


def told() -> dict[str, set[str]]:
    """Every sample of a server of several processes, with its labels, as soon as each thing happened once."""
    metrics = Metrics()
    metrics.commanded("verbum", "accepted")
    metrics.committed(0.01)
    metrics.broadcast(0.01, 2)
    metrics.thought("medio", 0.5)
    metrics.answered("GET", 200, 0.01)
    metrics.frame_refused("frame.too_many")
    samples: dict[str, set[str]] = {}
    for line in merged({0: metrics.exposition()}).decode().splitlines():
        if found := re.match(r"(\w+){(.*)} ", line):
            samples.setdefault(found[1], set()).update(re.findall(r'(\w+)="', found[2]))
    return samples


def asked() -> Iterator[str]:
    """Every expression of the dashboard and of the alerts."""
    dashboard: dict[str, Any] = json.loads((FOLDER / "grafana.json").read_text())
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            yield target["expr"]
    for variable in dashboard["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["query"]["query"]
    for group in yaml.safe_load((FOLDER / "leggio-alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            yield rule["expr"]


def test_every_figure_is_told() -> None:
    """By its name, with the labels it is chosen and summed by."""
    samples = told()
    expressions = list(asked())
    assert len(expressions) > 20
    figures = [found for each in expressions for found in FIGURE.findall(each)]
    assert {name for name, _ in figures} - samples.keys() == set()
    of_prometheus = {"instance", "job"}
    for each in expressions:
        names = {name for name, _ in FIGURE.findall(each)}
        labels = {label for _, chosen in FIGURE.findall(each) for label in re.findall(r"(\w+)=", chosen)}
        labels |= {label.strip() for by in re.findall(r"by \(([^)]*)\)", each) for label in by.split(",")}
        for name in names:
            assert labels - of_prometheus <= samples[name], each


def test_every_figure_of_ours_is_shown() -> None:
    """What a server counts is counted for somebody: the dashboard leaves none of it out."""
    shown = {re.sub(r"_(bucket|total|count|sum)$", "", name) for each in asked() for name, _ in FIGURE.findall(each)}
    ours = {re.sub(r"_(bucket|total|count|sum|created)$", "", name) for name in told() if name.startswith("leggio_")}
    assert ours <= shown


def test_panels_do_not_overlap() -> None:
    """Each has a place and a number of its own."""
    panels = json.loads((FOLDER / "grafana.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)


def test_prometheus_is_shown_the_alerts() -> None:
    """Its file names them, and how it gets in."""
    given = yaml.safe_load((FOLDER / "prometheus.yml").read_text())
    assert given["rule_files"] == ["leggio-alerts.yml"]
    assert given["scrape_configs"][0]["authorization"]["credentials_file"]
