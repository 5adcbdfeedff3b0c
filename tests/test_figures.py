"""The figures of docs/bots.md come out of the commands beside them: every row is read, the cheapest one run."""

from check_figures import PAGE, Claim, Ranked, claims


def every_claim() -> list[Claim]:
    return claims(PAGE.read_text("utf-8"))


def test_every_row_of_every_table_is_a_claim() -> None:
    rows = [
        line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ") and line[2:3] in "123456789`"
    ]
    figures = [row for row in rows if any(letter.isdigit() for letter in row.split("|")[2])]
    by_title = {title: sum(claim.title == title for claim in every_claim()) for title in ("sylvion", "wizards", "rage")}
    assert by_title == {"sylvion": 2, "wizards": 5, "rage": 7}
    assert sum(claim.title == "elfenland" for claim in every_claim()) == 17  # three claims a row of greedy's
    assert len(figures) == sum(by_title.values()) + 7


def test_a_wrong_figure_is_found() -> None:
    right = next(claim for claim in every_claim() if claim.title == "sylvion" and "random.wins" in claim.figures)
    right.arguments[1] = "40"  # all that chance ever wins can be seen in a few matches
    assert right.check() == []
    right.figures["random.wins"] = "7"
    assert right.check() == ["random.wins is 0, not 7"]


def test_what_the_arena_prints_is_compared_too() -> None:
    claim = next(claim for claim in every_claim() if isinstance(claim, Ranked))
    printed = {"ranking": [{"bot": "level-5", "share": 0.8625, "low": 0.83, "high": 0.89, "mean_score": 18.6}]}
    assert claim.read(printed)["level-5"]["share"] == 86.25
    claim.arguments[3] = "2"
    claim.figures = {"greedy.high": "7"}
    assert claim.check()[0].startswith("greedy.high is ")
