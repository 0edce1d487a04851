"""Where others in the local network find this machine."""

import socket
import sys

import pytest

from scorepad.share import network


@pytest.mark.parametrize("address", ["192.168.43.1", "10.0.0.7", "172.20.10.1"])
def test_networks_of_ones_own_count(address: str) -> None:
    assert network._is_local(address)


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "0.0.0.0", "8.8.8.8", "169.254.3.4", "100.64.0.9"]
)
def test_neither_the_internet_nor_this_machine_alone_does(address: str) -> None:
    assert not network._is_local(address)


def test_what_is_found_are_addresses_of_this_machine() -> None:
    found = network.local_addresses()
    assert len(set(found)) == len(found)
    assert set(found) <= set(network._own_addresses())
    for address in found:
        socket.create_server((address, 0)).close()


def test_an_interface_is_found_without_a_way_elsewhere() -> None:
    found = set(network._interface_addresses())
    assert ("127.0.0.1" in found) == (sys.platform == "linux")
