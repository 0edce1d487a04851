"""The games of a season together: standings, people, money, what goes in and out."""
