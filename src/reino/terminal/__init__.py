"""The terminal kit: console, screens, tables and input shared by the terminal rooms of all
games."""
