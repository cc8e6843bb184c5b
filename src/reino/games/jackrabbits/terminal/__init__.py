"""Jack Rabbits in a terminal."""
