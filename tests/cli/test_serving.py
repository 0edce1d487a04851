"""Whom the app lets in where it listens to other machines."""

import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.running import App


def test_whoever_has_no_code_is_shown_nothing(tmp_path: Path) -> None:
    app = App(tmp_path / "data", tmp_path / "log", FLET_SERVER_IP="0.0.0.0")
    app.start()
    with urllib.request.urlopen(app.url) as answer:
        assert b"flutter" in answer.read()
    for path in ("/", "/index.html", "/main.dart.js", "/ws", "/docs", "/openapi.json"):
        # What a proxy says of another machine, the app believes.
        asked = urllib.request.Request(app.url + path, headers={"X-Forwarded-For": "192.0.2.77"})
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(asked)
        assert refusal.value.code == 404
        assert b"<p>404</p>" in refusal.value.read()
        assert refusal.value.headers["server"] is None
    assert app.interrupt() == 0
    assert "Other devices need a code" in app.said().splitlines()[1]
    assert app.said().count("\n") == 2
