"""A person gives a seat to a program on the page; it sits down, plays, is seen as a bot, and gives the seat back."""

import shlex
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.player import Player

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def test_a_program_sits_down_with_the_command_of_the_page(player: Player) -> None:
    player.new_table("me", "local", game="intro")  # open hands: no curtain
    player.find("seat-line-1").locator("button").click()
    player.click("give-1")
    shown = player.find("token-1").input_value()
    words = shlex.split(shown.replace("COMMAND", shlex.join([sys.executable, str(BOT)])))
    assert words[0] == "elderwood"
    program = subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert "sits at the table" in program.stdout.readline()
        player.page.keyboard.press("Escape")
        expect(player.find("seat-line-1").locator(".kind")).to_be_visible()
        player.wait_for_turn()
        player.go_on()
        player.find("seat-line-1").locator("button").click()
        player.click("take-back-1")
        expect(player.find("give-1")).to_be_visible()
        assert program.wait(10) == 0
        assert "taken back" in program.stdout.read()
    finally:
        program.kill()
        program.wait()
        assert program.stdout is not None
        program.stdout.close()
