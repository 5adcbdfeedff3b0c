"""How accounts are stored: passwords as hashes that are dear to guess, recovery codes as hashes that work once."""

from msgspec import Struct, convert
from sqlalchemy import ColumnElement, bindparam, delete, insert, select, update

from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write

ACCOUNTS, CODES = schema.accounts.c, schema.codes.c
ADD_ACCOUNT = insert(schema.accounts)
RENAME_ACCOUNT = update(schema.accounts).where(ACCOUNTS.id == bindparam("which"))
CHANGE_PASSWORD = update(schema.accounts).where(ACCOUNTS.id == bindparam("which"))
DELETE_ACCOUNT = delete(schema.accounts).where(ACCOUNTS.id == bindparam("which"))
ADD_CODE = insert(schema.codes)
DROP_CODES = delete(schema.codes).where(CODES.account == bindparam("which"))


class Account(Struct):
    """An account as it is stored; `password` is a hash."""

    id: str
    name: str
    key: str
    password: str
    created: float


def add_account(identity: str, name: str, key: str, password: str, created: float) -> Write:
    """Return what stores a new account; `key` is what its name is found by, `password` a hash."""
    return ADD_ACCOUNT, {"id": identity, "name": name, "key": key, "password": password, "created": created}


def rename_account(identity: str, name: str, key: str) -> Write:
    """Return what stores an account's name."""
    return RENAME_ACCOUNT, {"which": identity, "name": name, "key": key}


def change_password(identity: str, password: str) -> Write:
    """Return what stores the hash of another password."""
    return CHANGE_PASSWORD, {"which": identity, "password": password}


def delete_account(identity: str) -> Write:
    """Return what deletes an account, and its codes with it."""
    return DELETE_ACCOUNT, {"which": identity}


def change_codes(identity: str, digests: list[str]) -> list[Write]:
    """Return what stores other recovery codes, by their hashes, instead of those there were."""
    added: list[Write] = [(ADD_CODE, {"account": identity, "digest": digest}) for digest in digests]
    return [(DROP_CODES, {"which": identity}), *added]


async def find_account(storage: Storage, key: str) -> Account | None:
    """Return the account of a name."""
    return await load(storage, ACCOUNTS.key == key)


async def read_account(storage: Storage, identity: str) -> Account | None:
    """Return the account of a person."""
    return await load(storage, ACCOUNTS.id == identity)


async def load(storage: Storage, wanted: ColumnElement[bool]) -> Account | None:
    """Return the one account that is wanted."""
    rows = await storage.read(select(schema.accounts).where(wanted))
    return convert(rows[0], Account, from_attributes=True) if rows else None


async def use_code(storage: Storage, identity: str, digest: str) -> bool:
    """Strike out a recovery code; say whether it was there. Of two who use one at the same time, one does."""
    used = delete(schema.codes).where(CODES.account == identity, CODES.digest == digest)
    return bool(await storage.change(used.returning(CODES.digest)))
