"""Games as they are played: records now; tables and clocks to come."""
