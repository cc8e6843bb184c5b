"""Adapters of Reino's games to OpenSpiel and PettingZoo. Imported on request only, because both are
extras."""
