import pytest

from scorepad.words import _, ngettext, pgettext
from scorepad.words.isolating import END, ISOLATE, isolated
from scorepad.words.table import listed


@pytest.mark.parametrize("name", ["Ann", "Łukasz", "Чёрная", "小明", "🂭 Ann", "João", ""])
def test_what_is_written_from_left_to_right_stays_as_it_is(name: str) -> None:
    assert isolated(name) == name
    assert _("{name} wins").format(name=name) == f"{name} wins"


@pytest.mark.parametrize("name", ["עמר", "عمر", "Omar عمر", "עמר 2"])
def test_what_is_written_from_right_to_left_is_isolated_once(name: str) -> None:
    marked = f"{ISOLATE}{name}{END}"
    assert isolated(name) == isolated(isolated(name)) == marked
    assert _("{name} wins").format(name=name) == f"{marked} wins"
    assert _("{} wins").format(name) == f"{marked} wins"


def test_every_name_of_a_list_is_isolated_by_itself() -> None:
    omar, emir = f"{ISOLATE}עמר{END}", f"{ISOLATE}عمر{END}"
    assert listed(["עמר"]) == omar
    assert listed(["עמר", "عمر", "Ann"]) == f"{omar}, {emir} and Ann"
    assert _("{name} wins").format(name=listed(["עמר", "Ann"])) == f"{omar} and Ann wins"


def test_every_kind_of_text_isolates_and_formats_numbers_as_before() -> None:
    omar = f"{ISOLATE}עמר{END}"
    assert ngettext("{n:>3} {name}", "{n:>3} {name}s", 2).format(n=2, name="עמר") == f"  2 {omar}s"
    assert pgettext("place", "{name}").format(name="עמר") == omar
