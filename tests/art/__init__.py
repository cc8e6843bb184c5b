"""The art of the games as sheets of symbols."""
