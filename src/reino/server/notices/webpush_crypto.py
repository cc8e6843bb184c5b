"""Cryptography of Web Push: a message that only the browser can read (RFC 8291), from a server it
knows (RFC 8292).

Needs `cryptography`, which comes with reino[push].
"""

import base64
import binascii
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096  # size of the one record of a message, its tag and its end mark included
LAST_RECORD = b"\x02"
HALF_A_DAY = 12 * 3600
POINT_SIZE, AUTH_SIZE, SCALAR_SIZE = 65, 16, 32


def encode(data: bytes) -> str:
    """base64url without padding, as everything in Web Push is written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str, size: int) -> bytes:
    """The bytes of a base64url text; raises ValueError unless it has this length."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
    if len(data) != size:
        raise ValueError(f"expected {size} bytes; got {len(data)}")
    return data


def new_key() -> str:
    """A new private key for a server."""
    scalar = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(scalar.to_bytes(SCALAR_SIZE, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text, SCALAR_SIZE), "big"), CURVE)


def read_point(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; raises ValueError for a point that is not on the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(text, POINT_SIZE))


def public_key(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message in the coding aes128gcm. Key and salt are new for every message, but in a test."""
    # 1. A secret shared with the browser, tied to both public keys and to its own secret.
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    browser = read_point(p256dh)
    ours, theirs = public_key(key), decode(p256dh, POINT_SIZE)
    shared = key.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + theirs + ours
    secret = _derive(shared, decode(auth, AUTH_SIZE), info, 32)
    # 2. From it and the salt, the key and the nonce of the only record.
    content = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    # 3. salt | record size | length of our public key | our public key | record
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    record = AESGCM(content).encrypt(nonce, message + LAST_RECORD, None)
    size = len(head) + len(record)
    if size > RECORD_SIZE:
        raise ValueError(f"push services take messages of up to {RECORD_SIZE} bytes; got {size}")
    return head + record


def _derive(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)


def vouch(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that authenticates this server to a push service: a token, and the key that signed
    it."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + HALF_A_DAY,
        "sub": contact,
    }
    spoken = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encode(json.dumps(part).encode()) for part in spoken)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    proof = encode(r.to_bytes(SCALAR_SIZE, "big") + s.to_bytes(SCALAR_SIZE, "big"))
    return f"vapid t={signed}.{proof},k={encode(public_key(key))}"
