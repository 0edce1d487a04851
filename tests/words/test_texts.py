"""Every text that people see goes through gettext, where it can be found and translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "scorepad"
TRANSLATED = {"_", "ngettext", "pgettext"}
SPOKEN = ("ui", "cli", "words", "share", "picture")
"""The folders whose texts are seen."""

NOT_SEEN = {"debug", "info", "warning", "exception", "error", "LookupError", "RuntimeError"}
"""What is called with texts for the log, or for whoever writes the code."""

SENTENCE = re.compile(r"[A-Za-z]{2,}[,:]? [a-z]{2,}")
IN_CONTROLS = {"Text", "heading", "explained", "main_button", "quiet_button", "choices"}
"""What is called with a text first that is seen, be it of one word."""

BY_NAME = {"label", "hint_text", "title", "subtitle", "semantics_label", "tooltip", "helper"}
FOREIGN = {
    "WebSocket is not connected",
    "'NoneType' object has no attribute 'after_event'",
    "ASGI callable returned without completing handshake",
    "timeout graceful shutdown exceeded",
}
"""What a library says, to be recognised."""

NAMES = {"Scorepad", ""}
"""What is called the same in every language."""


def modules() -> list[Path]:
    return [path for folder in SPOKEN for path in sorted((PACKAGE / folder).rglob("*.py"))]


each_module = pytest.mark.parametrize("path", modules(), ids=lambda path: path.stem)


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def docstrings(tree: ast.AST) -> set[int]:
    """The lines on which texts stand that are for whoever reads the code."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def is_sentence(text: str) -> bool:
    """Whether it is neither a key nor a piece of a web page."""
    return bool(SENTENCE.search(text)) and not set("<\n;") & set(text) and text not in FOREIGN


def is_word(text: object) -> bool:
    return isinstance(text, str) and bool(re.search("[a-z]", text)) and text not in NAMES


def untranslated(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts that are in no call of gettext's, and would be seen."""
    excused = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node) in TRANSLATED | NOT_SEEN:
            excused |= {id(each) for each in ast.walk(node) if isinstance(each, ast.Constant)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in excused and is_sentence(node.value):
                yield node
        elif isinstance(node, ast.Call):
            shown = node.args[:1] if name_of(node) in IN_CONTROLS else []
            shown += [each.value for each in node.keywords if each.arg in BY_NAME]
            texts = [each for each in shown if isinstance(each, ast.Constant)]
            yield from (each for each in texts if is_word(each.value))


@each_module
def test_no_text_is_said_in_english_alone(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [(each.lineno, each.value) for each in untranslated(tree)] == []


@each_module
def test_every_text_can_be_found(path: Path) -> None:
    """The tool that collects them sees texts written out, and none within an f-string."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
    hidden = {
        id(within)
        for each in ast.walk(tree)
        if isinstance(each, ast.JoinedStr)
        for within in ast.walk(each)
    }
    texts = {"_": 1, "ngettext": 2, "pgettext": 2}
    wrong = [
        each.lineno
        for each in calls
        if isinstance(each.func, ast.Name) and each.func.id in texts
        for text in each.args[: texts[each.func.id]]
        if not isinstance(text, ast.Constant) or id(each) in hidden
    ]
    assert wrong == [] or path.stem == "language"
