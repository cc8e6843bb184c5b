"""Identity: a person is a secret in a cookie, with a name and a recovery code.

The secret follows from the recovery code, and the code is random. So the code typed on another
device gives the same secret, and both devices are that person; a new code signs out all devices but
the one that asked for it. The database holds hashes of both.
"""

import asyncio
import hashlib
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from typing import NamedTuple

from reino.core.errors import ReinoError
from reino.play.record import BOT
from reino.server.store.people import hashed
from reino.server.store.rows import Person
from reino.server.store.store import Store

COOKIE = "reino"
YEAR = 365 * 86_400
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LETTERS = 12
GROUPS, GROUP = 5, 4  # groups of a recovery code: 20 of 31 letters are 99 bits
LONGEST_NAME = 40
CREDENTIALS = re.compile(rf"([{LETTERS}]{{{ID_LETTERS}}})\.([A-Za-z0-9_-]{{32}})")
# Letters joined within words of some languages, and between the parts of an emoji.
JOINERS = "\u200c\u200d"
# Letters by their category, but invisible.
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"


class BadName(ReinoError):
    """A name that cannot be shown to others."""


class BadToken(ReinoError):
    """A token that belongs to no person."""


class Credentials(NamedTuple):
    """The id that a client claims, and the secret that proves it."""

    id: str
    secret: str

    def __repr__(self) -> str:
        return f"Credentials({self.id!r})"

    @property
    def token(self) -> str:
        """The text in the cookie, and behind `Bearer`."""
        return f"{self.id}.{self.secret}"


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A recovery code, in groups that can be read aloud."""
    letters = [secrets.choice(LETTERS) for _ in range(GROUPS * GROUP)]
    groups = ("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))
    return "-".join(groups).upper()


def read_code(typed: str) -> str | None:
    """The letters of a typed code, without its spaces; None if it cannot be a code."""
    letters = "".join(part for part in typed.lower() if part not in " -\t\n")
    known = len(letters) == GROUPS * GROUP and set(letters) <= set(LETTERS)
    return letters if known else None


def code_hash(code: str) -> bytes:
    return hashed(f"recovery {read_code(code)}")


def secret_of(code: str) -> str:
    """The secret that goes with a recovery code: a hash, from which the code cannot be found."""
    digest = hashlib.sha256(f"secret {read_code(code)}".encode()).digest()
    return urlsafe_b64encode(digest[:24]).decode()


def from_cookie(header: str | None) -> Credentials | None:
    """The credentials in the cookie. Two cookies of our name are ambiguous, and ignored."""
    if not header or len(header) > 8192:
        return None
    given = [part.strip() for part in header.split(";")]
    ours = [part for part in given if part.partition("=")[0].strip() == COOKIE]
    if len(ours) != 1:
        return None
    return _read(ours[0].partition("=")[2].strip())


def from_bearer(header: str | None) -> Credentials | None:
    """The credentials in an `Authorization` header; refuses one that holds none."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    found = _read(token.strip()) if scheme.lower() == "bearer" else None
    if found is None:
        raise BadToken("error-token")
    return found


def _read(text: str) -> Credentials | None:
    found = CREDENTIALS.fullmatch(text)
    return Credentials(found[1], found[2]) if found else None


async def recognise(store: Store, cookie: str | None, authorization: str | None) -> Person | None:
    """The person of these headers. An unknown token is refused; an unknown cookie is ignored."""
    bearer = from_bearer(authorization)
    shown = bearer or from_cookie(cookie)
    if shown is None:
        return None
    person = await asyncio.to_thread(store.person_by_secret, hashed(shown.secret))
    if person is not None and person.id == shown.id:
        return person
    if bearer is not None:
        raise BadToken("error-token")
    return None


def cookie_for(shown: Credentials | None, *, https: bool) -> str:
    """The header that sets the cookie; without credentials, the one that removes it."""
    value = shown.token if shown else ""
    age = YEAR if shown else 0
    secure = "; Secure" if https else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def checked_name(name: str, *, bot: bool = False) -> str:
    """A name as others see it: one line, trimmed, without letters that change the text around
    them."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in name)
    tidy = re.sub(" +", " ", unicodedata.normalize("NFC", spaced)).strip()
    if any(not _fits(letter) for letter in tidy):
        raise BadName("error-name-letters")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in tidy):
        raise BadName("error-name-empty")
    if len(tidy) > LONGEST_NAME:
        raise BadName("error-name-long", most=str(LONGEST_NAME), given=str(len(tidy)))
    if not bot and f"{tidy.casefold()} ".startswith(BOT):
        raise BadName("error-name-bot")  # records name bots so
    return tidy


def _fits(letter: str) -> bool:
    """Whether a letter is allowed: no control characters, writing directions, line ends or
    invisible ones."""
    kind = unicodedata.category(letter)[0]
    return letter in JOINERS or letter == " " or (kind in "LMNPS" and letter not in BLANKS)
