"""The stages of BraveRats: the decision that is due, of the seats or of chance."""

PRINCES, OPENER, PACKET, KEEPING, DEAL, GIFT, DRAW, CHOOSE, BETWEEN, OVER = range(10)
