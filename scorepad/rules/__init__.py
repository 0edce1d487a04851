"""The card game: cards, deck, penalty groups, rules and their profiles."""
