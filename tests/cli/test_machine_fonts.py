from pathlib import Path

import pytest

from scorepad.cli.machine_fonts import ASKED, font_for, fonts_of_machine


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without fonts, and the folder into which its user puts some."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    (tmp_path / "fonts" / "noto").mkdir(parents=True)
    return tmp_path / "fonts" / "noto"


@pytest.mark.parametrize(
    ("file", "family"),
    [
        ("NotoSansThai-Regular.ttf", "notosansthai"),
        ("NotoSansThai[wdth,wght].ttf", "notosansthai"),
        ("NotoSansSC-VF.otf", "notosanssc"),
        ("NotoSansCJK-Regular.ttc", "notosanskr"),
        ("wqy-microhei.ttc", "notosanstc"),
        ("msyh.ttc", "notosanssc"),
        ("NotoColorEmoji.ttf", "notocoloremoji"),
        ("DejaVuSans.ttf", "notosanssymbols2"),
    ],
)
def test_a_font_is_found_by_the_name_of_its_file(machine: Path, file: str, family: str) -> None:
    path = machine / file
    path.touch()
    (machine / "NotoSansThai-Bold.ttf").touch()
    assert font_for(family, fonts_of_machine()) == path


def test_the_font_that_was_meant_comes_before_others(machine: Path) -> None:
    for file in ("DejaVuSans.ttf", "NotoSansCJK-Regular.ttc", "NotoSansJP-Regular.otf"):
        (machine / file).touch()
    fonts = fonts_of_machine()
    assert font_for("notosansjp", fonts) == machine / "NotoSansJP-Regular.otf"
    assert font_for("notosanssc", fonts) == machine / "NotoSansCJK-Regular.ttc"
    assert font_for("notosansthai", fonts) == machine / "DejaVuSans.ttf"


def test_the_users_own_font_comes_before_the_systems(machine: Path, tmp_path: Path) -> None:
    system = tmp_path / "system" / "fonts"
    system.mkdir(parents=True)
    for folder in (machine, system):
        (folder / "NotoSansThai-Regular.ttf").touch()
    (system / "NotoSansLao-Regular.ttf").touch()
    fonts = fonts_of_machine()
    assert fonts["notosansthai"] == machine / "NotoSansThai-Regular.ttf"
    assert fonts["notosanslao"] == system / "NotoSansLao-Regular.ttf"


def test_a_machine_without_fonts_lends_none(machine: Path) -> None:
    (machine / "notes.txt").touch()
    assert font_for("notosansthai", fonts_of_machine()) is None


@pytest.mark.parametrize(
    "path",
    [
        "/assets/fonts/roboto.woff2",
        "/assets/fonts/notosansthai/v25/../../../secret",
        "/game/assets/fonts/notosansthai/v25/a.woff2",
        "/assets/fonts/Noto/v25/a.woff2",
    ],
)
def test_no_other_path_asks_for_a_font(path: str) -> None:
    assert ASKED.fullmatch(path) is None
