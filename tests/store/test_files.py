"""Files are whole or absent, and a file that is not what was written is noticed."""

import errno
import os
import random
from pathlib import Path

import pytest

from scorepad.store.disk import Disk, Place
from scorepad.store.errors import (
    BadTableName,
    DiskFailed,
    FileDamaged,
    FileNewer,
    Flaw,
    NotAllowed,
)
from scorepad.store.files import framed, header, load, make_folders, save

from .conftest import Clock
from .recording import RecordingDisk

PAYLOAD = '{"1":{"name":"Łukasz"}}'.encode()


def flaw_of(path: Path) -> Flaw:
    with pytest.raises(FileDamaged) as caught:
        load(Disk(), path)
    assert caught.value.path == path
    return caught.value.flaw


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    save(Disk(), tmp_path / "a.json", PAYLOAD)
    assert load(Disk(), tmp_path / "a.json") == PAYLOAD
    save(Disk(), tmp_path / "a.json", b"")
    assert load(Disk(), tmp_path / "a.json") == b""
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_the_order_is_write_sync_replace_sync(tmp_path: Path) -> None:
    disk, path = RecordingDisk(), tmp_path / "a.json"
    save(disk, path, PAYLOAD)
    temporary = tmp_path / "a.json.tmp"
    assert disk.log == [
        ("create", temporary),
        ("write", temporary, framed(PAYLOAD)),
        ("sync", temporary),
        ("replace", temporary, path),
        ("sync folder", tmp_path),
    ]


def test_every_flipped_bit_is_noticed(tmp_path: Path) -> None:
    path, whole = tmp_path / "a.json", framed(PAYLOAD)
    for position in range(8 * len(whole)):
        flipped = bytearray(whole)
        flipped[position // 8] ^= 1 << position % 8
        path.write_bytes(flipped)
        assert flaw_of(path) in {Flaw.HEADER, Flaw.CHECKSUM}


def test_every_cut_is_noticed(tmp_path: Path) -> None:
    path, whole = tmp_path / "a.json", framed(PAYLOAD)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert flaw_of(path) in {Flaw.EMPTY, Flaw.HEADER, Flaw.CHECKSUM}
        path.write_bytes(whole[:length].ljust(len(whole), b"\0"))
        assert flaw_of(path) in {Flaw.HEADER, Flaw.CHECKSUM}


def test_foreign_and_missing_files_are_damage(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert flaw_of(path) is Flaw.MISSING
    path.write_bytes(b"")
    assert flaw_of(path) is Flaw.EMPTY
    for foreign in [b"null", b"{}", b"\0" * 100, random.Random(1).randbytes(1000)]:
        path.write_bytes(foreign)
        assert flaw_of(path) is Flaw.HEADER
    path.write_bytes(framed(PAYLOAD) + b"x")
    assert flaw_of(path) is Flaw.CHECKSUM


def test_a_newer_format_is_not_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        later.setattr("scorepad.store.files.FORMAT", 12)
        save(Disk(), tmp_path / "a.json", PAYLOAD)
    with pytest.raises(FileNewer) as caught:
        load(Disk(), tmp_path / "a.json")
    assert caught.value.format == 12


def test_the_header_tells_contents_apart(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert header(Disk(), path) == b""
    save(Disk(), path, PAYLOAD)
    first = header(Disk(), path)
    save(Disk(), path, PAYLOAD + b" ")
    assert header(Disk(), path) != first
    save(Disk(), path, PAYLOAD)
    assert header(Disk(), path) == first


def test_new_folders_are_made_durable(tmp_path: Path) -> None:
    disk = RecordingDisk()
    make_folders(disk, tmp_path / "a" / "b")
    assert disk.log == [
        ("make folder", tmp_path / "a"),
        ("sync folder", tmp_path),
        ("make folder", tmp_path / "a" / "b"),
        ("sync folder", tmp_path / "a"),
    ]
    make_folders(disk, tmp_path / "a" / "b")
    assert len(disk.log) == 4


def test_a_file_in_the_place_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a file")
    with pytest.raises(NotAllowed):
        make_folders(Disk(), tmp_path / "a" / "b")
    with pytest.raises(NotAllowed):
        save(Disk(), tmp_path / "a" / "b.json", PAYLOAD)
    with pytest.raises(NotAllowed):
        load(Disk(), tmp_path / "a" / "b.json")
    assert Disk().names(tmp_path / "a") == []


class FailingDisk(Disk):
    """A disk whose sync reports that the bytes were lost, as a broken one does."""

    def sync(self, handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_a_failed_sync_leaves_the_old_file(tmp_path: Path) -> None:
    save(Disk(), tmp_path / "a.json", PAYLOAD)
    with pytest.raises(DiskFailed) as caught:
        save(FailingDisk(), tmp_path / "a.json", b"new")
    assert caught.value.number == errno.EIO
    assert load(Disk(), tmp_path / "a.json") == PAYLOAD
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_file_held_by_another_program_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, refused = Path.replace, []

    def busy(source: Path, target: Path) -> Path:
        if len(refused) < 3:
            refused.append(target)
            error = PermissionError(errno.EACCES, "in use")
            error.winerror = 32
            raise error
        return replace(source, target)

    # No Windows here: the system's answer is the one thing that is made up.
    monkeypatch.setattr(Path, "replace", busy)
    save(Disk(), tmp_path / "a.json", PAYLOAD)
    assert len(refused) == 3
    assert load(Disk(), tmp_path / "a.json") == PAYLOAD


def test_an_unsafe_table_name_is_refused(tmp_path: Path, clock: Clock) -> None:
    place = Place(tmp_path, Disk(), clock)
    assert place.table("games-2026").name == "games-2026.json"
    for name in ["", "a/b", "..", "A", "ä", "a.b", "a" * 101, "a\n"]:
        with pytest.raises(BadTableName):
            place.table(name)
