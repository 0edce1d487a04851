"""A card that looks like a card: rank, pip, and what it costs."""

from __future__ import annotations

import flet as ft

from scorepad.rules.cards import Card, Suit
from scorepad.ui import theme
from scorepad.ui.desk import use_desk

PIPS = {
    Suit.CLUBS: ft.CupertinoIcons.SUIT_CLUB_FILL,
    Suit.DIAMONDS: ft.CupertinoIcons.SUIT_DIAMOND_FILL,
    Suit.HEARTS: ft.CupertinoIcons.SUIT_HEART_FILL,
    Suit.SPADES: ft.CupertinoIcons.SUIT_SPADE_FILL,
}

RANK_SHOWN = {"T": "10"}


def pip(suit: Suit, size: int = theme.TITLE) -> ft.Icon:
    """The sign of a suit, hearts and diamonds in red."""
    return ft.Icon(PIPS[suit], size=size, color=colour_of(suit))


def colour_of(suit: Suit) -> ft.Colors:
    """Red or black, as the theme has it."""
    return theme.RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else ft.Colors.ON_SURFACE


def rank_of(card: Card) -> str:
    """The rank as it stands on a card."""
    return RANK_SHOWN.get(card.rank, card.rank)


def playing_card(card: Card, cost: int, width: float) -> ft.Control:
    """A card with its cost, one that is good to take in another colour and below zero.

    The controls beside it say its name.
    """
    good = cost < 0
    face: list[ft.Control] = [
        ft.Text(
            rank_of(card),
            size=theme.TITLE,
            weight=ft.FontWeight.W_700,
            color=colour_of(card.suit),
        ),
        pip(card.suit, 16),
    ]
    price = ft.Text(
        f"−{-cost}" if good else str(cost),
        size=theme.SMALL,
        weight=ft.FontWeight.W_700 if good else ft.FontWeight.W_400,
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    # Print twice as large needs two lines, on every card.
    lines: list[list[ft.Control]] = [[*face, price]]
    if use_desk().big_text:
        lines = [face, [price]]
    return ft.Container(
        ft.Column(
            [
                ft.Row(line, spacing=3, alignment=ft.MainAxisAlignment.CENTER, wrap=True)
                for line in lines
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        padding=ft.Padding.symmetric(vertical=theme.GAP),
        border_radius=theme.ROUND,
        border=ft.Border.all(1, ft.Colors.OUTLINE_VARIANT),
        bgcolor=(ft.Colors.TERTIARY_CONTAINER if good else ft.Colors.SURFACE_CONTAINER_LOWEST),
    )
