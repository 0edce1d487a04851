"""Starts the app: what `flet run`, `flet build`, the phone and `python main.py` use."""

import sys

from scorepad.__main__ import main
from scorepad.cli.start import is_hosted, run_hosted

if __name__ == "__main__":
    if is_hosted():
        run_hosted()
    else:
        sys.exit(main())
