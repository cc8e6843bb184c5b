"""The drawings of Heirs."""
