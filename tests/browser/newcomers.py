"""A whole first match of each title by a newcomer's path, for the pictures of ``docs/first-match.md``."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from elderwood.bots import Seen, make_bot
from elderwood.games import find_title
from tests.browser.conftest import ONE_DEAL
from tests.browser.player import Look, Pick, Player, taste
from tests.browser.traveller import wayfarer

Shoot = Callable[[Page, str, float], None]
# The hints that are pictured; a newcomer reads and closes all of them.
PICTURED = {
    "sylvion": ("aim", "defend", "cell", "damage"),
    "elfenland": ("aim", "take", "plan", "travel"),
    "wizards": ("aim", "summon", "boost", "champion"),
    "rage": ("aim", "turn", "squad", "attack"),
}
ON_A_PHONE = {"sylvion": "defend", "elfenland": "take", "wizards": "boost", "rage": "turn"}
SETTLED = 600  # milliseconds: a hint has found its place


def walk(player: Player, title: str, shoot: Shoot) -> None:
    """Open the box, press "Play", read every hint, and play to the end."""
    begin(player, title, shoot)
    pick = picks(player, title)
    pictured = set(PICTURED[title])
    while not (look := player.wait_for_turn()).over:
        if player.find("hint").count():
            name = read_hint(player)
            if name in pictured:
                shoot(player.page, f"first/{title}-{name}", 0.45)
            close_hint(player)
        else:
            player.answer(pick(look))
    player.find("end-screen").wait_for()
    shoot(player.page, f"first/{title}-end", 0.45)


def glance(player: Player, title: str, shoot: Shoot) -> None:
    """Play on a phone to one of the hints."""
    begin(player, title, None)
    pick = picks(player, title)
    for _ in range(60):
        look = player.wait_for_turn()
        if not player.find("hint").count():
            player.answer(pick(look))
        elif read_hint(player) == ON_A_PHONE[title]:
            shoot(player.page, f"first/{title}-phone", 0.8)
            return
        else:
            close_hint(player)


def begin(player: Player, title: str, shoot: Shoot | None) -> None:
    """Come to the first question by way of the box."""
    player.page.add_init_script(ONE_DEAL)
    player.open()
    player.click(f"box-{title}")
    player.find(f"play-{title}").wait_for()
    if shoot is not None:
        shoot(player.page, f"first/{title}-box", 0.45)
    player.click(f"play-{title}")
    player.wait_for_turn()
    pace = player.find("pace")
    if pace.count():
        pace.select_option("at-once")


def read_hint(player: Player) -> str:
    """Return the name of the hint that is shown, once it has found its place."""
    player.page.wait_for_timeout(SETTLED)
    return str(player.find("hint").get_attribute("data-hint"))


def close_hint(player: Player) -> None:
    """Say "understood"."""
    if player.find("hint-open").count():
        player.click("hint-open")
    player.click("hint-close")


def picks(player: Player, title: str) -> Pick:
    """Return a way to choose: in Sylvion what the greedy bot would play of the same deal."""
    if title == "elfenland":
        return wayfarer(player)
    return rehearsed() if title == "sylvion" else taste(5, eager=0.95)


def rehearsed() -> Pick:
    """Return the greedy bot's way through the one deal."""
    sylvion = find_title("sylvion")
    position = sylvion.start(1, sylvion.first.options, "oak")
    bot = make_bot("greedy", sylvion, 1)

    def pick(look: Look) -> str:
        move = bot.answer(Seen(sylvion, position, 0))
        position.play(0, move)
        return sylvion.things(move)[0]

    return pick
