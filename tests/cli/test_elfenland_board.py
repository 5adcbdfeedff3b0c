"""Elfenland in the terminal: the map, the table around it, the journey preview."""

import pytest

from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Line, Marks, text_of
from elderwood.cli.boards.elfenland_map import short_name
from elderwood.cli.sitting import Sitting, begin
from elderwood.cli.voice import Voice
from elderwood.engine.events import SPECTATOR
from elderwood.games import find_title
from elderwood.games.elfenland.map import NAME, WESTERN
from tests.cli.running import ALWAYS_FIRST, LANGUAGES, run
from tests.cli.test_screens import Player, act
from tests.games.elfenland.table import Table, table

BOARD = board_for("elfenland")
NOTHING = Marks(set(), set())
# Width and height of the field at 80x24, at 120x40 and in plain line mode; letters of a town's name there.
SIZES = [(50, 14, 4), (76, 18, 11), (80, 0, 11)]
SMALL = SIZES[0][:2]


def voice(lang: str = "en", seats: int = 2) -> Voice:
    return Voice(lang, "elfenland", {}, seats)


def marks_of(t: Table) -> Marks:
    """Mark what can be chosen, as the client does."""
    title = find_title("elfenland")
    seat = t.position.asked
    return Marks({thing for move in t.position.moves(seat) for thing in title.things(move)}, set())


def run_of(lines: list[Line], thing: str) -> str:
    """Return what is drawn of a thing, line by line."""
    drawn = ["".join(piece.text for piece in line if piece.thing == thing) for line in lines]
    return " ".join(text for text in drawn if text)


def field(t: Table, size: tuple[int, int] = SMALL, lang: str = "en", seat: int = 0) -> list[Line]:
    return BOARD.field(t.view(seat), voice(lang), marks_of(t), *size)


def hand(t: Table, width: int, seat: int = 0) -> str:
    return "\n".join(text_of(BOARD.hand(t.view(seat), voice(), marks_of(t), width)))


