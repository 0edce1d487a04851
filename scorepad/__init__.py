"""Scorepad: the score keeper for Black Maria and its relatives at a real card table."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("scorepad")
except PackageNotFoundError:  # a built app carries the package without its metadata
    __version__ = "0.1.0"
