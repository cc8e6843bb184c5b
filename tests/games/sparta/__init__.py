"""Tests of Sparta's rules, one by one and beside a second implementation."""
