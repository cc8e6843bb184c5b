"""Tests of tables without a server: the log and its fold, the commands, and the projections."""
