"""The websocket of a page: its protocol below, its session above, and the queue between them."""
