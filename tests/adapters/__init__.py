"""Tests of the adapters to OpenSpiel and PettingZoo."""
