"""What people do about accounts: make one of a guest, come and go, change the password, be forgotten."""

import hashlib
import secrets
import time
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

from elderwood.server import parting
from elderwood.server.house import House
from elderwood.server.news import Moved
from elderwood.server.passwords import code_hash, make_codes
from elderwood.server.refusals import RefusalError
from elderwood.server.sessions import Session, account_key, clean_name, name_taken, token_hash
from elderwood.server.storage import Write
from elderwood.server.storage.accounts import (
    Account,
    add_account,
    change_codes,
    change_password,
    delete_account,
    find_account,
    read_account,
    use_code,
)
from elderwood.server.storage.people import carry_over, forget_person, tables_with
from elderwood.server.storage.sessions import add_session, end_others, end_session, rename_session


async def sign_up(house: House, me: Session, name: str, password: str) -> tuple[str, list[str]]:
    """Make a guest an account, which keeps the guest's id and with it all seats; return a new token, and codes."""
    if me.account:
        raise RefusalError("error-has-account")
    clean, key = clean_name(name), account_key(name)
    digest, codes = await house.passwords.hash(password), make_codes()
    token, session = new_session(me.id, clean)
    writes = [
        add_account(me.id, clean, key, digest, time.time()),
        *change_codes(me.id, [code_hash(code) for code in codes]),
        *rename_session(me.id, clean),
        session,
        end_session(me.key),
    ]
    try:
        await store(house, me.id, *writes)
    except IntegrityError as error:
        raise name_taken(clean) from error
    return token, codes


async def sign_in(house: House, me: Session, name: str, password: str) -> str:
    """Come back to an account; return a new token. What a guest has played here becomes the account's."""
    account = await try_name(house, name)
    if not await house.passwords.fits(password, account.password if account is not None else None) or account is None:
        raise RefusalError("error-sign-in", {}, 403)
    return await enter(house, me, account)


async def recover(house: House, me: Session, name: str, code: str, password: str) -> str:
    """Come back by one of the codes, with another password; all sessions of the account end. Return a new token."""
    account = await try_name(house, name)
    digest = await house.passwords.hash(password)
    if account is None or not await use_code(house.storage, account.id, code_hash(code)):
        raise RefusalError("error-recovery", {}, 403)
    await store(house, account.id, change_password(account.id, digest), end_others(account.id))
    return await enter(house, me, account)


async def enter(house: House, me: Session, account: Account) -> str:
    """Open a new session of an account instead of the one there was, and return its token."""
    token, session = new_session(account.id, account.name)
    if me.id and not me.account:
        await store(house, me.id, session, *carry_over(me.id, account.id, account.name))
    else:
        await store(house, me.id, session, end_session(me.key))
    return token


async def sign_out(house: House, me: Session, everywhere: bool) -> None:
    """End this session, or all. A guest has nothing to come back by, and stays."""
    require_account(me)
    await store(house, me.id, end_others(me.id) if everywhere else end_session(me.key))


async def renew_password(house: House, me: Session, old: str, new: str) -> None:
    """Change the password; all other sessions end."""
    await confirm(house, me, old)
    digest = await house.passwords.hash(new)
    await store(house, me.id, change_password(me.id, digest), end_others(me.id, me.key))


async def renew_codes(house: House, me: Session, password: str) -> list[str]:
    """Return new codes; those there were open nothing any more."""
    await confirm(house, me, password)
    codes = make_codes()
    await house.storage.write(*change_codes(me.id, [code_hash(code) for code in codes]))
    return codes


async def delete(house: House, me: Session, password: str) -> None:
    """Forget a person: seats in play are left as by `leave`, names are gone, and others' matches stay and go on."""
    await confirm(house, me, password)
    for table in await tables_with(house.storage, me.id, "open", "playing"):
        with suppress(RefusalError):  # it was left before, or nobody can go on with it
            await parting.leave(await house.rooms.find(table), me)
    writes = [*forget_person(me.id), end_others(me.id), delete_account(me.id)]
    await house.storage.write(*writes, news=Moved(node=house.storage.node, session=me.id, forgotten=True))
    await house.follow(me.id, forgotten=True)


async def store(house: House, person: str, *writes: Write) -> None:
    """Store what changes of a person, and follow it, here and on other servers."""
    await house.storage.write(*writes, news=Moved(node=house.storage.node, session=person, forgotten=False))
    await house.follow(person)


async def try_name(house: House, name: str) -> Account | None:
    """Return the account of a name, for somebody who may not try too often."""
    key = account_key(name)
    limit(house, key)
    return await find_account(house.storage, key)


async def confirm(house: House, me: Session, password: str) -> None:
    """Refuse who does not know the password of their account."""
    require_account(me)
    account = await read_account(house.storage, me.id)
    if account is not None:
        limit(house, account.key)
    if account is None or not await house.passwords.fits(password, account.password):
        raise RefusalError("error-wrong-password", {}, 403)


def require_account(me: Session) -> None:
    """Refuse guests."""
    if not me.account:
        raise RefusalError("error-no-account")


def limit(house: House, key: str) -> None:
    """Count a try at an account, whether there is one or not."""
    house.limits.take("password", hashlib.sha256(key.encode()).hexdigest())


def new_session(account: str, name: str) -> tuple[str, Write]:
    """Return the token of a new session of an account, and what stores it."""
    token = secrets.token_hex(16)
    return token, add_session(secrets.token_hex(8), token_hash(token), time.time(), name, account)
