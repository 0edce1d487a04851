"""What every screen has: a bar at the top, and a main button at the bottom that stays."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from scorepad.ui import theme
from scorepad.ui.desk import Desk, use_desk
from scorepad.ui.focus import use_focus
from scorepad.ui.guard import Work, act
from scorepad.ui.widgets.places import PLACES, navigation_bar, navigation_rail
from scorepad.words import _


def frame(
    title: str,
    body: ft.Control,
    *,
    subtitle: str = "",
    actions: Sequence[ft.Control] = (),
    bottom: ft.Control | None = None,
) -> ft.View:
    """A screen: one of the four places, or one above it that has a way back."""
    path, desk = ft.use_view_path(), use_desk()
    controls: list[ft.Control] = [ft.Container(body, expand=True)]
    if bottom:
        controls.append(
            ft.Container(
                ft.Container(bottom, width=theme.COLUMN - 2 * theme.WIDE),
                padding=ft.Padding.symmetric(horizontal=theme.WIDE, vertical=theme.TIGHT),
                alignment=ft.Alignment.CENTER,
            )
        )
    content: ft.Control = ft.Column(
        controls,
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    on_the_side = desk.wide or desk.flat
    if path in PLACES and on_the_side:
        content = ft.Row([navigation_rail(path, desk.go), content], spacing=0, expand=True)
    return ft.View(
        route=path,
        appbar=_bar(title, subtitle, actions, _back_button(path), 2 if desk.big_text else 1),
        controls=[
            ft.SafeArea(
                ft.Stack([_ruler(desk), content], fit=ft.StackFit.EXPAND),
                expand=True,
                avoid_intrusions_top=False,
            )
        ],
        navigation_bar=None if path not in PLACES or on_the_side else navigation_bar(path, desk.go),
        padding=0,
        spacing=0,
        bgcolor=ft.Colors.SURFACE,
    )


def _ruler(desk: Desk) -> ft.Control:
    """A text that nobody sees, and whose height says how big the reader likes texts."""

    def measure(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        scale = round(event.height / theme.LARGE, 1)
        if scale and scale != desk.text_scale:
            desk.text_scale = scale

    line = ft.Text(
        "0",
        style=ft.TextStyle(size=theme.LARGE, height=1),
        opacity=0,
        semantics_label="",
        on_size_change=measure,
    )
    return ft.Column([ft.Row([line])])


def _bar(
    title: str,
    subtitle: str,
    actions: Sequence[ft.Control],
    back: ft.Control | None,
    text_lines: int,
) -> ft.AppBar:
    """The bar at the top: what this is, and what can be done about it."""
    lines: list[ft.Control] = [
        ft.Text(
            title,
            size=theme.TITLE,
            weight=ft.FontWeight.W_700,
            max_lines=text_lines,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
    ]
    if subtitle:
        lines.append(
            ft.Text(
                subtitle,
                size=theme.SMALL,
                color=ft.Colors.ON_SURFACE_VARIANT,
                max_lines=text_lines,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    # Texts in the bar grow less than others.
    more = 0 if text_lines == 1 else theme.BAR + theme.WIDE if subtitle else theme.ROOMY
    return ft.AppBar(
        leading=back,
        leading_width=theme.TARGET + theme.HAIR,
        automatically_imply_leading=False,
        title=ft.Column(lines, spacing=0, tight=True),
        actions=list(actions),
        actions_padding=ft.Padding.only(right=theme.HAIR),
        toolbar_height=theme.BAR + more,
        title_spacing=theme.HAIR if back else theme.WIDE + theme.TIGHT,
        center_title=False,
        bgcolor=ft.Colors.SURFACE,
    )


def _back_button(path: str) -> ft.Control | None:
    """The way to the screen below this one; Flet's own is nameless while its tooltip shows."""
    if path in PLACES:
        return None
    page = ft.context.page
    return icon_button(ft.Icons.ARROW_BACK, _("Back"), lambda: page.navigate(_below(path)))


def _below(path: str) -> str:
    """The address of the screen below: `/game/1` for `/game/1/hand/2`."""
    parts = path.strip("/").split("/")
    return "/" + "/".join(parts[: -2 if parts[-2:-1] in (["hand"], ["game"]) else -1])


