"""Pictures of the page, laid side by side."""

import base64
from pathlib import Path

from playwright.sync_api import Browser

SHEET = """<style>body {{ margin: 0; display: grid; grid-template-columns: repeat({across}, auto); gap: 4px;
width: max-content; background: #222; }} img {{ {size}; display: block; }}</style>{pictures}"""


def lay_out(browser: Browser, pictures: list[bytes], target: Path, across: int, size: str) -> None:
    """Join JPEG pictures into one, so many in a row; the size of each is told in CSS."""
    page = browser.new_page(viewport={"width": 100, "height": 100})
    shown = (f'<img src="data:image/jpeg;base64,{base64.b64encode(one).decode()}" alt="">' for one in pictures)
    page.set_content(SHEET.format(across=across, size=size, pictures="".join(shown)))
    sheet = page.locator("body")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(sheet.screenshot(type="jpeg", quality=80))
    page.close()
