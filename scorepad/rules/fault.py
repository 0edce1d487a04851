"""What all refusals have in common."""


class Fault(Exception):
    """Something that a table cannot have. Each kind carries its data; words are made elsewhere."""
