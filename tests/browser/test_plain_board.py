"""A title without a board of its own: the toy, registered as a fifth, is played on the plain board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Look, Player
from tests.browser.serving import Server
from tests.browser.test_every_screen import axe


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the toy too."""
    server = Server(tmp_path_factory.mktemp("toy"), "tests.toy.served")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def player(visit: Visit, house: Server) -> Player:
    return visit(house.address)


def begin(player: Player) -> None:
    """Open the toy's box on the home page and play against what sits there."""
    player.open()
    player.click("box-toy")
    player.click("play-toy")
    player.wait_for_turn()


def test_a_match_from_the_box_to_the_end(player: Player) -> None:
    begin(player)
    faults = axe(player)
    ways = set()

    def pick(look: Look) -> str:
        """Answer by a card of the hand and by a button in turn."""
        kinds = {thing.partition(":")[0] for thing in look.glowing}
        assert kinds <= {"hand", "move"}
        wanted = "hand" if "hand" in kinds and "hand" not in ways else "move"
        ways.add(wanted)
        return next(thing for thing in look.glowing if thing.startswith(wanted))

    player.play_to_the_end(pick)
    assert ways == {"hand", "move"}
    expect(player.find("end-screen")).to_be_visible()
    outcome = player.told[-1]["view"]["outcome"]
    assert player.find("score").all_inner_texts() == [str(score) for score in outcome["scores"]]
    player.click("look-at-board")
    assert faults + axe(player) == []


def test_it_shows_every_field_of_the_view(player: Player) -> None:
    begin(player)
    view = player.told[-1]["view"]
    shown = player.text("view")
    for caption, value in (("Deck", view["deck"]), ("Discard pile", "–"), ("stack", "–")):
        assert f"{caption}\n{value}" in shown
    other = player.told[-1]["info"]["seats"][1]["name"]
    assert shown.count(f"{other}:") == 2  # of hands and scores, by name
    own = view["hands"][view["seat"]]
    assert sorted(player.hand()) == sorted(f"hand:{card}" for card in own)
    words = player.find("moves").locator("button").evaluate_all("all => all.map((one) => one.dataset.testid)")
    assert words == [f"move-{move['move']}" for move in player.told[-1]["moves"]]


def test_two_at_one_screen_do_not_see_each_others_cards(player: Player) -> None:
    player.new_table("me", "local", title="toy")
    seen = set()
    for _ in range(2):
        expect(player.find("curtain")).to_be_visible()
        expect(player.find("hand")).to_have_count(0)
        player.click("lift-curtain")
        player.find("hand").wait_for()
        seen.add(player.look().face)
        player.touch(player.hand()[0])
    assert seen == {0, 1}
