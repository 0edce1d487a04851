"""The harness of the screen tests finds what goes wrong, with an app of its own."""

import flet as ft
import pytest

from tests import screens


@ft.component
def counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    name, set_name = ft.use_state("")

    def burst(_event) -> None:
        raise RuntimeError("burst")

    def cell(number: int) -> ft.Control:
        return ft.Semantics(
            button=True,
            selected=count == number,
            disabled=number == 3,
            content=ft.Container(
                ft.Text(str(number), semantics_label=f"Set {number}"),
                on_click=None if number == 3 else lambda _event: set_count(number),
            ),
        )

    if count == 2:
        raise RuntimeError("cannot be drawn")
    return ft.Column(
        [
            ft.Text(f"count {count}"),
            ft.Text(f"name {name}"),
            ft.FilledButton("Add one", on_click=lambda _event: set_count(count + 1)),
            ft.IconButton(ft.Icon(ft.Icons.UNDO, semantics_label="Undo"), disabled=True),
            ft.TextField(
                label="Player name", value=name, on_change=lambda e: set_name(e.control.value)
            ),
            ft.FilledButton("Burst", on_click=burst),
            *(cell(number) for number in (1, 2, 3)),
        ]
    )


async def main(page: ft.Page) -> None:
    page.render(counter)


@ft.component
def places() -> ft.Control:
    def place(name: str, to: str):
        @ft.component
        def shown() -> ft.View:
            page = ft.context.page
            button = ft.TextButton("Go on", on_click=lambda _event: page.navigate(to))
            return ft.View(route=name, controls=[ft.Text(f"this is {name}"), button])

        return shown

    inner = ft.Route(path="inner", component=place("inner", "/"))
    outer = ft.Route(path="/", component=place("outer", "/inner"), children=[inner])
    return ft.Router([outer], manage_views=True)


async def test_taps_and_types_and_sees(open_screen) -> None:
    screen = await open_screen(main)
    await screen.tap("Add one")
    await screen.see("count 1")
    await screen.miss("count 0")
    assert await screen.is_selected("Set 1")
    assert not await screen.is_selected("Set 3")
    await screen.type_into("Player name", "Ann")
    await screen.see("name Ann")


async def test_refuses_what_cannot_be_tapped(open_screen) -> None:
    screen = await open_screen(main)
    assert await screen.is_disabled("Undo")
    for name in ("Undo", "Set 3"):
        with pytest.raises(AssertionError, match="cannot be tapped"):
            await screen.tap(name)


async def test_fails_where_nothing_has_the_name(open_screen, monkeypatch) -> None:
    monkeypatch.setattr("tests.screens.PATIENCE", 0.05)
    screen = await open_screen(main)
    with pytest.raises(AssertionError, match="0 controls"):
        await screen.tap("Multiply")
    with pytest.raises(AssertionError, match="count 9"):
        await screen.see("count 9")


async def test_follows_the_router(open_screen) -> None:
    screen = await open_screen(lambda page: page.render_views(places))
    await screen.see("this is outer")
    await screen.tap("Go on")
    await screen.see("this is inner")
    await screen.miss("this is outer")
    assert screen.client.calls == [("push_route", {"route": "/inner"})]
    await screen.go("/")
    await screen.see("this is outer")


async def test_opens_where_it_is_sent(open_screen) -> None:
    screen = await open_screen(lambda page: page.render_views(places), route="/inner")
    await screen.see("this is inner")


async def test_fails_when_a_handler_raises(open_screen) -> None:
    screen = await open_screen(main)
    with pytest.raises(AssertionError, match="burst"):
        await screen.tap("Burst")
    screen.client.messages.clear()


async def test_fails_when_the_page_is_not_updated_any_more() -> None:
    screen = await screens.open_screen(main)
    with pytest.raises(AssertionError, match="not updated"):
        await screen.tap("Set 2")
