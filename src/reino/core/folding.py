"""Text in the form in which it is compared: no accents, no capitals, single blanks."""

import unicodedata


def folded(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text)
    bare = "".join(c for c in parts if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())
