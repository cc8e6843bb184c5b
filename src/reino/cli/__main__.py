"""`python -m reino.cli`, for installations whose PATH does not have the command `reino`."""

import sys

from reino.cli.main import main

sys.exit(main())
