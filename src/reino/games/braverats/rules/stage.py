"""Stages of BraveRats: whose turn it is, and for what."""

PRINCES, OPENER, PACKET, KEEPING, DEAL, GIFT, DRAW, CHOOSE, BETWEEN, OVER = range(10)
