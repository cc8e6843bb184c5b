"""Scripted players over websockets, against our server and against another."""
