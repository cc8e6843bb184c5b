"""Tables without a server: the log and its fold, the commands, and what each viewer is told."""
