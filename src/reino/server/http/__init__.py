"""What the server answers over HTTP: one table of endpoints, and the routes by noun."""
