"""Bots of other people, and bots for every table."""
