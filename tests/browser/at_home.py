"""The app in a network that reaches no other machine: `python -m tests.browser.at_home`."""

import sys

from scorepad.__main__ import main
from scorepad.share import sharing

sharing.local_addresses = lambda: ("127.0.0.2",)

if __name__ == "__main__":
    sys.exit(main())
