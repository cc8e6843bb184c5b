"""The numbers that a text states, as digits or as words, in the order in which they stand."""

import re

ENGLISH = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen twenty"
)
SPANISH = (
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
    " dieciséis diecisiete dieciocho diecinueve veinte"
)
TENS = {
    "en": "thirty forty fifty sixty seventy eighty ninety hundred",
    "es": "treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
}
ORDINALS = {
    "en": "first second third fourth fifth sixth seventh eighth ninth tenth",
    "es": "primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] séptim[oa] octav[oa]"
    " noven[oa] décim[oa]",
}
# In Spanish "un" and "una" are articles, so a count of one is a digit, "uno" or "una sola" there.
TIMES = {
    "en": {r"(?<!at )once": 1, "both": 2, "twice": 2, "double": 2},
    "es": {"una vez": 1, "una sola": 1, "amb[oa]s": 2, "doble": 2},
}
# A square of Sparta is compared as a whole.
SQUARE_OR_DIGITS = r"[a-j](?:10|[1-9])|\d+"


def _patterns(lang: str) -> dict[str, int]:
    cardinals = (ENGLISH if lang == "en" else SPANISH).split()
    return {
        **{word: number for number, word in enumerate(cardinals)},
        **{word: 10 * tens for tens, word in enumerate(TENS[lang].split(), 3)},
        **{word: number for number, word in enumerate(ORDINALS[lang].split(), 1)},
        **TIMES[lang],
    }


PATTERNS = {lang: _patterns(lang) for lang in ("en", "es")}
STATED = {
    lang: re.compile(rf"\b(?:{SQUARE_OR_DIGITS}|{'|'.join(patterns)})\b", re.IGNORECASE)
    for lang, patterns in PATTERNS.items()
}


def numbers_in(text: str, lang: str) -> list[int | str]:
    return [_read(found, lang) for found in STATED[lang].findall(text)]


def _read(found: str, lang: str) -> int | str:
    if found.isdigit():
        return int(found)
    for pattern, number in PATTERNS[lang].items():
        # What stood before a word was looked at where it was found.
        if re.fullmatch(pattern.removeprefix("(?<!at )"), found, re.IGNORECASE):
            return number
    return found
