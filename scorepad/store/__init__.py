"""The data on disk: TinyDB over a crash-safe storage, and small repositories over it."""
