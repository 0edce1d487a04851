"""A game on the clock."""

from datetime import datetime, timedelta

import pytest

from scorepad.game.clock import time_is_up, time_left
from tests.games import game

ON_THE_CLOCK = {"rules": {"end": {"minutes": 90}}, "started_at": "2026-02-03T20:00+01:00"}


@pytest.mark.parametrize(
    ("now", "left", "is_up"),
    [
        ("2026-02-03T20:00:00+01:00", timedelta(minutes=90), False),
        ("2026-02-03T20:29:59+00:00", timedelta(seconds=1), False),
        ("2026-02-03T20:30:00+00:00", timedelta(0), True),
        ("2026-02-03T21:31:00+01:00", timedelta(minutes=-1), True),
        ("2026-02-04T20:00:00+01:00", timedelta(minutes=90, days=-1), True),
    ],
)
def test_the_clock_runs_from_the_start_in_any_zone(now, left, is_up):
    of = game(**ON_THE_CLOCK)
    assert time_left(of, datetime.fromisoformat(now)) == left
    assert time_is_up(of, datetime.fromisoformat(now)) is is_up


def test_the_contract_s_other_way_to_write_a_time_is_understood():
    of = game(**ON_THE_CLOCK | {"started_at": "2026-02-03T19:00:30Z"})
    now = datetime.fromisoformat("2026-02-03T20:00:30+01:00")
    assert time_left(of, now) == timedelta(minutes=90)


def test_a_clock_that_runs_out_after_the_last_of_all_days_can_be_read():
    of = game(**ON_THE_CLOCK | {"started_at": "9999-12-31T23:59+00:00"})
    now = datetime.fromisoformat("9999-12-31T23:58:00+00:00")
    assert time_left(of, now) == timedelta(minutes=91)


@pytest.mark.parametrize(
    "keys", [{"started_at": ON_THE_CLOCK["started_at"]}, {"rules": ON_THE_CLOCK["rules"]}]
)
def test_without_a_limit_or_a_start_no_clock_runs(keys):
    now = datetime.fromisoformat("2030-01-01T00:00:00Z")
    assert time_left(game(**keys), now) is None
    assert not time_is_up(game(**keys), now)
