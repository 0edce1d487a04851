"""Imports go down, those within functions too.

ui, cli → share, picture → words → store → season → game → rules
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PACKAGE = PROJECT / "scorepad"
LAYERS = (
    ("ui", "cli"),
    ("share", "picture"),
    ("words",),
    ("store",),
    ("season",),
    ("game",),
    ("rules",),
)
PURE = {"season", "game", "rules"}
FORBIDDEN_IN_PURE = {"flet", "tinydb", "os", "pathlib", "io", "gettext", "shutil", "tempfile"}
STARTERS = {PROJECT / "main.py", PACKAGE / "__main__.py"}
FLET = {"flet", "flet_desktop", "flet_web"}
START = PACKAGE / "cli" / "start.py"
MAY_START_FLET = {START, *(PACKAGE / "cli" / name for name in ("client.py", "server.py"))}


def sources() -> list[Path]:
    return [PROJECT / "main.py", *sorted(PACKAGE.rglob("*.py"))]


def imports(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """The full names of what a file imports, wherever in the file it does."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = path.relative_to(PROJECT).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((f"{base}.{alias.name}", node) for alias in node.names)


def layer(name: str) -> int | None:
    """The number of the layer of a module, the topmost being 0; None where it is in none."""
    parts = name.split(".")
    if parts[0] != "scorepad" or len(parts) == 1:
        return None
    return next((number for number, names in enumerate(LAYERS) if parts[1] in names), None)


def module(path: Path) -> str:
    return ".".join(path.relative_to(PROJECT).with_suffix("").parts)


def at_top(path: Path, statement: ast.stmt) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(node.lineno == statement.lineno for node in tree.body)


each_source = pytest.mark.parametrize("path", sources(), ids=module)


def test_every_part_has_its_layer() -> None:
    parts = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").exists()}
    assert parts <= {name for names in LAYERS for name in names}


@each_source
def test_imports_go_down(path: Path) -> None:
    own = layer(module(path))
    if own is None:
        assert path in STARTERS or path == PACKAGE / "__init__.py"
        return
    reached = [(name, layer(name)) for name, _ in imports(path)]
    assert [name for name, number in reached if number is not None and number < own] == []
    beside = {name.split(".")[1] for name, number in reached if number == own}
    assert beside - {module(path).split(".")[1]} == ({"ui"} if path == START else set())


@each_source
def test_tinydb_is_in_the_store_alone(path: Path) -> None:
    uses = any(name.split(".")[0] == "tinydb" for name, _ in imports(path))
    assert not uses or module(path).startswith("scorepad.store.")


@each_source
def test_flet_is_in_the_screens_alone(path: Path) -> None:
    used = [statement for name, statement in imports(path) if name.split(".")[0] in FLET]
    if path in MAY_START_FLET:
        # The command line answers without it.
        assert not any(at_top(path, statement) for statement in used)
    else:
        assert not used or module(path).startswith("scorepad.ui.")


@each_source
def test_the_domain_is_pure(path: Path) -> None:
    parts = module(path).split(".")
    if len(parts) > 1 and parts[1] in PURE:
        assert not {name.split(".")[0] for name, _ in imports(path)} & FORBIDDEN_IN_PURE


@each_source
def test_the_command_line_reaches_no_screen_before_it_must(path: Path) -> None:
    if path in STARTERS or module(path).startswith("scorepad.cli."):
        screens = [s for name, s in imports(path) if name.startswith("scorepad.ui")]
        assert not any(at_top(path, statement) for statement in screens)


def test_imports_are_seen_wherever_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.test_architecture.PROJECT", tmp_path)
    path = tmp_path / "scorepad" / "game" / "file.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        "import os.path\nfrom . import model\nfrom ..store.games import Games\n"
        "def late():\n    from flet import Text\n"
    )
    names = [name for name, _ in imports(path)]
    assert names == [
        "os.path",
        "scorepad.game.model",
        "scorepad.store.games.Games",
        "flet.Text",
    ]
    assert layer("scorepad.store.games.Games") == 3
    assert layer("scorepad") is None
