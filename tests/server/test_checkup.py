"""Who watches over a server learns whether it lives, is ready, and how it does; and nothing about anybody."""

import asyncio
import gc
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from elderwood.server import checkup
from elderwood.server.metrics import BEAT, Durations, Pulse
from elderwood.server.settings import LIMITS, Limit
from elderwood.server.storage import Storage
from tests.server.clusters import DATABASES, Cluster
from tests.server.tables import ME, PATIENCE, Gate, Guest, quick_settings, serving

BOT = {"kind": "bot", "bot": "random"}


def metrics(address: str) -> dict[str, float]:
    """Return every sample by its name and labels."""
    text = httpx.get(f"http://{address}/metrics").raise_for_status().text
    return {
        " ".join([sample.name, *map(sample.labels.__getitem__, sorted(sample.labels))]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@DATABASES
def test_alive_and_ready(address: str) -> None:
    assert httpx.get(f"http://{address}/api/health").json() == {"status": "alive"}
    assert httpx.get(f"http://{address}/api/ready").json() == {"status": "ready"}


def test_not_ready_without_its_database(folder: Path) -> None:
    with serving(quick_settings(folder)) as address:
        (folder / "elderwood.db").rename(folder / "elsewhere.db")
        answer = httpx.get(f"http://{address}/api/ready")
        assert (answer.status_code, answer.json()["key"]) == (503, "error-storage")
        assert "retry-after" in answer.headers
        assert httpx.get(f"http://{address}/api/health").is_success
        (folder / "elsewhere.db").rename(folder / "elderwood.db")
        assert httpx.get(f"http://{address}/api/ready").is_success


@pytest.mark.parametrize("kind", ["postgresql"])
def test_not_ready_while_postgresql_is_away(cluster: Cluster, database: str) -> None:
    with serving(quick_settings(database)) as address:
        asyncio.run(cluster.shut(database))
        answer = httpx.get(f"http://{address}/api/ready", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["key"]) == (503, "error-storage")
        asyncio.run(cluster.open(database))
        assert httpx.get(f"http://{address}/api/ready", timeout=PATIENCE).is_success


def test_not_ready_while_the_writer_is_stuck(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    monkeypatch.setattr(checkup, "READY_LIMIT", 0.1)
    monkeypatch.setattr(Storage, "try_to_commit", gate.before(Storage.try_to_commit))
    with serving(quick_settings(folder)) as address:
        answer = httpx.get(f"http://{address}/api/ready", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["key"]) == (503, "error-storage-busy")
        assert metrics(address)["elderwood_sockets"] == 0  # everything else goes on
        gate.open._loop.call_soon_threadsafe(gate.open.set)  # type: ignore[attr-defined]


def test_what_happens_is_counted(folder: Path) -> None:
    few = {**dict.fromkeys(LIMITS, Limit(1e9, 1e9)), "report": Limit(1, 0.001)}
    with serving(quick_settings(folder, limits=few)) as address, Guest(address, "Aurelia") as guest:
        before = metrics(address)
        table = guest.table(ME, BOT, title="elfenland", options={})
        guest.watch(table, face=0)
        while not guest.last["moves"]:
            guest.hear_kind("table")
        guest.go_on(table, 0)
        assert guest.play(table, 0, "nonsense")["type"] == "refused"
        assert guest.ask("POST", f"/tables/{table}/report", text="x").is_success
        assert guest.ask("POST", f"/tables/{table}/report", text="x").status_code == 429
        after = metrics(address)
        text = httpx.get(f"http://{address}/metrics").text
    grown = {name for name, value in after.items() if value > before.get(name, 0.0)}
    assert grown >= {
        "elderwood_moves_total move elfenland",
        "elderwood_acknowledgement_seconds_count",
        "elderwood_batch_jobs_count",
        "elderwood_commit_seconds_count",
        "elderwood_refusals_total error-too-many",
        "elderwood_limited_total report",
        "elderwood_sockets",
        "elderwood_tables playing",
        "elderwood_tables_watched",
        "elderwood_loop_lag_seconds_count",
    }
    assert after.keys() >= {
        "elderwood_writer_queue",
        "elderwood_bots_thinking",
        "elderwood_bot_thinking_seconds_count",
        "elderwood_loop_lag_longest_seconds",
        "elderwood_gc_pause_longest_seconds",
        "process_resident_memory_bytes",
    }
    for secret in (table, guest.id, "Aurelia", str(folder)):
        assert secret not in text


def test_answers_of_bots_are_counted(folder: Path) -> None:
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        before = metrics(address)
        guest.watch(guest.table(BOT, BOT, title="elfenland", options={}))
        guest.see(3)
        after = metrics(address)
    for name in ("elderwood_bot_answers_total answer", "elderwood_bot_thinking_seconds_count"):
        assert after[name] >= before.get(name, 0.0) + 2


def test_metrics_are_for_this_machine_unless_said_otherwise(folder: Path) -> None:
    stranger = {"x-forwarded-for": "203.0.113.5"}
    with serving(quick_settings(folder)) as address:
        assert httpx.get(f"http://{address}/metrics").is_success
        answer = httpx.get(f"http://{address}/metrics", headers=stranger)
        assert (answer.status_code, answer.json()["key"]) == (404, "error-not-found")
    with serving(quick_settings(folder, metrics=["203.0.113.0/24"])) as address:
        assert httpx.get(f"http://{address}/metrics", headers=stranger).is_success
        assert httpx.get(f"http://{address}/metrics").status_code == 404


def test_what_holds_the_loop_and_the_collector_is_seen() -> None:
    async def hold() -> Pulse:
        pulse = Pulse()
        await asyncio.sleep(2 * BEAT)
        time.sleep(0.05)
        await asyncio.sleep(2 * BEAT)
        gc.collect()
        pulse.stop()
        noted = sum(pulse.collections.counts)
        gc.collect()
        assert sum(pulse.collections.counts) == noted
        return pulse

    pulse = asyncio.run(hold())
    assert pulse.lags.longest >= 0.05 - BEAT - 0.001
    assert sum(pulse.collections.counts) >= 1
    assert pulse.collections.longest > 0


def test_times_fall_into_their_buckets() -> None:
    durations = Durations()
    for seconds in (0.0, 0.02, 0.021, 99.0):
        durations.note(seconds)
    histogram, longest = durations.families("x", "text")
    counts = {sample.labels["le"]: sample.value for sample in histogram.samples if "le" in sample.labels}
    assert (counts["0.0005"], counts["0.02"], counts["0.05"], counts["2.5"], counts["+Inf"]) == (1, 2, 3, 3, 4)
    assert longest.samples[0].value == 99.0


def test_the_page_about_hosting_names_every_metric(address: str) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text("utf-8")
    text = httpx.get(f"http://{address}/metrics").text
    told = {family.name for family in text_string_to_metric_families(text) if family.name.startswith("elderwood")}
    assert len(told) > 10
    assert {name for name in told if f"`{name}`" not in page and f"`{name}_total`" not in page} == set()
