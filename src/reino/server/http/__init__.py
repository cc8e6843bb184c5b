"""The HTTP API: one list of endpoints, a module for each noun."""
