"""Scripted players over websockets, against Reino's server and against boardgame.io's."""
