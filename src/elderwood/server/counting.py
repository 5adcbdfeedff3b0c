"""What is counted and measured where it happens, for Prometheus. Nothing here names a person, a table or a card."""

from prometheus_client import Counter, Histogram, disable_created_metrics

SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each was first counted is of no interest

MOVES = Counter("elderwood_moves", "Entries of journals that were stored: moves, undo and redo", ["title", "kind"])
ACKNOWLEDGED = Histogram(
    "elderwood_acknowledgement_seconds", "From a client's message that changes a table to its answer", buckets=SHORT
)
BATCHES = Histogram("elderwood_batch_jobs", "Jobs that the writer commits together", buckets=SIZES)
COMMITS = Histogram("elderwood_commit_seconds", "A commit of the writer, flushed to the disk", buckets=SHORT)
BOTS = Counter("elderwood_bot_answers", "What came of asking a bot: answer, late, broken or failed", ["fate"])
THOUGHTS = Histogram("elderwood_bot_thinking_seconds", "From asking a bot to its answer or its end", buckets=LONG)
REFUSALS = Counter("elderwood_refusals", "What was refused, by the key of its text", ["key"])
LIMITED = Counter("elderwood_limited", "Requests beyond a limit, by the limit", ["limit"])
