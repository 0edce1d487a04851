"""What raises is told in a sentence, and the page goes on."""

import flet as ft
import pytest

from scorepad.game.names import NameEmpty
from scorepad.ui.guard import act, screen
from tests.conftest import OpenScreen

APOLOGY = (
    "This did not work, and nothing was changed by it. What was saved is safe. "
    "Go back and try again; the log says more."
)


@screen
def brittle(count: int) -> ft.Control:
    if count == 1:
        raise RuntimeError("cannot be drawn")
    return ft.Text(f"drawn at {count}")


@ft.component
def shell() -> ft.Control:
    count, set_count = ft.use_state(0)

    def burst() -> None:
        raise RuntimeError("burst")

    async def burst_later() -> None:
        raise RuntimeError("burst later")

    def refuse() -> None:
        raise NameEmpty

    return ft.Column(
        [
            brittle(count),
            ft.TextButton("Add one", on_click=act(lambda: set_count(count + 1))),
            ft.TextButton("Burst", on_click=act(burst)),
            ft.TextButton("Burst later", on_click=act(burst_later)),
            ft.TextButton("Refuse", on_click=act(refuse)),
        ]
    )


async def main(page: ft.Page) -> None:
    page.render(shell)


async def test_a_component_that_raises_is_replaced_until_it_draws(
    open_screen: OpenScreen, caplog: pytest.LogCaptureFixture
) -> None:
    page = await open_screen(main)
    await page.see("drawn at 0")
    await page.tap("Add one")
    await page.see(APOLOGY)
    assert "cannot be drawn" in caplog.text
    await page.tap("Add one")
    await page.see("drawn at 2")
    await page.miss(APOLOGY)


@pytest.mark.parametrize("name", ["Burst", "Burst later"])
async def test_a_handler_that_raises_says_so(
    open_screen: OpenScreen, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    page = await open_screen(main)
    await page.tap(name)
    await page.see(APOLOGY)
    assert "RuntimeError: burst" in caplog.text
    await page.tap("Add one")
    await page.tap("Add one")
    await page.see("drawn at 2")


async def test_what_cannot_be_is_told_without_a_word_in_the_log(
    open_screen: OpenScreen, caplog: pytest.LogCaptureFixture
) -> None:
    page = await open_screen(main)
    await page.tap("Refuse")
    assert any(text.lower() == "a player needs a name" for text in page.texts())
    assert caplog.text == ""


@screen
def brittle_view() -> ft.View:
    raise RuntimeError("no view")


async def test_a_screen_that_raises_stays_a_screen(open_screen: OpenScreen) -> None:
    def routes() -> ft.Control:
        return ft.Router([ft.Route(path="/", component=brittle_view)], manage_views=True)

    page = await open_screen(lambda page: page.render_views(ft.component(routes)))
    await page.see("Scorepad")
    await page.see(APOLOGY)
