"""`python -m reino.cli`, for those whose path does not have the command."""

import sys

from reino.cli.main import main

sys.exit(main())
