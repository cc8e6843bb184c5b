"""The games as other projects know games."""
