"""The websocket of a client: its protocol, its session, and the outbox between them."""
