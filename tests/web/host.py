"""A server of files and nothing else, as any cheap host is; and what it was asked for."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SUB_FOLDER = "/club/scorepad/"


class Host:
    """Serves a folder at a sub-folder, until the network is cut."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        """The files that were asked for."""
        self._port = 0
        self._server: ThreadingHTTPServer | None = None
        self.mend()

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._port}{SUB_FOLDER}"

    def cut(self) -> None:
        """Let nothing answer any more."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def mend(self) -> None:
        """Answer again, at the same address."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(_Files, self))
        self._server.daemon_threads = True
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()


class _Files(SimpleHTTPRequestHandler):
    def __init__(self, host: Host, *args, **kwargs) -> None:
        self._host = host
        super().__init__(*args, directory=str(host.folder), **kwargs)

    def translate_path(self, path: str) -> str:
        """Nothing lies above the sub-folder."""
        known = path.startswith(SUB_FOLDER)
        self._host.asked.append(path.removeprefix(SUB_FOLDER))
        return super().translate_path(path.removeprefix(SUB_FOLDER[:-1]) if known else "/nowhere")

    def log_message(self, *_args) -> None:
        """Say nothing."""
