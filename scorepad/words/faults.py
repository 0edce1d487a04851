"""Every failure in words: `sentence(fault)`."""

# Importing the modules is what gives `sentence` their words.
from scorepad.words import browser_faults, file_faults, season_faults, store_faults, table_faults
from scorepad.words.sentence import sentence

__all__ = [
    "browser_faults",
    "file_faults",
    "season_faults",
    "sentence",
    "store_faults",
    "table_faults",
]
