"""The requests about accounts. Who signs in gets a new token: one that somebody else has seen opens nothing then."""

from typing import Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from elderwood.server import accounts
from elderwood.server.api import REFUSALS, Home, Reader
from elderwood.server.exporting import Export, export
from elderwood.server.guests import AnyRequest, address_of, give_cookie
from elderwood.server.wire import Codes, Confirmation, Me, NewPassword, Recovery, SignIn, SignOut

FILE = "elderwood.json"


@post("/account", responses=REFUSALS)
async def sign_up(request: AnyRequest, me: Reader, data: JSONBody[SignIn], house: Home) -> Codes:
    """Make me, a guest, an account that keeps all I have played; the answer holds its codes, shown only now."""
    house.limits.take("account", address_of(request))
    token, codes = await accounts.sign_up(house, me, data.name, data.password)
    give_cookie(request, token)
    return Codes(codes=codes)


@post("/account/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, reader: Reader, data: JSONBody[SignIn], house: Home) -> Me:
    """Come back to my account; what I have played as a guest becomes its own."""
    house.limits.take("account", address_of(request))
    return await welcome(request, house, await accounts.sign_in(house, reader, data.name, data.password))


@post("/account/recover", status_code=200, responses=REFUSALS)
async def recover(request: AnyRequest, reader: Reader, data: JSONBody[Recovery], house: Home) -> Me:
    """Come back to my account by one of its codes, with another password."""
    house.limits.take("account", address_of(request))
    token = await accounts.recover(house, reader, data.name, data.code, data.password)
    return await welcome(request, house, token)


async def welcome(request: AnyRequest, house: Home, token: str) -> Me:
    """Give somebody the cookie of a new session, and say who they are."""
    session = await house.sessions.find(token)
    assert session is not None
    give_cookie(request, token)
    return session.me()


@post("/account/sign-out", status_code=204, responses=REFUSALS)
async def sign_out(request: AnyRequest, me: Reader, data: JSONBody[SignOut], house: Home) -> None:
    """End this session, or all of my account."""
    await accounts.sign_out(house, me, data.everywhere)
    give_cookie(request, "")


@post("/account/password", status_code=204, responses=REFUSALS)
async def renew_password(me: Reader, data: JSONBody[NewPassword], house: Home) -> None:
    """Change my password; my other sessions end."""
    await accounts.renew_password(house, me, data.old, data.new)


@post("/account/codes", status_code=200, responses=REFUSALS)
async def renew_codes(me: Reader, data: JSONBody[Confirmation], house: Home) -> Codes:
    """Give me new recovery codes; the old ones open nothing any more."""
    return Codes(codes=await accounts.renew_codes(house, me, data.password))


@get("/account/export", responses=REFUSALS)
async def get_export(me: Reader, house: Home) -> Response[Export]:
    """Give me everything that is stored of me, as a file."""
    house.limits.take("account", me.id)
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    return Response(await export(house, me), headers=headers)


@delete("/account", status_code=204, responses=REFUSALS)
async def delete_account(request: AnyRequest, me: Reader, data: JSONBody[Confirmation], house: Home) -> None:
    """Forget me: my name is gone everywhere, and matches of others go on."""
    await accounts.delete(house, me, data.password)
    give_cookie(request, "")


ACCOUNT: list[Any] = [
    sign_up,
    sign_in,
    recover,
    sign_out,
    renew_password,
    renew_codes,
    get_export,
    delete_account,
]
