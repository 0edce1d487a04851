"""Which game is which."""

import json

from hypothesis import given

from scorepad.game.reading import game_of, read_game
from scorepad.game.writing import object_of
from scorepad.season.identity import game_id, identified
from tests.games import everything, game
from tests.strategies import game_objects

ID = "0D5C1E3A-7C4E-4B0A-9F53-0123456789AB"


def test_the_id_counts_in_whatever_case() -> None:
    assert game_id(game(id=ID)) == game_id(game(id=ID.lower())) == ID.lower()
    assert identified(game(id=ID)) == game(id=ID.lower())


def test_an_id_from_content_never_changes() -> None:
    # Kept: another id here would double games when a file is imported again.
    of = game(hands=[{"captured": everything("A"), "note": "小明"}])
    assert game_id(of) == "7fd97c39-f00b-5cd6-b317-24585f3aa844"


@given(game_objects(most_hands=2))
def test_the_layout_of_a_file_is_no_content(found) -> None:
    found.pop("id", None)
    turned = json.dumps(dict(reversed(found.items())), indent=3, ensure_ascii=False)
    of = game_of(found)
    assert game_id(read_game(turned.encode())) == game_id(of)
    assert game_of(object_of(identified(of))).id == game_id(of)


def test_other_content_is_another_game() -> None:
    games = [game(), game("ABCD"), game(notes=""), game(first_dealer="A"), game(season="2026")]
    assert len(set(map(game_id, games))) == len(games)
