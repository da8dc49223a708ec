"""The bag mixed by the devices of those who play, and checked on them when it is over (decision 0023)."""

from collections.abc import Callable

from playwright.sync_api import expect

from support.at_the_page import give_up, resign
from support.browsers import PHONE, Person

Come = Callable[..., Person]


def test_two_devices_mix_the_bag(person: Come) -> None:
    """At a table opened with the app's own button: it begins when both are there; each can check it with one press."""
    anna, bruno = person("Anna"), person("Bruno", viewport=PHONE, has_touch=True)
    anna.page.goto(f"{anna.url}/nuovo?gioco=scarabeo")
    anna.press("Apri il tavolo")
    anna.page.wait_for_url("**/t/*")
    table = anna.ask("GET", f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}")
    assert table["settings"]["mixed"]
    bruno.join(table)
    for each in (anna, bruno):
        each.page.wait_for_selector(".rack .place")
        assert [seat for seat, _ in each.view["mixing"]["shares"]] in ([0, 1], [1, 0])
    resign(bruno)
    anna.page.locator("#how-it-ended").wait_for()
    for each in (anna, bruno):
        each.press("Verifica il sacchetto")
        checked = each.page.locator(".fairness")
        expect(checked).to_contain_text("Nessuno ha potuto scegliere l’ordine")
        expect(checked.locator("li.good")).to_have_count(5)
        expect(checked.locator("li.bad")).to_have_count(0)


def test_one_reloads_and_one_takes_no_part(person: Come) -> None:
    """Three at a table: it waits for a page that knows of no mixing, not for ever, and says whom it waited for."""
    anna, bruno, carla = (person(name) for name in ("Anna", "Bruno", "Carla"))
    carla.context.route("**/assets/mixing-*.js", lambda route: route.abort())
    table = anna.open("scrabble", "figs", 3, mixed=True, options={"starter": 0})
    bruno.join(table)
    expect(anna.page.get_by_role("heading", name="Si aspetta chi gioca")).to_be_visible()
    carla.join(table)
    anna.wait(lambda: 0 in dict(anna.view.get("mixing", {}).get("commitments", [])), "no commitment")
    own = dict(anna.view["mixing"]["commitments"])[0]
    expect(anna.page.locator(".status")).to_have_text("Si mescola il sacchetto…")
    expect(anna.page.locator(".preview")).to_contain_text("si aspetta Carla")
    assert anna.view["running"] == []
    anna.page.reload()
    expect(bruno.page.locator(".toast")).to_contain_text("Mescolato senza la parte di Carla")
    for each in (anna, bruno, carla):
        each.page.wait_for_selector(".rack .place")
    mixing = anna.view["mixing"]
    assert dict(mixing["commitments"])[0] == own
    assert sorted(seat for seat, _ in mixing["shares"]) == [0, 1]
    give_up(carla)
    carla.wait(lambda: 2 in carla.view["resigned"], "did not resign")
    resign(bruno)
    anna.page.locator("#how-it-ended").wait_for()
    for each, proof in ((anna, "Nessuno ha potuto scegliere l’ordine"), (carla, "Il server da solo non ha potuto")):
        each.press("Verifica il sacchetto")
        expect(each.page.locator(".fairness")).to_contain_text(proof)
        expect(each.page.locator(".fairness")).to_contain_text("Non ha messo la sua parte: Carla")
