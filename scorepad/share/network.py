"""Where this machine is in the local network."""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress

# One address in each network that routers, phones and laptops make by themselves. Nothing is sent
# there: the system only says by which address of its own it would. A phone that lends its network
# to the table has no other way to learn where the table finds it.
_ELSEWHERE = (
    "10.255.255.254",
    "192.168.0.254",
    "192.168.1.254",
    "192.168.43.254",
    "192.168.49.254",
    "192.168.137.254",
    "172.16.0.254",
    "172.20.10.14",
    "10.42.0.254",
)

# Linux's name for the question which address an interface has.
_SIOCGIFADDR = 0x8915


def local_addresses() -> tuple[str, ...]:
    """The addresses at which phones in the same network reach this machine, the likeliest first."""
    return _local(_own_addresses()) or _local(_interface_addresses())


def _local(addresses: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(_is_local, addresses)))


def _own_addresses() -> Iterator[str]:
    for other in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((other, 9))
            yield probe.getsockname()[0]
    with suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]


def _interface_addresses() -> Iterator[str]:
    """Of each interface: a network without a router is none through which one gets elsewhere."""
    if sys.platform != "linux":
        return
    from fcntl import ioctl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _number, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                answer = ioctl(probe, _SIOCGIFADDR, struct.pack("256s", name.encode()))
                yield socket.inet_ntoa(answer[20:24])


def _is_local(address: str) -> bool:
    """Whether it is in a network of one's own: neither the internet nor this machine alone."""
    ip = ipaddress.ip_address(address)
    return ip.is_private and not ip.is_loopback and not ip.is_unspecified and not ip.is_link_local
