"""Why the app does not start, in words."""

from scorepad.cli.address import AddressError, HostNotHere, PortForbidden, PortTaken
from scorepad.store.errors import NotAllowed, SecondCopy, StoreError
from scorepad.words import _


class ShellMissing(Exception):
    """The parts of Flet are not installed that a computer needs."""


Refusal = AddressError | StoreError | ShellMissing


def sentence(refusal: Refusal) -> str:
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
            return _of_store(refusal)
        case _:
            return _("Parts of Flet are missing here: pip install flet-desktop flet-web")


def _of_store(refusal: StoreError) -> str:
    match refusal:
        case SecondCopy(folder):
            said = _(
                "Another Scorepad is open on {folder}: "
                "close it, or choose another folder with --data."
            )
            return said.format(folder=folder)
        case NotAllowed(path):
            said = _(
                "Scorepad may not write to {path}: allow it, or choose another folder with --data."
            )
            return said.format(path=path)
        case _:
            said = _("The data cannot be opened: {fact}. Choose another folder with --data.")
            return said.format(fact=repr(refusal))
