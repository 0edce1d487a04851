"""The address at which the web app is served."""

import errno
import os
import socket
from contextlib import closing
from dataclasses import dataclass

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


@dataclass(frozen=True)
class Address:
    """Where the web app listens."""

    host: str
    port: int

    @property
    def here(self) -> str:
        """The host as this machine reaches it, also when the app listens everywhere."""
        return _EVERYWHERE.get(self.host, self.host)

    @property
    def listens_everywhere(self) -> bool:
        """Whether it listens at every address of this machine."""
        return self.host in _EVERYWHERE

    @property
    def is_for_others(self) -> bool:
        """Whether other machines could reach it."""
        return not (self.host.startswith("127.") or self.host in ("localhost", "::1"))

    @property
    def url(self) -> str:
        """What a browser on this machine opens."""
        host = f"[{self.here}]" if ":" in self.here else self.here
        return f"http://{host}:{self.port}"


class AddressError(Exception):
    """What all addresses that cannot be had have in common."""


@dataclass(eq=False)
class PortTaken(AddressError):
    """Something else listens there."""

    host: str
    port: int


@dataclass(eq=False)
class PortForbidden(AddressError):
    """The system keeps this port for others."""

    port: int


@dataclass(eq=False)
class HostNotHere(AddressError):
    """The host is not one of this machine's."""

    host: str


def free_address(host: str, port: int) -> Address:
    """Find out that the app can listen there.

    Args:
        host: a name or an address of this machine.
        port: the port, or 0 for any that is free.

    Returns:
        The address with a port to listen on.

    Raises:
        AddressError: `PortTaken`, `PortForbidden` or `HostNotHere`.
    """
    try:
        family, _, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
            if os.name == "posix":
                # As the server does it: a port that a killed app has just left counts as free.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            probe.listen()
            return Address(host, probe.getsockname()[1])
    except (socket.gaierror, UnicodeError) as error:
        raise HostNotHere(host) from error
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EPERM}:
            raise PortForbidden(port) from error
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(host, port) from error
        raise HostNotHere(host) from error
