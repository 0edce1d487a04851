"""The screens, in Flet: one file for each, shared pieces in widgets."""
