"""A browser that notes everything that a page says and asks for."""

import contextlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright


class Page:
    """A page that was opened from disk."""

    def __init__(self, page):
        self.page = page
        self.messages = []
        self.requests = []
        page.on("console", lambda message: self.messages.append(message.text))
        page.on("pageerror", lambda error: self.messages.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, path, fragment=""):
        self.page.goto(path.as_uri() + fragment)
        self.page.wait_for_selector("html[data-ready]")

    def hold_time(self):
        """Stops the page's clock, which goes on only by `pass_time`: must come before `open`."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1000)

    def pass_time(self, milliseconds, step=50):
        """Lets time pass for the page, and returns the frames that it shows, one after another.

        The machine may be as slow as it likes: the clock waits for every frame to be drawn.
        """
        frames = [self.frame]
        for _ in range(0, milliseconds, step):
            self.page.clock.run_for(step)
            if self.frame != frames[-1]:
                frames.append(self.frame)
        return frames

    def element(self, name):
        return self.page.locator(f"#{name}")

    @property
    def fragment(self):
        # The driver would hear of a new address only while it waits for the browser.
        return self.page.evaluate("() => location.hash").removeprefix("#")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def settle(self):
        """Waits until the page shows what it was last asked for."""
        self.page.wait_for_selector("html[data-ready]")

    def wait_for(self, frame=None, mode=None):
        """Waits until the page shows a frame, in a mode."""
        shown = "html"
        if frame is not None:
            shown += f'[data-ready^="{frame} "]'
        if mode is not None:
            shown += f'[data-ready$=" {mode}"]'
        self.page.wait_for_selector(shown)

    @property
    def frame(self):
        self.settle()
        return int(self.page.locator("html").get_attribute("data-ready").split()[0])

    @property
    def mode(self):
        self.settle()
        return self.page.locator("html").get_attribute("data-ready").split()[1]

    def canvas(self, figure="right"):
        return self.page.locator(f"#{figure} canvas")

    @property
    def caption(self):
        self.settle()
        return self.page.locator("#right figcaption").inner_text()

    def drawn(self, x, y, figure="right"):
        """Returns the pixel that a canvas shows."""
        self.settle()
        # It is read from a copy: browsers warn of canvases that are drawn on and read in turn.
        return self.canvas(figure).evaluate(
            """(canvas, [x, y]) => {
              const copy = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
              copy.drawImage(canvas, -x, -y);
              return [...copy.getImageData(0, 0, 1, 1).data];
            }""",
            [x, y],
        )

    def values(self, row):
        """Returns red, green, blue and alpha as the table says them of one of the pictures."""
        self.settle()
        cells = self.page.locator("#pixel-values tr", has=self.page.get_by_text(row, exact=True))
        return cells.locator("td").all_inner_texts()[:4]

    def violations(self):
        """Returns what breaks a rule of accessibility."""
        found = Axe().run(self.page).response["violations"]
        return [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found]


class Browser:
    """Debian's browser, without a window."""

    def __init__(self, playwright):
        self.browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )

    @contextlib.contextmanager
    def page(self, width=1440, height=900, **options):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, **options
        )
        # Machines that build at the same time are slow.
        context.set_default_timeout(120_000)
        try:
            yield Page(context.new_page())
        finally:
            context.close()


@contextlib.contextmanager
def browser():
    with sync_playwright() as playwright:
        opened = Browser(playwright)
        try:
            yield opened
        finally:
            opened.browser.close()
