"""Tests of BraveRats against its rules page."""
