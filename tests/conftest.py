"""What all tests share."""

import pytest
from hypothesis import settings

import reino

# The same examples on every machine; how long one takes depends on the machine, so no deadline.
settings.register_profile("reino", deadline=None, derandomize=True, print_blob=False)
settings.load_profile("reino")


@pytest.fixture
def game() -> reino.Game:
    """BraveRats without options: no chance, two cards at once."""
    return reino.load("braverats")


@pytest.fixture
def lucky() -> reino.Game:
    """BraveRats with the lucky draw: chance before every round, and secrets."""
    return reino.load("braverats", options={"lucky_draw": True})
