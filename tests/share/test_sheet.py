"""The sheet as HTML: whatever people are called, it stays a table, and says what the game says."""

from html.parser import HTMLParser

from hypothesis import given, settings
from hypothesis import strategies as st

from scorepad.game.model import Game
from scorepad.game.progress import progress
from scorepad.share.http import liked_languages
from scorepad.share.page import viewers_page
from scorepad.share.sheet import sheet, standing
from scorepad.share.streams import News
from scorepad.words.isolating import END, ISOLATE
from scorepad.words.language import language
from tests.games import everything, game

LONG = settings(max_examples=60, deadline=None)  # a busy machine makes no test fail


class Parsed(HTMLParser):
    """What a browser makes of it: each element has an end, and the text in it."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.cells: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attributes)))
        if tag not in ("meta", "link"):
            self.open.append(tag)
        if tag in ("td", "th"):
            self.cells.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self.open):
            self.cells[-1] += data

    def count(self, name: str) -> int:
        return sum(tag == name for tag, _attributes in self.elements)


def shown_of(of: Game, *, with_money: bool = False) -> str:
    """The sheet of a game as it stands."""
    return sheet(of, progress(of), with_money=with_money)


def of_names(*names: str) -> Game:
    """A game of these people, without asking whether they may be called so."""
    plain = game(["A", "B", "C"], [{"captured": everything("B")}])
    return Game(names, plain.first_dealer, plain.rules, plain.hands)


@LONG
@given(st.lists(st.text(min_size=1, max_size=40), min_size=3, max_size=3))
def test_no_name_makes_html(names: list[str]) -> None:
    harmless = Parsed(viewers_page(language("en"), shown_of(of_names(*"ABC"), with_money=True)))
    shown = Parsed(viewers_page(language("en"), shown_of(of_names(*names), with_money=True)))
    assert shown.elements == harmless.elements
    for name in names:
        told = name.replace(ISOLATE, "").replace(END, "")
        assert any(told in cell for cell in shown.cells)


@LONG
@given(st.lists(st.text(min_size=1, max_size=40), min_size=3, max_size=3), st.text())
def test_no_name_ends_an_event(names: list[str], said: str) -> None:
    event = News(shown_of(of_names(*names), with_money=False), said).event
    assert event.isascii()
    assert event.count(b"\n") == 3
    assert event.endswith(b"\n\n")


@LONG
@given(st.text())
def test_any_header_is_a_list_of_languages(accepted: str) -> None:
    assert all(liked_languages(accepted))


def test_it_is_a_table_with_heads() -> None:
    hands = [{"captured": everything("Ben")}, {"captured": everything("Ann")}]
    shown = Parsed(shown_of(game(["Ann", "Ben", "Cleo"], hands), with_money=False))
    assert shown.count("table") == 1
    assert [a["scope"] for tag, a in shown.elements if tag == "th"] == ["col"] * 4 + ["row"] * 3
    assert shown.cells == [
        "Hand",
        "Ann",
        "Ben ● deals",
        "Cleo",
        "Total",
        "43 57 to go",
        "43 57 to go",
        "0 lowest, 100 to go",
        "1",
        "0 0",
        "+43 43",
        "0 0",
        "2",
        "+43 43",
        "0 43",
        "0 0",
    ]


def test_a_pair_has_one_column_and_what_was_brought_in_a_row() -> None:
    carried = {"Ann": 5, "Ben": 6, "Cleo": 5, "Dora": 6}
    of = game(["Ann", "Ben", "Cleo", "Dora"], rules={"pairs": True}, carried=carried)
    cells = Parsed(shown_of(of, with_money=False)).cells
    assert [cell for cell in cells if "Ann" in cell] == ["Ann and Cleo"]
    assert cells[-3:] == ["Brought in", "5", "6"]


def test_what_is_spoken_is_plain_text() -> None:
    of = of_names("<b>", "Ben", "שרה")
    assert standing(of, progress(of)) == (
        f"Hand 1. {ISOLATE}<b>{END}: 0 points. {ISOLATE}Ben{END}: 43 points. "
        f"{ISOLATE}שרה{END}: 0 points. {ISOLATE}<b>{END} deals, "
        f"{ISOLATE}Ben{END} leads. Pass 3 to the right."
    )
    assert progress(of).totals == (0, 43, 0)
