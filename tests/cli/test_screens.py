"""The full-screen client, driven by keys and clicks without a terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from elderwood.cli.saves import saved_matches, write_whole
from elderwood.cli.screens.app import ElderwoodApp
from elderwood.cli.screens.canvas import Canvas
from elderwood.cli.screens.dialogs import CardsDialog, Curtain, FileDialog, TextDialog
from elderwood.cli.screens.end import EndDialog
from elderwood.cli.screens.match import MatchScreen
from elderwood.cli.screens.menu import MenuScreen, SetupScreen
from elderwood.cli.sitting import Sitting, begin, resume
from elderwood.engine.record import read_record
from elderwood.games import TITLES, find_title

WHALE_INTO_THE_LAST_BLOOM = """
    play-owl pay-whale play-fountain_2 a3 pay-tree_3 play-fountain_4 d3 pay-elephant pay-fountain_3 pay-fountain_1
    done done done play-fountain_2 a4 pay-tree_1 play-elephant c1 pay-tree_2 play-whale a1
"""
Steps = Callable[["Player"], Awaitable[None]]


class Player:
    """Somebody at the keyboard."""

    def __init__(self, app: ElderwoodApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    @property
    def sitting(self) -> Sitting:
        assert self.app.sitting is not None
        return self.app.sitting

    @property
    def words(self) -> list[str]:
        return [self.sitting.title.word(move) for _, move in self.sitting.match.answers]

    def text(self, name: str) -> str:
        return str(self.app.screen.query_one(f"#{name}", Static).render())

    def board(self, name: str = "field") -> str:
        return self.app.screen.query_one(f"#{name}", Canvas).render().plain


def act(steps: Steps, sitting: Sitting | None = None, size: tuple[int, int] = (80, 24), lang: str = "en") -> None:
    """Start the client, and do the steps."""

    async def run() -> None:
        app = ElderwoodApp(lang, sitting)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(Player(app, pilot))

    asyncio.run(run())


def intro(seed: str = "oak") -> Sitting:
    return begin(find_title("sylvion"), 1, {"game": "intro"}, seed, {})


def duo(hands: str) -> Sitting:
    return begin(find_title("sylvion"), 2, {"game": "intro", "hands": hands}, "oak", {})


def test_a_match_to_its_end_by_keys(data_home: Path) -> None:
    async def steps(player: Player) -> None:
        for _ in range(400):
            if isinstance(player.app.screen, EndDialog):
                break
            await player.press("1" if len(player.sitting.moves(0)) > 1 else "space")
        assert isinstance(player.app.screen, EndDialog)
        assert player.sitting.outcome is not None
        assert "Seed: oak" in player.text("result")
        first = player.sitting
        await player.press("s")
        assert player.sitting is not first
        assert (player.sitting.match.seed, player.words) == ("oak", [])

    act(steps, intro())
    assert len(list((data_home / "finished").glob("*.record"))) == 1


def test_a_new_deal_and_the_menu_after_the_end() -> None:
    async def steps(player: Player) -> None:
        await player.press("escape")
        assert isinstance(player.app.screen, MatchScreen)
        await player.press("space", "n")
        assert player.sitting.match.seed != "oak"
        assert player.sitting.match.options["game"] == "intro"
        await player.press("m")
        assert isinstance(player.app.screen, MenuScreen)

    sitting = intro()
    while sitting.outcome is None:
        sitting.play(0, sitting.moves(0)[-1])
    act(steps, sitting)


def test_planting_by_letters_and_numbers_then_undo_and_redo() -> None:
    async def steps(player: Player) -> None:
        await player.press("1", "b", "2")
        assert player.words == ["play-fountain_1", "b2"]
        assert "≈ 1" in player.board()
        assert "Undo: b2" in player.text("message")
        await player.press("u")
        assert player.words == ["play-fountain_1"]
        await player.press("r")
        assert player.words == ["play-fountain_1", "b2"]
        await player.press("U")
        assert player.words == []
        await player.press("u")
        assert "nothing of yours to undo" in player.text("message")

    act(steps, intro())


def test_the_reason_of_a_refusal_is_shown() -> None:
    async def steps(player: Player) -> None:
        await player.press("1", "d", "2")
        assert player.words == ["play-fountain_1"]
        assert player.text("message") == "The cell d2 is taken: Blazing Elemental 4 is there. [R36]"

    act(steps, intro())


def test_the_cursor_goes_over_field_hand_and_choices() -> None:
    async def steps(player: Player) -> None:
        choices = player.app.screen.query_one("#choices", OptionList)
        assert choices.has_focus
        await player.press("left")
        field = player.app.screen.query_one("#field", Canvas)
        assert field.has_focus
        field.cursor = "cell:a1"
        await player.press("right", "down")
        assert field.cursor == "cell:b2"
        await player.press("down", "down", "down")
        hand = player.app.screen.query_one("#hand", Canvas)
        assert hand.has_focus
        hand.cursor = "hand:tree_1"
        await player.press("enter")
        assert player.words == ["play-tree_1"]
        await player.press("up", "enter")
        assert player.words[0] == "play-tree_1"
        assert len(player.words) == 2

    act(steps, intro())


def test_the_mouse_plays_too() -> None:
    async def steps(player: Player) -> None:
        for canvas, thing in (("hand", "hand:fountain_1"), ("field", "cell:c3")):
            widget = player.app.screen.query_one(f"#{canvas}", Canvas)
            double, y = widget.places[thing]
            await player.pilot.click(f"#{canvas}", offset=Offset(double // 2 + 1, y))
            await player.pilot.pause()
        assert player.words == ["play-fountain_1", "c3"]

    act(steps, intro())


@pytest.mark.parametrize("key", ["l", "f2"])
def test_the_language_changes_at_any_moment(key: str) -> None:
    async def steps(player: Player) -> None:
        await player.press("1", "b", "2", key)
        assert "Раунд 1" in player.text("status")
        assert "Ваш ход" in player.text("prompt")
        assert "Фонтан" in player.board()
        await player.press(key)
        assert "Tour 1" in player.text("status")
        await player.press(key)
        assert "Round 1" in player.text("status")
        assert player.words == ["play-fountain_1", "b2"]

    act(steps, intro())


def test_payment_shows_a_running_total() -> None:
    async def steps(player: Player) -> None:
        await player.press("3", "b", "2")
        assert player.words == ["play-fountain_3", "b2"]
        assert "Fountain 3: paid 0, to pay 2" in player.text("notes")
        await player.press("1")
        assert "Fountain 3: paid 1, to pay 1" in player.text("notes")

    act(steps, intro())


def test_the_forecast_is_shown() -> None:
    async def steps(player: Player) -> None:
        assert "Next march: damage 0" in player.text("notes")
        assert "d2→c2" in player.text("notes")

    act(steps, intro())


def test_texts_to_read() -> None:
    async def steps(player: Player) -> None:
        for key, screen in (("question_mark", TextDialog), ("t", TextDialog), ("g", TextDialog), ("k", CardsDialog)):
            await player.press(key)
            assert isinstance(player.app.screen, screen)
            await player.press("escape")
            assert isinstance(player.app.screen, MatchScreen)
        await player.press("left")
        player.app.screen.query_one("#field", Canvas).cursor = "cell:d2"
        await player.press("k")
        assert "Blazing Elemental 4" in player.text("card-text")

    act(steps, intro())


def test_saving_to_a_file_and_going_on(tmp_path: Path, data_home: Path) -> None:
    file = tmp_path / "mine.record"

    async def steps(player: Player) -> None:
        await player.press("1", "b", "2", "s")
        dialog = player.app.screen
        assert isinstance(dialog, FileDialog)
        dialog.dismiss(str(file))
        await player.pilot.pause()
        assert "Saved as" in player.text("message")

    act(steps, intro())
    assert len(read_record(file.read_text()).answers) == 2

    async def go_on(player: Player) -> None:
        await player.press("end", "enter")
        assert player.words == ["play-fountain_1", "b2"]
        await player.press("u")
        assert player.words == ["play-fountain_1"]

    act(go_on)
    (save,) = (data_home / "saves").glob("*.record")
    assert len(read_record(save.read_text()).answers) == 1


def test_a_resumed_match_has_its_log() -> None:
    sitting = intro()
    sitting.play(0, sitting.title.move("play-fountain_1"))
    sitting.play(0, sitting.title.move("b2"))
    again = resume(sitting.record())
    assert again.events(0) == sitting.events(0)
    assert [event.key for event in again.recent(0)] == ["sylvion-event-planted"]
    assert again.events(0)[0].key == "sylvion-event-battle"  # what the deal showed is told, too
    assert again.position.dump() == sitting.position.dump()


def test_the_menu_tells_of_a_broken_save(data_home: Path) -> None:
    folder = data_home / "saves"
    folder.mkdir(parents=True)
    write_whole(folder / "old.record", "moths ate it\n")

    async def steps(player: Player) -> None:
        assert "old.record.broken" in player.text("menu-hint")

    act(steps)
    assert saved_matches() == []


def test_setting_up_a_match() -> None:
    async def steps(player: Player) -> None:
        await player.press("enter")
        screen = player.app.screen
        assert isinstance(screen, SetupScreen)
        await player.press("down", "right")
        assert screen.seats == 2
        assert screen.bots == {1: "greedy"}  # whoever sets up a match alone wants somebody to play with
        await player.press("down", "down", "right")
        assert screen.bots == {1: "patient"}
        await player.press("right")
        assert screen.bots == {1: "level-6"}
        await player.press("left", "left")
        assert screen.bots == {1: "greedy"}
        await player.press("down", "right", "l")
        assert screen.options["game"] == "intro"
        await player.press("up", "up", "up", "up", "enter")
        await player.pilot.pause()
        assert isinstance(player.app.screen, MatchScreen)
        assert player.sitting.match.options["game"] == "intro"
        assert player.sitting.bot_names == {1: "greedy"}
        assert "Ваш ход" in player.text("prompt")

    act(steps)


def test_a_wrong_seed_is_refused_in_the_setup() -> None:
    async def steps(player: Player) -> None:
        await player.press("enter", "tab", "a", "space", "b", "enter")
        assert isinstance(player.app.screen, SetupScreen)
        assert "a b" in player.text("menu-hint")

    act(steps)


def test_the_draft_shows_columns_deck_and_desertions() -> None:
    async def steps(player: Player) -> None:
        assert "[1] (1)" in player.board()
        await player.press("1")
        assert "Deck so far (1):" in player.board()
        assert "×" in player.board()

    act(steps, begin(find_title("sylvion"), 1, {}, "oak", {}))


def test_hidden_hands_are_handed_over_behind_a_curtain() -> None:
    async def steps(player: Player) -> None:
        assert isinstance(player.app.screen, Curtain)
        await player.press("enter")
        screen = player.app.screen
        assert isinstance(screen, MatchScreen)
        assert screen.viewer == 0
        words = [player.sitting.title.word(move) for move in player.sitting.moves(0)]
        card = next(word for word in words if word[-2:] in ("_2", "_3", "_4"))
        screen.play(player.sitting.title.move(card))
        await player.press("1")
        assert isinstance(player.app.screen, Curtain)
        await player.press("enter")
        assert screen.viewer == 1
        assert "► Player 2: Pay for " in player.text("prompt")

    sitting = duo("silent")
    while sitting.position.awaits() != [0] or sitting.position.question(0).key != "sylvion-ask-defend":
        sitting.match.play(sitting.position.awaits()[0], 0)
    act(steps, sitting)


def test_open_hands_need_no_curtain() -> None:
    async def steps(player: Player) -> None:
        assert isinstance(player.app.screen, MatchScreen)
        assert "Player 2 6" in player.board("hand")

    act(steps, duo("open"))


def test_a_move_that_visibly_loses_must_be_given_twice() -> None:
    async def steps(player: Player) -> None:
        await player.press("space")
        assert player.sitting.outcome is None
        assert "burn the forest. Really? [R18] Press the key again" in player.text("message")
        await player.press("space")
        assert player.sitting.outcome is not None
        assert isinstance(player.app.screen, EndDialog)

    sitting = intro("s22")
    for word in WHALE_INTO_THE_LAST_BLOOM.split():
        sitting.match.play(0, sitting.title.move(word))
    act(steps, sitting)


def test_ending_a_step_tells_nothing_of_what_comes() -> None:
    sitting = intro()
    while sitting.outcome is None:
        done = sitting.title.move("done")
        if done in sitting.moves(0):
            assert not sitting.would_lose(0, done)
        sitting.match.play(0, sitting.moves(0)[-1])


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_every_title_is_playable_by_keys(title: str) -> None:
    async def steps(player: Player) -> None:
        for _ in range(4):
            count = len(player.words)
            await player.press("1")
            assert len(player.words) > count
            for name in ("choices", "log", "keys"):
                assert player.app.screen.query_one(f"#{name}").region.height >= 1
            assert player.app.screen.query_one("#keys").region.bottom == 24
        await player.press("u", "l", "question_mark")
        assert isinstance(player.app.screen, TextDialog)

    played = find_title(title)
    bots = dict.fromkeys(range(1, played.fewest), "random")
    act(steps, begin(played, played.fewest, {}, "oak", bots))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("moment", [6, 13, 30, 60])
def test_nothing_is_cut_in_any_language(size: tuple[int, int], moment: int) -> None:
    async def steps(player: Player) -> None:
        for _ in range(3):
            screen = player.app.screen
            assert isinstance(screen, MatchScreen)
            for canvas in screen.query(Canvas):
                lines = canvas.render().plain.split("\n")
                assert max(map(len, lines)) <= canvas.content_size.width
                assert len(lines) <= canvas.content_size.height
            for name in ("status", "keys"):
                assert len(player.text(name)) <= size[0] - 2, player.text(name)
            assert screen.query_one("#log").content_size.height >= 1
            assert screen.query_one("#keys").region.bottom == size[1]
            await player.press("l")

    options = {"feats": "yes", "elements": "yes", "pawn": "yes"}
    sitting = begin(find_title("sylvion"), 1, options, "birch", {})
    while sitting.outcome is None and len(sitting.match.answers) < moment:
        sitting.play(0, sitting.moves(0)[0])
    assert sitting.outcome is None
    act(steps, sitting, size)