def icon_button(
    icon: ft.IconData, name: str, work: Work, *, disabled: bool = False, key: str | None = None
) -> ft.IconButton:
    """A button that is a picture, called by a name; with a key where its neighbours change."""
    return ft.IconButton(
        ft.Icon(icon, semantics_label=name),
        key=key,
        on_click=act(work),
        disabled=disabled,
        width=theme.TARGET + 4,
        height=theme.TARGET + 4,
    )


@ft.component
def called_button(
    icon: ft.IconData, name: str, work: Work, calls: int, *, disabled: bool = False
) -> ft.Control:
    """The same, and every new number of `calls` gives it the keyboard."""
    drawn = use_focus(_no_button, calls)
    button = drawn.current = icon_button(icon, name, work, disabled=disabled)
    return button


_no_button: ft.IconButton | None = None


def captioned_button(icon: ft.IconData, caption: str, spoken: str, work: Work) -> ft.Control:
    """A picture in the bar with a word under it, unless that is too big for the bar."""
    if use_desk().big_text:
        return icon_button(icon, spoken, work)
    return ft.Semantics(
        button=True,
        content=ft.Container(
            ft.Column(
                [
                    ft.Icon(icon, size=theme.LARGE, color=ft.Colors.ON_SURFACE_VARIANT),
                    ft.Text(
                        caption,
                        size=theme.CAPTION,
                        color=ft.Colors.ON_SURFACE_VARIANT,
                        semantics_label=spoken,
                        max_lines=1,
                    ),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=theme.WIDE),
            height=theme.TARGET + 4,
            alignment=ft.Alignment.CENTER,
            border_radius=theme.ROUND,
            ink=True,
            on_click=act(work),
        ),
    )


def main_button(
    text: str, icon: ft.IconData, work: Work, *, disabled: bool = False
) -> ft.FilledButton:
    """The one big button of a screen."""
    return ft.FilledButton(
        text,
        icon=icon,
        on_click=act(work),
        disabled=disabled,
        expand=True,
        # No height: a long word, or one in big print, may need a second line.
        style=ft.ButtonStyle(
            text_style=ft.TextStyle(size=theme.BODY + 2),
            padding=ft.Padding.symmetric(horizontal=theme.ROOMY, vertical=theme.ROOMY),
            shape=ft.RoundedRectangleBorder(radius=theme.ROUNDEST),
        ),
    )


def quiet_button(text: str, icon: ft.IconData, work: Work, *, disabled: bool = False) -> ft.Control:
    """A button for what is done seldom."""
    return ft.TextButton(
        text, icon=icon, on_click=act(work), disabled=disabled, style=theme.growing(theme.TARGET)
    )


def heading(text: str) -> ft.Control:
    """What stands over a part of a screen."""
    return ft.Semantics(
        header=True,
        key=f"heading {text}",
        content=ft.Text(text, size=theme.BODY, weight=ft.FontWeight.W_600, color=ft.Colors.PRIMARY),
    )


def column(controls: Sequence[ft.Control]) -> ft.Control:
    """A scrolling column of parts, no wider than is good to read."""
    _give_keys(controls)
    return ft.Column(
        [
            ft.Container(
                ft.Column(
                    list(controls),
                    spacing=theme.WIDE,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                padding=theme.WIDE,
                width=theme.COLUMN,
            )
        ],
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )


def _give_keys(controls: Sequence[ft.Control]) -> None:
    """Let every part have a key, counted from the heading above it.

    The client loses track of a list in which some have one and some have not.
    """
    above, count = "", 0
    for control in controls:
        if control.key is None:
            count += 1
            control.key = f"{above} {count}"
        elif str(control.key).startswith("heading"):
            above, count = str(control.key), 0


def waiting(text: str = "") -> ft.View:
    """What is shown while a game is looked for, and where it, or a part of it, is not there."""
    return frame(
        "Scorepad",
        ft.Container(
            ft.Text(
                text or _("This game is not here, or not any more. Go back to see the others.")
            ),
            padding=theme.WIDE * 2,
        ),
    )
