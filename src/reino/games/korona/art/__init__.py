"""The drawings of Korona."""
