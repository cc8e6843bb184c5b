"""Tests of the encodings."""
