"""What plays Jack Rabbits."""
