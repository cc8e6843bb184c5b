"""The terminal kit: what games show themselves with in a terminal, whatever game it is."""
