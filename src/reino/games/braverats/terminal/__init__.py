"""The screen of BraveRats in a terminal."""
