"""Tables without wires: the log and its fold, the desk, and what each viewer is told."""
