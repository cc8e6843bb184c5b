"""What plays Heirs."""
