"""Passwords and recovery codes: a password's hash is dear to make, in memory and time, so that it is dear to guess."""

import asyncio
import base64
import hashlib
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from elderwood.server.refusals import RefusalError
from elderwood.server.underway import too_busy

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2  # hashes that are made at the same time: each takes 19 MiB
MOST_WAITING = 50
CODES = 8
CODE_BYTES = 10  # so many that a quick hash is enough

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS = HASHER.hash(secrets.token_hex(16))  # compared with where there is no account, so that it takes as long


class Passwords:
    """Makes and compares hashes beside the event loop, a few at a time."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """Return what is stored of a password, or refuse one that is too short or too long."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise RefusalError("error-password-length", {"least": SHORTEST, "most": LONGEST}, 400)
        async with Turn(self):
            return await asyncio.to_thread(HASHER.hash, normal(password))

    async def fits(self, password: str, stored: str | None) -> bool:
        """Say whether a password is the one of a hash; without a hash it is not, and that is found as slowly."""
        async with Turn(self):
            same = await asyncio.to_thread(fits, stored or NOBODYS, normal(password[: LONGEST + 1]))
        return same and stored is not None


class Turn:
    """One's turn to have a hash made; refused to whom too many are ahead of."""

    def __init__(self, passwords: Passwords) -> None:
        self.passwords = passwords

    async def __aenter__(self) -> None:
        if self.passwords.waiting >= MOST_WAITING:
            raise too_busy()
        self.passwords.waiting += 1
        try:
            await self.passwords.turns.acquire()
        finally:
            self.passwords.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self.passwords.turns.release()


def fits(stored: str, password: str) -> bool:
    """Say whether a password is the one of a hash."""
    try:
        return HASHER.verify(stored, password)
    except VerificationError:
        return False


def normal(password: str) -> str:
    """Return a password as every keyboard would have written it."""
    return unicodedata.normalize("NFKC", password)


def make_codes() -> list[str]:
    """Return new recovery codes, in groups that can be copied by hand."""
    drawn = [base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower() for _ in range(CODES)]
    return ["-".join(code[at : at + 4] for at in range(0, len(code), 4)) for code in drawn]


def code_hash(code: str) -> str:
    """Return what is stored of a recovery code, however its groups are written."""
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()
