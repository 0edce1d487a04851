"""What a browser gets before the app itself: our name, colours, icon and picture, not Flet's."""

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from flet_web import get_package_web_dir

from scorepad.cli import first_page
from scorepad.ui.theme import SEED
from tests.running import PROJECT, App
from tools import artwork

FLETS = Path(get_package_web_dir())


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("first-page")
    app = App(folder / "data", folder / "log")
    app.start()
    yield app.url
    app.kill()


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        content: bytes = answer.read()
    assert len(content) == int(answer.headers["content-length"])
    return content


@pytest.mark.parametrize("theirs", first_page.PAGE)
def test_flets_page_has_what_is_replaced_in_it(theirs: str) -> None:
    assert (FLETS / "index.html").read_text(encoding="utf-8").count(theirs) == 1


@pytest.mark.parametrize("path", ["/", "/game/1/record"])
def test_every_address_gives_our_page(url: str, path: str) -> None:
    page = fetched(url + path).decode()
    assert "<title>Scorepad</title>" in page
    assert f'<meta name="theme-color" content="{SEED}">' in page
    assert first_page.LIGHT in page
    assert first_page.DARK in page
    assert 'content="Flet' not in page


def test_a_phone_puts_it_among_its_apps_under_our_name(url: str) -> None:
    manifest = json.loads(fetched(f"{url}/manifest.json"))
    assert (manifest["name"], manifest["theme_color"]) == ("Scorepad", SEED)
    for icon in manifest["icons"]:
        assert icon["src"] in artwork.PICTURES


@pytest.mark.parametrize("name", artwork.PICTURES)
def test_every_picture_is_ours(url: str, name: str) -> None:
    drawn = (PROJECT / "assets" / name).read_bytes()
    assert fetched(f"{url}/{name}") == drawn
    side = artwork.PICTURES[name][1]
    # Where a PNG file says how wide and high it is.
    assert drawn[16:24] == side.to_bytes(4) * 2


def test_no_picture_of_flets_is_left() -> None:
    theirs = [path.relative_to(FLETS).as_posix() for path in FLETS.glob("icons/*.png")]
    assert set(theirs) <= set(artwork.PICTURES)
