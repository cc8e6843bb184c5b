"""Games as they are played: records, tables with their log and clocks, projections for viewers, and
replays."""
