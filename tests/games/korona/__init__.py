"""Korona against its rules page."""
