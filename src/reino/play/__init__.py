"""Games as they are played: tables, their commands, clocks and logs, and records."""
