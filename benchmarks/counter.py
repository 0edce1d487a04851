"""The least that a Flet app can do: a button and a number. `python -m benchmarks.counter`."""

import flet as ft


@ft.component
def counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.Column(
        [
            ft.Text(f"count {count}"),
            ft.FilledButton("Add one", on_click=lambda _event: set_count(count + 1)),
        ]
    )


async def main(page: ft.Page) -> None:
    page.render(counter)


if __name__ == "__main__":
    # Not above: built as a page it is to be as small as it can be.
    import argparse
    import asyncio

    from scorepad.cli.address import free_address
    from scorepad.cli.server import serve

    parser = argparse.ArgumentParser()
    parser.add_argument("--data")
    parser.add_argument("--port", type=int, default=0)
    asyncio.run(serve(main, free_address("127.0.0.1", parser.parse_args().port)))
