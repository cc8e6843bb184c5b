"""Confirmation of an e-mail address: a code is mailed there, and the person types it on the page.

The code follows from the server's key, the person and the address, so that none is stored.
"""

import hashlib
import hmac
from email.message import EmailMessage

from reino.core.catalogue import catalogue
from reino.server.notices.mail import headed
from reino.server.notices.preferences import checked_address
from reino.server.notices.queue import Addressee
from reino.server.notices.text import greet

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 8


def confirmation_code(key: bytes, person: str, address: str) -> str:
    mark = hmac.digest(key, f"confirm {person} {address}".encode(), hashlib.sha256)
    number = int.from_bytes(mark, "big")
    return "".join(
        LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH)
    )


def confirms(key: bytes, person: str, address: str, typed: str) -> bool:
    """Whether this is the code that was sent to this address."""
    code = "".join(typed.lower().split()).encode()
    return hmac.compare_digest(code, confirmation_code(key, person, address).encode())


def confirmation(
    key: bytes, person: Addressee, address: str, sender: str, now: float
) -> EmailMessage:
    """The e-mail with the code. A person who did not ask for it can ignore it."""
    words = catalogue(person.lang)
    code = confirmation_code(key, person.id, checked_address(address))
    message = headed(words("notice-code-title"), sender, address, now)
    parts = (greet(person), words("notice-code-text", code=code), words("notice-code-why"))
    message.set_content("\n\n".join(parts) + "\n")
    return message
