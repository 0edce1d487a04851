"""The app as a page that needs no server, in a real browser."""

import gzip
import json
import re
import shutil
from pathlib import Path
from zipfile import ZipFile

from tests.browser.steps import USUAL, record, see_totals, tap_all
from tests.running import run
from tests.web.conftest import Sit
from tests.web.host import SUB_FOLDER, Host
from tests.web.table import NAMES, ONCE, TABLE, THRICE, TWICE, begin, lay
from tools.web import offline
from tools.web.build import PROJECT


def test_only_what_is_needed_is_fetched(built: Path) -> None:
    names = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert [name for name in names if name.endswith((".exe", ".symbols", ".map", ".whl"))] == []
    with ZipFile(built / "app.zip") as archive:
        packed = archive.namelist()
    languages = {Path(name).stem for name in packed if "/locale-data/" in name}
    assert languages == {"root", "en", "en_001", "en_GB", "pl", "pt", "pt_PT", "ru"}
    assert [name for name in packed if re.search(r"cli/|tests/|\.py$", name)] == []
    code = (built / "app.zip").read_bytes()
    assert str(PROJECT).encode() not in code
    # Each browser takes one engine of two, and on demand what people rarely look at.
    others = ("main.dart.js", "canvaskit/canvaskit", "canvaskit/chromium", "canvaskit/skwasm_heavy")
    ours = names - {name for name in names if name.startswith((*others, "assets/NOTICES"))}
    assert sum(len(gzip.compress((built / name).read_bytes())) for name in ours) < 14_000_000


def test_half_a_game_goes_on_without_a_network(sit: Sit, host: Host, tmp_path: Path) -> None:
    ann = sit()
    ann.open("")
    begin(ann)
    ann.kill()
    host.cut()

    ann = sit()
    ann.open("")
    ann.tap("Continue")
    see_totals(ann, 1, ONCE)
    record(ann, *USUAL)
    see_totals(ann, 2, TWICE)
    ann.leave()
    ann.open("#/settings")
    with ann.page.expect_download() as download:
        ann.tap("Export everything")
    file = tmp_path / "everything.json"
    download.value.save_as(file)

    taken = run("import", "--yes", "--data", tmp_path / "desktop", file)
    assert (taken.returncode, taken.stderr) == (0, "")
    exported = json.loads(run("export", "--data", tmp_path / "desktop").stdout)
    (game,) = (each["game"] for each in exported["games"])
    assert (game["players"], len(game["hands"])) == (list(NAMES), 2)


def test_a_newer_version_waits_until_nobody_plays(sit: Sit, host: Host, tmp_path: Path) -> None:
    ann = sit()
    lay(ann, tmp_path / "data", SUB_FOLDER)
    ann.open(TABLE)
    see_totals(ann, 1, ONCE)
    record(ann, *USUAL)
    see_totals(ann, 2, TWICE)
    publish_newer(host.folder)
    host.asked.clear()
    ann.leave()
    ann.open(TABLE)
    assert ann.page.evaluate(IS_FETCHED_SOON)
    # What both have in common is not fetched again.
    assert set(host.asked) == {"service-worker.js", "index.html"}
    assert ann.page.evaluate(VERSION) is None

    ann.tap("End game")
    ann.tap("By agreement")
    ann.see("Ben and Cleo share the win")
    assert ann.page.evaluate(VERSION) is None
    ann.leave()
    ann.open("")
    assert ann.page.evaluate(VERSION) == "2"
    ann.see("Finished games")


def publish_newer(folder: Path) -> None:
    """Put a newer version of the page in the place of one."""
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<html>", '<html data-version="2">'))
    shutil.copyfile(PROJECT / "web" / "service-worker.js", folder / "service-worker.js")
    offline.list_files(folder)


def test_a_first_visit_that_was_broken_off_holds_on_to_nothing(sit: Sit, host: Host) -> None:
    ann = sit()
    ann.page.goto(ann.url, wait_until="commit")
    ann.page.wait_for_function("navigator.serviceWorker.controller !== null")
    ann.leave()
    publish_newer(host.folder)
    ann.open("")
    assert ann.page.evaluate(VERSION) == "2"
    assert ann.page.evaluate(ALL_IS_KEPT_SOON)
    ann.leave()
    host.cut()
    ann.open("")
    ann.see("New game")
    assert ann.page.evaluate(VERSION) == "2"


