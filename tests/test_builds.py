"""What `flet build` would make of the app, as far as Flet's own code tells without building."""

import argparse
import json
import re
import tomllib
from pathlib import Path

import pytest
import yaml
from flet_cli.commands.build import Command
from flet_cli.utils.app_excludes import find_default_excludes
from flet_cli.utils.pyproject_toml import load_pyproject_toml
from flet_cli.utils.python_versions import resolve_python_version
from flet_platform_assets import IconOptions, load_source, render_icons
from packaging.requirements import Requirement

from tests.running import PROJECT

WORKFLOWS = PROJECT / ".github" / "workflows"
TARGETS = ("apk", "aab", "ipa", "macos", "windows", "linux")
each_target = pytest.mark.parametrize("target", TARGETS)
GREEN = "#1F6B52"
# What the app runs from, and what says whose it is.
PACKED = {"LICENSE", "README.md", "assets", "main.py", "pyproject.toml", "scorepad"}


@pytest.fixture(autouse=True)
def pythons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of the Pythons that Flet builds with, which it would else fetch."""
    python = {"full_version": "3.13.7", "pyodide_version": "0.29.0", "android_abis": ["arm64-v8a"]}
    manifest = tmp_path / "manifest.json"
    manifest.write_text(json.dumps({"default_python_version": "3.13", "pythons": {"3.13": python}}))
    monkeypatch.setenv("FLET_PYTHON_BUILD_MANIFEST", str(manifest))


def command(target: str) -> Command:
    """Flet's command when it has read the configuration, and before it asks for Flutter."""
    parser = argparse.ArgumentParser()
    found = Command(parser)
    found.options = parser.parse_args([target, str(PROJECT)])
    found.target_platform = target
    found.package_platform = found.platforms[target]["package_platform"]
    found.config_platform = found.platforms[target]["config_platform"]
    found.python_app_path = PROJECT
    found.flutter_dir = PROJECT / "build" / "flutter"
    found.get_pyproject = load_pyproject_toml(PROJECT)
    found.python_release = resolve_python_version(None, found.get_pyproject)
    found.validate_entry_point()
    found.setup_template_data()
    return found


@each_target
def test_flet_reads_who_and_what_the_app_is(target: str) -> None:
    data = command(target).template_data
    assert data["python_module_name"] == "main"
    assert data["product_name"] == "Scorepad"
    assert data["artifact_name"] == "scorepad"
    assert data["bundle_id"] == "org.scorepad.scorepad"
    assert data["company_name"] == "The Scorepad developers"
    assert data["project_description"]
    assert data["copyright"].removeprefix("Copyright (c) ") in _licence()


@each_target
def test_the_splash_is_as_green_as_the_icon_and_darker_at_night(target: str) -> None:
    data = command(target).template_data
    assert data["adaptive_icon_background"] == data["splash"]["color"] == GREEN
    night = data["splash"]["dark_color"]
    assert re.fullmatch("#[0-9A-F]{6}", night)
    assert sum(bytes.fromhex(night[1:])) < sum(bytes.fromhex(GREEN[1:]))


@each_target
def test_nothing_is_asked_for_that_is_not_used(target: str) -> None:
    options = command(target).template_data["options"]
    assert options["android_permissions"] == {"android.permission.INTERNET": True}
    if target in ("ipa", "macos"):
        known = {"NSLocalNetworkUsageDescription", "ITSAppUsesNonExemptEncryption"}
        assert set(options["info_plist"]) <= known
        assert options["info_plist"]["NSLocalNetworkUsageDescription"]


@each_target
def test_only_the_app_is_packed(target: str) -> None:
    excluded = {"build", *command(target).get_platform_setting("app.exclude", [])}
    hidden = set(find_default_excludes(PROJECT, (), excluded))
    there = {path.name for path in PROJECT.iterdir()}
    assert there - excluded - hidden == PACKED


def test_a_phone_needs_nothing_but_pure_python_and_flet() -> None:
    """What is not pure Python would need a build for each kind of phone."""
    names = {Requirement(each).name for each in _project()["dependencies"]}
    assert names == {
        "babel", "filelock", "flet", "flet-charts", "platformdirs", "segno", "tinydb"
    }  # fmt: skip


@pytest.mark.parametrize("platform", ["android", "ios", "macos", "windows", "linux"])
def test_flet_makes_icons_of_the_one_there_is(platform: str) -> None:
    source, pre_rendered = load_source(PROJECT / "assets" / "icon.png")
    options = IconOptions(background=(0x1F, 0x6B, 0x52), application_id="org.scorepad.scorepad")
    made = render_icons(source, options, platform=platform, pre_rendered=pre_rendered, derived=True)
    assert made.assets or made.ico
    assert not made.warnings


def test_a_tag_builds_every_target_on_a_system_that_can() -> None:
    workflow = yaml.safe_load((WORKFLOWS / "build.yml").read_text(encoding="utf-8"))
    build = workflow["jobs"]["build"]
    systems = {"ubuntu-latest": "Linux", "macos-latest": "Darwin", "windows-latest": "Windows"}
    jobs = {
        each["target"]: systems[each["system"]] for each in build["strategy"]["matrix"]["include"]
    }
    assert set(jobs) == set(TARGETS)
    for target, system in jobs.items():
        platform = command(target).platforms[target]
        assert system in platform["can_be_run_on"]
        assert platform["dist"] == target  # the folder that is packed


def test_what_the_workflow_asks_of_flet_is_understood() -> None:
    text = (WORKFLOWS / "build.yml").read_text(encoding="utf-8")
    options = re.findall(r"--[a-z-]+", text[text.index("flet build") : text.index("tar ")])
    parser = argparse.ArgumentParser()
    Command(parser)
    assert options
    assert set(options) <= set(parser._option_string_actions)
    pinned = set(re.findall(r"flet[a-z-]*==[\d.]+", text))
    optional = _project()["optional-dependencies"]["dev"]
    assert pinned <= {*_project()["dependencies"], *optional}


def test_another_workflow_runs_the_tests() -> None:
    workflow = yaml.safe_load((WORKFLOWS / "test.yml").read_text(encoding="utf-8"))
    steps = workflow["jobs"]["test"]["steps"]
    assert "make test" in [step.get("run") for step in steps]


def _project() -> dict:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def _licence() -> str:
    return Path(PROJECT / "LICENSE").read_text(encoding="utf-8")
