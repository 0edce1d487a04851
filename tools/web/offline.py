"""What the service worker keeps: the files of the page, each with the digest of its content."""

import base64
import hashlib
import json
from pathlib import Path

SERVICE_WORKER = "service-worker.js"
ON_DEMAND = ("main.dart.", "canvaskit/", "assets/NOTICES", "licences.txt")
"""What starts so is kept where it was used: a browser takes one engine of several."""


def list_files(folder: Path) -> None:
    """Let the service worker know all files; to be done when they are complete."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    digests = {path.relative_to(folder).as_posix(): _digest(path) for path in files}
    del digests[SERVICE_WORKER]
    worker = folder / SERVICE_WORKER
    code = worker.read_text(encoding="utf-8")
    code = _filled(code, "const DIGESTS = {};", f"const DIGESTS = {json.dumps(digests)};")
    code = _filled(code, "const ON_DEMAND = [];", f"const ON_DEMAND = {json.dumps(ON_DEMAND)};")
    worker.write_text(code, encoding="utf-8")


def _filled(code: str, gap: str, filling: str) -> str:
    if code.count(gap) != 1:
        raise LookupError(gap)
    return code.replace(gap, filling)


def _digest(path: Path) -> str:
    # As browsers check it: see Subresource Integrity.
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