def notes(t: Table, seat: int = 0) -> str:
    return "\n".join(BOARD.notes(t.view(seat), voice()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_through_a_pipe(lang: str) -> None:
    args = ["play", "elfenland", "--players", "3", "--bot", "1=greedy", "--bot", "2=random", "--seed", "oak"]
    result = run(*args, "--lang", lang, lines=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert "elfenland-" not in "\n".join(result.stdout.splitlines()[:-1])
    assert "oak" in result.stdout.splitlines()[-2]
    for town in NAME:
        assert voice(lang).say(f"elfenland-town-{town}") in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "letters"), SIZES)
def test_every_town_is_shown_at_every_moment(lang: str, width: int, height: int, letters: int) -> None:
    sitting = begin(find_title("elfenland"), 6, {"rounds": "3"}, "oak", dict.fromkeys(range(6), "random"))
    names = {town: short_name(voice(lang), town, letters) for town in NAME}
    assert len(set(names.values())) == len(NAME)
    for _ in range(120):
        seat = sitting.position.awaits()[0]
        legal = {thing for move in sitting.moves(seat) for thing in sitting.title.things(move)}
        lines = BOARD.field(sitting.view(seat), voice(lang, 6), Marks(legal, set()), width, height)
        assert all(len(line) <= width for line in text_of(lines))
        for town, name in names.items():
            assert name in run_of(lines, "town:" + town)
        answer = sitting.think()
        assert answer is not None
        sitting.match.play(*answer)


def test_the_half_board_shows_its_own_towns_only() -> None:
    lines = field(table(options={"board": "half"}))
    for number, town in enumerate(NAME):
        assert bool(run_of(lines, "town:" + town)) == (number in WESTERN)


def test_pieces_and_boots() -> None:
    t = table(boots=["feodor", "feodor"], collected=["virst", ""])
    assert run_of(field(t), "town:virst") == "●Virs"
    assert run_of(field(t), "town:beata") == "○Beat"
    assert run_of(field(t), "town:feodor") == "●Feod◂12"
    assert run_of(field(t, seat=1), "town:virst") == "○Virs"
    assert run_of(field(t, seat=SPECTATOR), "town:virst") == "○Virs"


def test_terrain_counters_and_obstacles() -> None:
    t = table("feodor-lapphalya dragon!, lapphalya-virst elfcycle")
    assert set(run_of(field(t), "road:dagamura-lapphalya")) <= {"♣", " "}
    assert set(run_of(field(t), "road:albaran-feodor")) <= {"∴", " "}
    assert set(run_of(field(t), "river:elvenhold-rivinia")) & {"↑", "←"}
    assert "D!" in run_of(field(t), "road:feodor-lapphalya")
    assert "E" in run_of(field(t), "road:lapphalya-virst")
    assert "Э" in run_of(field(t, lang="ru"), "road:lapphalya-virst")


def test_what_can_be_chosen_stands_in_brackets() -> None:
    t = table("elvenhold-lapphalya dragon", hands=["dragon raft"])
    assert "[D]" in run_of(field(t), "road:elvenhold-lapphalya")
    assert "[≈]" in run_of(field(t), "river:elvenhold-rivinia")
    assert "[" not in run_of(field(t), "ferry:elvenhold-virst")


def test_hand_counters_and_display() -> None:
    t = table(step="take", hands=["dragon dragon raft"], counters=["unicorn"], blind=["giant_pig", "dragon"])
    wide = hand(t, 118)
    assert "Hand 3:  D Dragon ×2  R Raft" in wide
    assert "Counters:  U Unicorn  ?P Giant Pig  ! Obstacle" in wide
    assert "Open counters:  [D Dragon ×2]  [U Unicorn]  [E Elfcycle]\n[P Giant Pig]  [? ×40]" in wide
    assert "►1★ Player 1 ●0 ▯3 U?!  2 Player 2 ●0 ▯1 ?!" in wide
    assert "Counters:  U  ?P  !  Open counters:  [D ×2]  [U]  [E]  [P]" in hand(t, 78)


def test_the_hidden_counter_of_another_stays_hidden() -> None:
    t = table(step="plan", hands=["raft", "dragon unicorn"], blind=["giant_pig", "magic_cloud"])
    for seat in (0, SPECTATOR):
        shown = hand(t, 118, seat) + notes(t, seat) + "\n".join(text_of(field(t, SMALL, seat=seat)))
        assert "Magic Cloud" not in shown
        assert "Unicorn" not in shown
    assert "Giant Pig" not in hand(t, 118, SPECTATOR)


def test_the_preview_of_a_journey() -> None:
    t = table(
        "feodor-lapphalya dragon!, lapphalya-virst elfcycle", boots=["feodor"], hands=["dragon " * 3 + "elfcycle"]
    )
    assert notes(t).splitlines() == [
        "Longest tour: 2 new towns, 4 cards: ○Lapphalya 3D → ○Virst E",
        "Ways on: ○Lapphalya 3D/4",
        "Within reach: ○Lapphalya 3D, ○Virst E+3D",
    ]


def test_a_tour_that_comes_by_twice_counts_a_town_once() -> None:
    t = table("dagamura-kihromah unicorn, dagamura-feodor dragon", boots=["dagamura"], hands=["unicorn unicorn dragon"])
    assert "3 cards: ○Kihromah U → Dag’Amura U → ○Feodor D" in notes(t)


def test_nothing_within_reach_and_nothing_after_the_journey() -> None:
    t = table(boots=["feodor"], hands=["dragon", "raft"])
    assert notes(t).splitlines() == ["No new town is within reach.", "Ways on: –"]
    t.play("stop")
    assert notes(t) == ""


def test_the_town_card() -> None:
    t = table(hands=["raft"], boots=["throtmanni"], targets=["jaccaranda", "beata"])
    assert notes(t).splitlines()[0] == "Town card: Jaccaranda (1 step away)"
    assert "Beata" not in notes(t)


def match_with_bots() -> Sitting:
    return begin(find_title("elfenland"), 3, {}, "oak", {1: "random", 2: "random"})


@pytest.mark.parametrize(("size", "lang"), [*(((80, 24), lang) for lang in LANGUAGES), ((120, 40), "ru")])
def test_the_screen_has_room_for_everything(size: tuple[int, int], lang: str) -> None:
    async def steps(player: Player) -> None:
        for _ in range(6):
            await player.press("1")
            await player.app.workers.wait_for_complete()
            keys = player.app.screen.query_one("#keys").region
            assert keys.bottom == size[1]
            assert player.app.screen.query_one("#field").region.width >= max(map(len, player.board().splitlines()))
            for town in NAME:
                assert short_name(voice(lang), town, 4 if size == (80, 24) else 11) in player.board()

    act(steps, match_with_bots(), size, lang)


def test_the_reason_of_a_refusal() -> None:
    args = ["play", "elfenland", "--players", "2", "--bot", "1=random", "--seed", "oak"]
    out = run(*args, lines="why display:dragon\nwhy display:unicorn\n").stdout
    assert "Dragon is not among the open counters. [E6]\nThat can be used now." in out


def test_bots_of_one_kind_are_numbered_by_their_seats() -> None:
    told = Voice("en", "elfenland", {1: "greedy", 2: "greedy", 3: "random"}, 5)
    assert [told.seat(seat) for seat in range(5)] == [
        "Player 1",
        "greedy 2 (bot)",
        "greedy 3 (bot)",
        "random (bot)",
        "Player 5",
    ]


def test_the_preview_is_folded_to_the_width_of_the_terminal() -> None:
    args = ["play", "elfenland", "--players", "3", "--bot", "1=greedy", "--bot", "2=greedy", "--seed", "oak"]
    lines = run(*args, lines=ALWAYS_FIRST).stdout.splitlines()
    preview = [at for at, line in enumerate(lines) if line.startswith(("Longest tour:", "Ways on:", "Within reach:"))]
    assert preview
    assert max(len(lines[at]) for at in preview) <= 80
    assert any(lines[at + 1].startswith("  ") for at in preview)


def test_space_passes_while_the_obstacle_lies_before_the_player() -> None:
    """The obstacle is a piece to be laid, though the moves call it a button."""

    async def steps(player: Player) -> None:
        while "obstacle" not in [player.sitting.title.word(move) for move in player.sitting.moves(0)]:
            await player.press("1")
        await player.press("space")
        assert "pass" in player.words

    act(steps, begin(find_title("elfenland"), 2, {}, "oak", {1: "greedy"}))
