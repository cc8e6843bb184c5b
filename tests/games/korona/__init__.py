"""Tests of Korona against its rules page."""
