"""The database's file is taken away, replaced or called by another name: nothing is acknowledged that is not kept."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from elderwood.server.running import run
from elderwood.server.settings import database_in
from elderwood.server.storage import open_storage, sqlite
from elderwood.server.storage.checking import StorageError, check_file
from tests.server.tables import ME, Guest, quick_settings, serving


def take_away(file: Path, aside: Path) -> None:
    file.rename(aside)


def put_a_copy_in_its_place(file: Path, aside: Path) -> None:
    file.rename(aside)
    file.write_bytes(aside.read_bytes())


@pytest.mark.parametrize("lose", [take_away, put_a_copy_in_its_place])
def test_a_move_is_not_acknowledged_that_nobody_would_find_again(
    folder: Path, lose: Callable[[Path, Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    file, aside = folder / "elderwood.db", folder / "aside.db"
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        table = guest.table(ME, seed="oak")
        before = guest.watch(table, face=0)
        move, decision = before["moves"][0]["move"], before["view"]["decision"]
        lose(file, aside)
        for _ in range(3):
            assert guest.play(table, 0, move, decision, mark="lost")["failure"]["key"] == "error-storage"
        refused = guest.ask("PATCH", "/me", name="Anna")
        assert (refused.json()["key"], refused.status_code) == ("error-storage", 503)
        assert int(refused.headers["retry-after"]) > 0
        told = [record.getMessage() for record in caplog.records]
        assert len(told) == 1
        assert f"{file} was deleted or replaced" in told[0]
        aside.rename(file)
        assert guest.play(table, 0, move, decision, mark="lost") == {"type": "ack", "id": "lost", "step": 1}


def test_a_second_server_by_another_name(folder: Path) -> None:
    async def story() -> None:
        first = await open_storage(database_in(folder))
        try:
            for link in (folder / "link.db", folder / "other" / "elderwood.db"):
                link.parent.mkdir(exist_ok=True)
                link.symlink_to(folder / "elderwood.db")
                with pytest.raises(StorageError) as caught:
                    await open_storage(f"sqlite:///{link}")
                assert caught.value.key == "error-database-in-use"
        finally:
            await first.close()

    asyncio.run(story())


def test_a_file_is_checked_once_at_the_start(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[Path] = []

    def check(path: Path) -> None:
        checked.append(path)
        check_file(path)

    monkeypatch.setattr(sqlite, "check_file", check)
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        run(quick_settings(folder, port=0), lambda _: signal.raise_signal(signal.SIGTERM))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert checked == [folder / "elderwood.db"]
