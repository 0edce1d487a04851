"""A game: hands, totals, the end, winners, settlement, the game file."""
