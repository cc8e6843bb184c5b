"""What is wrong with a file that should hold a record, in our words instead of the parser's."""

import re

from reino.core.errors import ReinoError
from reino.core.phrase import Phrase, Told

PLACE = r"(?: - at (?P<where>.*))?"  # a path such as `$.steps[3]`; none for the whole file

# What the parser says, and our words for it.
COMPLAINTS = (
    (r"Input data was truncated", "error-json-truncated"),
    (r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", "error-json-malformed"),
    (rf"Expected (?P<wanted>.*), got (?P<given>.*?){PLACE}", "error-json-kind"),
    (rf"Expected `array` of length (?P<length>\d+).*?{PLACE}", "error-json-length"),
    (rf"Object missing required field (?P<field>.*?){PLACE}", "error-json-missing"),
    (rf"Object contains unknown field (?P<field>.*?){PLACE}", "error-json-unknown"),
    (rf"Number out of range{PLACE}", "error-json-range"),
)


def damage(error: Exception) -> Told:
    """Why this text could not be read as a record."""
    if isinstance(error.__cause__, ReinoError):
        return error.__cause__
    if isinstance(error, UnicodeDecodeError):
        return Phrase("error-json-letters")
    if isinstance(error, RecursionError):
        return Phrase("error-json-deep")
    for pattern, key in COMPLAINTS:
        found = re.fullmatch(pattern, str(error), re.DOTALL)
        if found:
            return Phrase(key, **found.groupdict(default="`$`"))
    return Phrase("error-json-other")
