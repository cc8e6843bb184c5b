"""The server: tables over HTTP and websockets, with everything that touches disks and networks."""
