"""The error classes of Reino, to catch by name. See `reino.core.errors`."""

from reino.core.errors import *  # noqa: F403
