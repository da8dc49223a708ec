"""How tests look at pages with axe: when nothing moves any more, in both lights."""

from playwright.sync_api import Browser

from support.axe import violations

_PAGE = """<!doctype html><html lang="it"><head><title>Prova</title><style>
  body {{ background: {light}; color: #222; }}
  @media (prefers-color-scheme: dark) {{ body {{ background: {dark}; }} }}
  p {{ transition: opacity 9s; }}
</style></head><body><main><h1>Prova</h1><details open><summary>Parte</summary><p>Testo</p></details></main></body>"""
_FADES_AND_CLOSES = """() => {
  const text = document.querySelector("p");
  getComputedStyle(text).opacity;
  text.style.opacity = 0.5;
  setTimeout(() => (document.querySelector("details").open = false), 1000);
}"""


def test_a_section_that_closes_holds_nobody_up(browser: Browser) -> None:
    """What fades in it never finishes; the look goes on all the same."""
    page = browser.new_page()
    page.set_content(_PAGE.format(light="#fff", dark="#eee"))
    page.evaluate(_FADES_AND_CLOSES)
    assert violations(page) == []
    page.close()


def test_the_other_light_is_looked_at_too(browser: Browser) -> None:
    """Letters that vanish by night are found by day; afterwards the light is as it was."""
    page = browser.new_page(color_scheme="light")
    page.set_content(_PAGE.format(light="#fff", dark="#333"))
    assert {each.split(":")[0] for each in violations(page)} == {"color-contrast"}
    assert page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    page.close()
