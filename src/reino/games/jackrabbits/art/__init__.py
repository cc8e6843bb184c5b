"""The drawings of Jack Rabbits."""
