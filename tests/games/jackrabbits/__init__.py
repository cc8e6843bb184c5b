"""Tests of Jack Rabbits' rules, one by one and beside a second implementation."""
