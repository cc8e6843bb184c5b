"""What plays Korona."""
