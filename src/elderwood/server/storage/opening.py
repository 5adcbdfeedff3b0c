"""How a database is opened: by its address, alone or together with others, with its schema brought up to date."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from elderwood.server.storage import sqlite
from elderwood.server.storage.addresses import file_of, read_address
from elderwood.server.storage.checking import StorageError
from elderwood.server.storage.database import Storage, cause
from elderwood.server.storage.postgres import Server

NEWEST = "head"
ONE_AT_A_TIME = 0x656C646572776F6F  # the lock of whoever changes the schema: a number that no other program has


async def open_storage(database: str) -> Storage:
    """Open a database and bring its schema up to date; or raise `StorageError`."""
    file = file_of(database)
    if file is not None:
        return await open_file(sqlite.take_file(file))
    return await open_server(Server(read_address(database)))


async def open_file(file: sqlite.File) -> Storage:
    """Open a file that has been taken."""
    engine = sqlite.engine_of(file.path)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run_migrations, str(file.path))
    except BaseException as error:
        await engine.dispose()
        file.close()
        if isinstance(error, SQLAlchemyError):
            raise StorageError("error-database-open", {"file": str(file.path), "why": cause(error)}) from error
        raise
    return Storage(engine, file)


async def open_server(server: Server) -> Storage:
    """Open a database on a server."""
    engine = server.engine()
    try:
        async with engine.begin() as connection:
            await prepare(connection, server)
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, StorageError) or not isinstance(error, Exception):
            raise
        raise server.refusal(error) from error
    return Storage(engine, server)


async def prepare(connection: AsyncConnection, server: Server) -> None:
    """Bring the schema on a server up to date. Who starts at the same time waits until all that is done is there."""
    await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    tables = await connection.run_sync(lambda one: inspect(one).get_table_names())
    if tables and "alembic_version" not in tables:
        raise StorageError("error-database-foreign", {"file": str(server)})
    await connection.run_sync(run_migrations, str(server))


def run_migrations(connection: Connection, name: str) -> None:
    """Run the revisions that are missing."""
    config = Config()
    config.set_main_option("script_location", str(files("elderwood.server").joinpath("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, NEWEST)
    except CommandError as error:  # a revision that we do not have
        raise StorageError("error-database-newer", {"file": name}) from error
