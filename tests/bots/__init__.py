"""Tests of users' bots, of programs, and of bots for every table."""
