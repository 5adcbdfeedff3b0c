"""How the server does, for those who watch over it: alive, ready, and its metrics."""

import asyncio
from ipaddress import ip_address, ip_network
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST

from elderwood.server.guests import AnyRequest, address_of, house_of
from elderwood.server.house import House
from elderwood.server.metrics import tell_metrics
from elderwood.server.underway import too_busy

READY_LIMIT = 3.0  # seconds


@get("/health")
async def get_health() -> dict[str, str]:
    """Say that the server is alive."""
    return {"status": "alive"}


@get("/ready")
async def get_ready(house: NamedDependency[House]) -> dict[str, str]:
    """Say that the server can store a move; otherwise it is refused with 503 and the reason."""
    try:
        async with asyncio.timeout(READY_LIMIT):
            await house.storage.probe()
    except TimeoutError as error:
        raise too_busy() from error
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def get_metrics(request: AnyRequest) -> Response[bytes]:
    """Tell the metrics to those who may know them; for others there is no such page."""
    house = house_of(request)
    if not is_among(address_of(request), house.settings.metrics):
        raise NotFoundException
    return Response(tell_metrics(house, request.app.state.pulse), media_type=CONTENT_TYPE_LATEST)


def is_among(address: str, networks: list[str]) -> bool:
    """Say whether an address is one of these, or of these networks."""
    try:
        place = ip_address(address)
    except ValueError:  # a test's client, or what a proxy made up
        return False
    return any(place in ip_network(network) for network in networks)


CHECKUP: list[Any] = [get_health, get_ready]
