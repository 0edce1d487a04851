"""Builds the app as a static web page, from this project and installed packages alone."""
