"""A small app to try the hand on: `python -m tests.browser.trial`."""

import argparse
import asyncio

import flet as ft

from scorepad.cli.address import free_address
from scorepad.cli.server import serve


@ft.component
def trial() -> ft.Control:
    number, set_number = ft.use_state(0)
    name, set_name = ft.use_state("")

    def cell(own: int) -> ft.Control:
        return ft.Semantics(
            button=True,
            selected=own == number,
            disabled=own == 3,
            content=ft.Container(
                ft.Text(str(own), semantics_label=f"Set {own}"),
                width=44,
                height=44,
                ink=own != 3,
                on_click=None if own == 3 else lambda _event: set_number(own),
            ),
        )

    return ft.Column(
        [
            ft.Text(f"number {number}"),
            ft.TextField(
                label="Player name", value=name, on_change=lambda e: set_name(e.control.value)
            ),
            ft.Text(f"name {name}"),
            *(cell(own) for own in range(1, 41)),
            ft.Image(src="https://elsewhere.example/picture.png", height=10, visible=number == 9),
        ],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )


async def main(page: ft.Page) -> None:
    page.render(trial)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--data")
    parser.add_argument("--port", type=int, default=0)
    asyncio.run(serve(main, free_address("127.0.0.1", parser.parse_args().port)))
