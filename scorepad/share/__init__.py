"""The table on other people's phones: a small server of our own, open only while it is shown."""
