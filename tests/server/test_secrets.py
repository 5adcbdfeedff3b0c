"""What must not leave the server before the end: the seed, the key of chance, and cards nobody may see."""

import json
from pathlib import Path

from sqlalchemy import create_engine, text

from elderwood.engine.chance import chance_of, commitment
from elderwood.games.sylvion.state import STREAMS
from tests.server.tables import ME, Guest, quick_settings, serving


def test_the_seed_stays_secret_until_the_end(folder: Path) -> None:
    settings = quick_settings(folder)
    with serving(settings) as address, Guest(address, "Anna") as anna, Guest(address) as boris:
        table = anna.table(ME, {"kind": "open"}, start=False, options={"game": "intro", "hands": "silent"})
        boris.post(f"/tables/{table}/join")
        anna.post(f"/tables/{table}/start")
        with Guest(address) as watching:
            watching.watch(table)
            anna.watch(table, face=0)
            boris.watch(table, face=1)
            seed, published = secret_of(settings.database, table), anna.last["info"]["commitment"]
            for turn in range(400):
                if anna.last["view"]["outcome"]:
                    break
                mover, seat = (anna, 0) if anna.last["view"]["awaits"] == [0] else (boris, 1)
                step = mover.go_on(table, seat, turn)["step"]
                for guest in (anna, boris, watching):
                    guest.see(step)
                if not anna.last["view"]["outcome"]:
                    anna.ask("GET", f"/tables/{table}")
                    anna.ask("GET", f"/tables/{table}/record")
                    anna.ask("GET", "/tables/mine")
            everything = "\n".join(anna.heard + boris.heard + watching.heard)
            key = chance_of("sylvion", seed, STREAMS).key.hex()
            assert seed not in everything
            assert key not in everything
            assert published == commitment(seed)
            assert anna.last["view"]["outcome"]
            assert f"seed: {seed}" in anna.ask("GET", f"/tables/{table}/record").text
            hidden = [json.loads(heard) for heard in watching.heard if heard.startswith('{"type":"table"')]
            assert len(hidden) > turn > 0
            for update in hidden:
                assert [hand["cards"] for hand in update["view"]["hands"]] == [None, None]
                assert update["view"]["deck_known"] == []


def secret_of(database: str, table: str) -> str:
    engine = create_engine(database)
    with engine.connect() as connection:
        seed = connection.execute(text("SELECT seed FROM tables WHERE id = :id"), {"id": table}).scalar_one()
    engine.dispose()
    return str(seed)


def test_tokens_are_not_stored(folder: Path) -> None:
    settings = quick_settings(folder)
    with serving(settings) as address, Guest(address) as guest:
        token = guest.http.cookies["elderwood"]
        files = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
        assert guest.id.encode() in files
        assert token.encode() not in files


def test_the_deal_is_in_everybodys_log_as_far_as_they_may_know_it(folder: Path) -> None:
    with serving(quick_settings(folder)) as address, Guest(address) as anna, Guest(address) as watching:
        table = anna.table(ME, {"kind": "bot"}, title="elfenland", options={}, seed="oak")

        def drawn(guest: Guest, face: int) -> list[str]:
            (start,) = [step for step in guest.watch(table, face=face)["steps"] if step["kind"] == "start"]
            return [event["values"]["card"] for event in start["events"] if event["key"] == "elfenland-event-drawn"]

        assert len(drawn(anna, 0)) == 8
        assert drawn(watching, -1) == []