def test_without_room_to_keep_its_files_the_page_starts_all_the_same(sit: Sit, host: Host) -> None:
    ann = sit()
    devtools = ann.page.context.new_cdp_session(ann.page)
    origin = host.url.removesuffix(SUB_FOLDER)
    little = {"origin": origin, "quotaSize": 1_000_000}
    devtools.send("Storage.overrideQuotaForOrigin", little)
    ann.open("")
    ann.see("New game")


def test_a_clock_that_was_put_back_holds_up_no_newer_version(sit: Sit) -> None:
    ann = sit()
    ann.page.goto(f"{ann.url}manifest.json")
    assert [ann.page.evaluate(SOMEBODY_PLAYS, [ann.url, hours]) for hours in (-13, -1, 1, 13)] == [
        False,
        True,
        True,
        False,
    ]


SOMEBODY_PLAYS = """async ([url, hours]) => {
  const name = `scorepad playing ${new URL(url).pathname}`;
  localStorage.setItem(name, Date.now() + hours * 3600000);
  return (await import(`${url}playing.js`)).somebodyPlays();
}"""


def soon(comes_true: str) -> str:
    """What asks the page until this is true: Playwright takes a promise itself for true."""
    return f"""async () => {{
      for (let left = 300; left > 0; left -= 1) {{
        if (await ({comes_true})()) return true;
        await new Promise(done => setTimeout(done, 100));
      }}
      return false;
    }}"""


ALL_IS_KEPT_SOON = soon("""async () => {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.endsWith('?in-use'))) return true;
  }
}""")
IS_FETCHED_SOON = soon("""() => caches.keys().then(names => caches.open(names[0]))
  .then(cache => cache.matchAll('index.html', {ignoreSearch: true}))
  .then(found => found.length === 2)""")
VERSION = "document.documentElement.dataset.version"


def test_a_second_tab_looks_on_and_succeeds_the_first(sit: Sit, tmp_path: Path) -> None:
    ann = sit()
    lay(ann, tmp_path / "data", SUB_FOLDER)
    ann.open("")
    other = ann.another_tab()
    other.open("")
    elsewhere = re.compile("Scorepad is open in another tab")
    other.see(elsewhere)
    other.tap("Continue")
    see_totals(other, 1, ONCE)
    ann.page.bring_to_front()
    ann.tap("Continue")
    record(ann, *USUAL)
    see_totals(ann, 2, TWICE)
    other.page.bring_to_front()
    see_totals(other, 2, TWICE)
    ann.page.close()
    other.tap("Back")
    other.miss(elsewhere)
    other.tap("Continue")
    record(other, *USUAL)
    see_totals(other, 3, THRICE)


def test_what_the_browser_does_not_keep_stays_in_the_form(
    sit: Sit, host: Host, tmp_path: Path
) -> None:
    ann = sit()
    lay(ann, tmp_path / "data", SUB_FOLDER)
    ann.open(f"{TABLE}/record")
    devtools = ann.page.context.new_cdp_session(ann.page)
    tap_all(ann, *USUAL)
    origin = host.url.removesuffix(SUB_FOLDER)
    clear = {"origin": origin, "storageTypes": "indexeddb"}
    devtools.send("Storage.clearDataForOrigin", clear)
    ann.tap("Save")
    ann.see(re.compile("Not saved: the browser did not keep it"))
    assert ann.is_selected(USUAL[0])
    ann.tap("Back")
    see_totals(ann, 1, ONCE)
    ann.miss(re.compile("^Hand 2"))


def test_a_browser_that_keeps_nothing_is_told_before_the_first_game(
    sit: Sit, host: Host, tmp_path: Path
) -> None:
    settings = tmp_path / "Ann" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    blocked = {"default_content_setting_values": {"cookies": 2}}
    settings.write_text(json.dumps({"profile": blocked}))
    ann = sit("Ann")
    ann.page.goto(ann.url)
    ann.see(re.compile("This browser keeps nothing that Scorepad saves"))
    assert "app.zip" not in host.asked
