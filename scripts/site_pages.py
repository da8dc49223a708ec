"""What the documentation site has besides the pages of docs: hooks of mkdocs.

Links are written as they lead in the repository, where most people read them. A link out of docs leads to a page made
of what it names: README and its like are pages of their own, any other file a page that shows it.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
ROOT_PAGES = {
    "README.md": "index.md",
    "README.it.md": "italiano.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
}
ITALIAN = {
    "italiano.md",
    "guide/it.md",
    "guide/una-serata-di-club.md",
    "guide/arbitro.md",
    "guide/gestire-un-server.md",
}
DECISIONS = "decisions"
REST = "How it is made"  # where a page goes that the navigation does not name
LANGUAGES = {".py": "python", ".cpp": "cpp", ".hpp": "cpp", ".ts": "typescript", ".yml": "yaml", ".ipynb": "json"}

_LINK = re.compile(r"(?P<text>\]\()(?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")
_FENCED = re.compile(r"(^ *```.*?^ *```$)", re.DOTALL | re.MULTILINE)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put every decision into the navigation, and every page that nobody has put there."""
    docs = Path(config.docs_dir)
    there = {each.relative_to(docs).as_posix() for each in docs.rglob("*.md")}
    decisions = sorted(each for each in there if each.startswith(f"{DECISIONS}/"))
    index = f"{DECISIONS}/README.md"
    rest = sorted(there - set(decisions) - set(_named(config.nav)))
    for section in config.nav or []:
        if isinstance(section, dict) and REST in section:
            section[REST] += rest
    (config.nav or []).append({"Decisions": [index, *(each for each in decisions if each != index)]})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root, and one for each file elsewhere that a page links to."""
    for name, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    for linked in sorted(_linked(files)):
        language = LANGUAGES.get(Path(linked).suffix, "")
        content = f"# {linked}\n\n````{language}\n{(ROOT / linked).read_text('utf-8')}\n````\n"
        shown = File.generated(config, _page_of(linked), content=content)
        shown.inclusion = shown.inclusion.NOT_IN_NAV
        files.append(shown)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to where things are on the site."""
    del config, files
    source = _source_of(page.file.src_uri)
    if source is None:
        return markdown

    def led(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), found["path"]))
        if not (ROOT / target).is_file():
            return found[0]  # for mkdocs to complain about
        path = posixpath.relpath(_page_of(target), posixpath.dirname(page.file.src_uri) or ".")
        return f"{found['text']}{path}{found['anchor'] or ''})"

    return "".join(
        part if part.lstrip().startswith("```") else _LINK.sub(led, part) for part in _FENCED.split(markdown)
    )


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Say which pages are Italian, for those who have them read aloud."""
    del config
    return output.replace('<html lang="en"', '<html lang="it"', 1) if page.file.src_uri in ITALIAN else output


def _named(nav: Any) -> list[str]:
    """The pages that the navigation names."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav or []
    return [page for part in parts for page in _named(part)]


def _source_of(page: str) -> str | None:
    """Where in the repository a page of the site comes from; None for one that only shows a file."""
    roots = {site: name for name, site in ROOT_PAGES.items()}
    return roots.get(page) or (f"docs/{page}" if (ROOT / "docs" / page).exists() else None)


def _page_of(target: str) -> str:
    """Where on the site something of the repository is."""
    if target in ROOT_PAGES:
        return ROOT_PAGES[target]
    return target.removeprefix("docs/") if target.startswith("docs/") else f"source/{target}.md"


def _linked(files: Files) -> set[str]:
    """Files outside docs that a page links to."""
    found = set()
    for page in files.documentation_pages():
        if source := _source_of(page.src_uri):
            text = _FENCED.sub("", page.content_string)
            paths = {link["path"] for link in _LINK.finditer(text)}
            targets = {posixpath.normpath(posixpath.join(posixpath.dirname(source), path)) for path in paths}
            found |= {each for each in targets if (ROOT / each).is_file() and not each.startswith("docs/")}
    return found - set(ROOT_PAGES)
