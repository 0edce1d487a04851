"""Why the app does not start, in words."""

from scorepad.cli.address import AddressError, HostNotHere, PortForbidden, PortTaken
from scorepad.store.errors import StoreError
from scorepad.words import _, faults
from scorepad.words.table import capitalised


class ShellMissing(Exception):
    """The parts of Flet are not installed that a computer needs."""


def sentence(refusal: AddressError | StoreError | ShellMissing) -> str:
    """Say what stood in the way, and what to do about it."""
    match refusal:
        case PortTaken(host, port):
            said = _("Something else uses port {port} of {host}: choose another one with --port.")
            return said.format(port=port, host=host)
        case PortForbidden(port):
            said = _("The system does not let Scorepad use port {port}: choose one above 1023.")
            return said.format(port=port)
        case HostNotHere(host):
            return _("{host} is no address of this machine.").format(host=host)
        case StoreError():
            return capitalised(faults.sentence(refusal)) + "."
        case _:
            return _("Parts of Flet are missing here: pip install flet-desktop flet-web")
