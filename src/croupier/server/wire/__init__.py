"""What comes in and goes out: messages, bodies and their encoding, routes, sockets, doors."""
