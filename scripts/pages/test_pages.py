"""Tests the pages that the program writes, in a browser.

    test_pages.py PROGRAM DIRECTORY
"""

import pathlib
import sys
import time
import unittest

from browser import browser
from samples import Samples, glass

PROGRAM, WORK = sys.argv[1], pathlib.Path(sys.argv[2])
LAST = 30


class PageTest(unittest.TestCase):
    """What the tests share: samples, a browser, and what must hold for every page."""

    @classmethod
    def setUpClass(cls):
        cls.samples = SAMPLES
        cls.browser = BROWSER

    def opened(self, name, fragment="", bypass_csp=False, holds_time=False, **options):
        """Opens a page, and checks when the test is over that it was quiet all the while.

        The page's own policy forbids what some of the checks do, so these ask to be let by.
        """
        context = self.browser.page(bypass_csp=bypass_csp, **options)
        page = self.enterContext(context)
        if holds_time:
            page.hold_time()
        page.open(self.samples.page(name), fragment)
        self.addCleanup(self.check_quiet, page, name)
        return page

    def assert_soon(self, ask, answer):
        """Asks until the answer is right, for a minute."""
        for _ in range(600):
            if ask() == answer:
                return
            time.sleep(0.1)
        self.assertEqual(ask(), answer)

    def check_quiet(self, page, name):
        self.assertEqual(page.messages, [])
        url = self.samples.page(name).as_uri()
        folder = url.removesuffix(".html") + "_files/picture_"
        others = [each for each in page.requests if each.partition("#")[0] != url]
        foreign = [each for each in others if not each.startswith(folder)]
        self.assertEqual(foreign, [])
        if name != "beside page.html":
            self.assertEqual(others, [])


class KeyTest(PageTest):
    """Every key does what the help says of it."""

    def test_help_lists_what_is_tested(self):
        page = self.opened("report/index.html")
        page.press("?")
        names = page.page.locator("#keys kbd").all_inner_texts()
        walked = "← → Space Home End [ ] 1 2 3 4 d o f g z + - 0 ?".split()
        self.assertEqual(names, walked)
        page.press("Escape")
        self.assertFalse(page.element("help").is_visible())

    def test_steps(self):
        page = self.opened("reveal.html")
        page.wait_for(frame=0)
        for key, frame in [
            ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Shift+ArrowRight", 11),
            ("Shift+ArrowLeft", 1), ("Shift+ArrowLeft", 0), ("ArrowLeft", 0), ("End", LAST),
            ("ArrowRight", LAST), ("Home", 0),
        ]:
            page.press(key)
            page.wait_for(frame=frame)
            self.assertEqual(page.element("scrubber").input_value(), str(frame))

    def test_modes(self):
        page = self.opened("report/index.html", "#frame=7&mode=frame")
        for key, mode in [
            ("2", "side"), ("3", "swipe"), ("4", "flicker"), ("1", "frame"), ("d", "diff"),
            ("d", "frame"), ("o", "onion"), ("d", "diff"), ("o", "onion"), ("o", "diff"),
        ]:
            page.press(key)
            page.wait_for(frame=7, mode=mode)
            self.assertTrue(page.page.locator(f"[name=mode][value={mode}]").is_checked())

    def test_speeds(self):
        page = self.opened("reveal.html")
        seen = []
        for key in ["[", "[", "[", "[", "]", "]", "]", "]", "]"]:
            page.press(key)
            seen.append(page.element("speed").input_value())
        self.assertEqual(seen, ["0.5", "0.25", "0.1", "0.1", "0.25", "0.5", "1", "2", "2"])

    def test_failing_frames(self):
        page = self.opened("report/index.html", "#frame=0")
        visited = []
        for key in ["f", "f", "f", "f", "Shift+F"]:
            page.press(key)
            visited.append(page.frame)
        self.assertEqual(visited, [7, 12, 20, 7, 20])

    def test_going_to_a_time_or_frame(self):
        page = self.opened("reveal.html")
        for text, frame in [("0.2", 12), ("0.2167 s", 13), ("#5", 5), ("0", 0), ("99", LAST)]:
            page.press("g")
            page.page.keyboard.type(text)
            page.press("Enter")
            page.wait_for(frame=frame)
            self.assertFalse(page.element("go-to").is_visible())
        page.press("g")
        page.page.keyboard.type("soon")
        page.press("Enter")
        self.assertIn("seconds such as", page.element("go-to-problem").inner_text())
        page.press("Escape")
        self.assertEqual(page.frame, LAST)

    def test_zoom(self):
        page = self.opened("report/index.html", "#frame=12&mode=frame")
        zoom = page.element("zoom")
        seen = []
        for key in ["+", "+", "-", "0", "-", "0", "z"]:
            page.press(key)
            page.settle()
            seen.append(zoom.input_value())
        self.assertEqual(seen, ["1", "2", "1", "fit", "0.5", "fit", "16"])
        # The pixel that differs is in the middle of the stage.
        stage = page.element("stage").bounding_box()
        canvas = page.canvas().bounding_box()
        x = canvas["x"] + 16 * (self.samples.flaw[0] + 0.5)
        y = canvas["y"] + 16 * (self.samples.flaw[1] + 0.5)
        self.assertLess(abs(x - stage["x"] - stage["width"] / 2), 40)
        self.assertLess(abs(y - stage["y"] - stage["height"] / 2), 40)
        page.press("z")
        page.settle()
        self.assertEqual(zoom.input_value(), "fit")

    def test_letters_can_be_turned_off(self):
        page = self.opened("reveal.html")
        page.press("?")
        page.element("letters").uncheck()
        page.press("Escape")
        page.press("d")
        page.press("ArrowRight")
        page.wait_for(frame=1, mode="frame")

    def test_controls_keep_their_keys(self):
        page = self.opened("reveal.html", "#mode=onion")
        page.press("Tab")
        share = page.element("share")
        share.focus()
        page.press("ArrowRight")
        self.assertEqual(share.input_value(), "51")
        page.wait_for(frame=0, mode="onion")
        page.element("pixel-x").fill("12")
        page.press("4", "d")
        page.wait_for(frame=0, mode="onion")
        # A button that was clicked gives Space back to playing; one reached by Tab does not.
        page.element("forth").click()
        page.wait_for(frame=1)
        page.press(" ")
        page.page.wait_for_selector("html.playing")
        page.press(" ")
        page.page.wait_for_selector("html:not(.playing)")


class PlayTest(PageTest):
    """Playing, and what happens at the end; the page's clock is the test's."""

    def played(self, fragment="", ending="loop", speed="0.25"):
        """Opens four frames that show for a tenth of a second each, and plays them."""
        page = self.opened("glass.html", fragment, holds_time=True)
        page.element("ending").select_option(ending)
        page.element("speed").select_option(speed)
        page.element("play").click()
        page.page.wait_for_selector("html.playing")
        return page

    def test_space_plays_and_pauses(self):
        page = self.opened("reveal.html", holds_time=True)
        page.press("Space")
        page.page.wait_for_selector("html.playing")
        self.assertEqual(page.element("play").get_attribute("aria-label"), "Pause")
        self.assertEqual(page.pass_time(80, step=16), [0, 1, 2, 3, 4])
        page.press("Space")
        page.page.wait_for_selector("html:not(.playing)")
        self.assertEqual(page.element("play").get_attribute("aria-label"), "Play")
        self.assertEqual(page.pass_time(500), [4])

    def test_it_stops_where_it_is_told(self):
        page = self.played(ending="stop")
        self.assertEqual(page.pass_time(2500), [0, 1, 2, 3])
        page.page.wait_for_selector("html:not(.playing)")
        self.assertEqual(page.frame, 3)

    def test_it_turns_round(self):
        page = self.played("#frame=2", ending="pingpong")
        self.assertEqual(page.pass_time(4000)[:8], [2, 3, 2, 1, 0, 1, 2, 3])

    def test_it_starts_again(self):
        page = self.played("#frame=2")
        self.assertEqual(page.pass_time(3000)[:6], [2, 3, 0, 1, 2, 3])

    def test_speed_is_kept(self):
        for speed, milliseconds in [("0.1", 900), ("0.5", 180), ("2", 40)]:
            page = self.played(ending="stop", speed=speed)
            self.assertEqual(page.pass_time(milliseconds, step=20), [0])
            self.assertEqual(page.pass_time(milliseconds, step=20)[:2], [0, 1])


class PixelTest(PageTest):
    """The values that are shown are those that are stored."""

    def test_a_known_frame(self):
        page = self.opened("reveal.html", "#frame=12")
        for x, y in [(0, 0), (200, 300), (389, 843), (61, 700)]:
            page.element("pixel-x").fill(str(x))
            page.element("pixel-y").fill(str(y))
            expected = self.samples.pixel("reveal/frame_0012.png", x, y)
            before = self.samples.pixel("reveal/frame_0011.png", x, y)
            self.assertEqual(page.values("Frame"), [str(each) for each in expected])
            self.assertEqual(page.values("Before"), [str(each) for each in before])
            differences = [str(abs(a - b)) for a, b in zip(expected, before)]
            self.assertEqual(page.values("Difference"), differences)

    def test_under_the_pointer(self):
        page = self.opened("reveal.html", "#frame=12&zoom=1")
        box = page.canvas().bounding_box()
        page.page.mouse.move(box["x"] + 61.5, box["y"] + 40.5)
        expected = self.samples.pixel("reveal/frame_0012.png", 61, 40)
        self.assert_soon(lambda: page.values("Frame"), [str(each) for each in expected])
        self.assertEqual(page.element("pixel-x").input_value(), "61")
        self.assertEqual(page.element("pixel-y").input_value(), "40")
        page.page.mouse.down()
        page.page.mouse.up()
        self.assert_soon(lambda: page.fragment, "frame=12&mode=frame&zoom=1&pixel=61,40")

    def test_every_alpha(self):
        # A canvas cannot tell such colours apart: what is shown comes from the file itself.
        page = self.opened("glass.html", "#frame=3&pixel=0,0")
        for x, y in [(0, 0), (3, 0), (1, 0), (23, 15), (20, 7), (9, 9)]:
            page.element("pixel-x").fill(str(x))
            page.element("pixel-y").fill(str(y))
            expected = [str(each) for each in glass(3)(x, y)]
            self.assertEqual(page.values("Frame"), expected)

    def test_one_level_of_one_channel(self):
        page = self.opened("report/index.html", "#frame=12&mode=diff", bypass_csp=True)
        page.wait_for(frame=12, mode="diff")
        x, y = self.samples.flaw
        self.assertEqual(page.caption, "1 pixel differs, by up to 1")
        self.assertEqual(page.drawn(x, y), [255, 0, 0, 255])
        self.assertEqual(len(set(page.drawn(x + 1, y)[:3])), 1)
        self.assertEqual(page.values("Difference"), ["0", "1", "0", "0"])
        page.element("marks").select_option("64")
        self.assert_soon(lambda: page.drawn(x, y), [0, 64, 0, 255])
        self.assertEqual(page.drawn(x + 1, y), [0, 0, 0, 255])


class ViewTest(PageTest):
    """Two pictures laid against each other."""

    def colors(self, x, y):
        """The golden and the actual pixel of the frame that is shown twice."""
        golden = self.samples.pixel("reveal/frame_0007.png", x, y)
        return golden, self.samples.pixel("reveal/frame_0006.png", x, y)

    def place(self):
        """A place at which frames 6 and 7 differ much."""
        one = self.samples.pixels("reveal/frame_0006.png")
        two = self.samples.pixels("reveal/frame_0007.png")
        best = max(range(0, len(one), 4), key=lambda at: abs(one[at] - two[at]))
        return (best // 4) % 390, best // 4 // 390

    def test_side_by_side(self):
        page = self.opened("report/index.html", "#frame=7&mode=side", bypass_csp=True)
        x, y = self.place()
        golden, actual = self.colors(x, y)
        self.assertEqual(page.drawn(x, y, "left"), golden)
        self.assertEqual(page.drawn(x, y, "right"), actual)
        self.assertNotEqual(golden, actual)

    def test_swipe(self):
        page = self.opened("report/index.html", "#frame=7&mode=swipe", bypass_csp=True)
        x, y = self.place()
        golden, actual = self.colors(x, y)
        box = page.canvas().bounding_box()
        for share, color in [(0.99, golden), (0.001, actual)]:
            page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 100)
            page.page.mouse.down()
            page.page.mouse.move(box["x"] + box["width"] * share, box["y"] + 120, steps=3)
            page.page.mouse.up()
            self.assertEqual(page.drawn(x, y), color)

    def test_onion_skin(self):
        page = self.opened("report/index.html", "#frame=7&mode=onion", bypass_csp=True)
        x, y = self.place()
        golden, actual = self.colors(x, y)
        for share, color in [(0, actual), (100, golden)]:
            page.element("share").fill(str(share))
            self.assertEqual(page.drawn(x, y), color)
        page.element("share").fill("50")
        for channel in range(3):
            middle = (golden[channel] + actual[channel]) / 2
            self.assertLessEqual(abs(page.drawn(x, y)[channel] - middle), 1)

    def test_flicker_takes_turns(self):
        page = self.opened("report/index.html", "#frame=7&mode=flicker", holds_time=True)
        seen = [page.caption]
        for _ in range(60):
            page.page.clock.run_for(50)
            if page.caption != seen[-1]:
                seen.append(page.caption)
        turns = ["The actual frame", "The golden frame"]
        self.assertEqual(seen[:4], turns + turns)

    def test_flicker_is_by_hand_where_stillness_is_wanted(self):
        page = self.opened(
            "report/index.html", "#frame=7&mode=flicker", holds_time=True, reduced_motion="reduce")
        caption = page.page.locator("#right figcaption")
        page.pass_time(2000)
        self.assertEqual(caption.inner_text(), "The actual frame")
        page.press("4")
        caption.filter(has_text="The golden frame").wait_for()
        page.pass_time(2000)
        self.assertEqual(caption.inner_text(), "The golden frame")

    def test_what_is_missing_is_said(self):
        page = self.opened("report/index.html", "#frame=20&mode=side")
        self.assertEqual(
            page.caption,
            "There is no actual frame, this is the golden frame")
        page.open(self.samples.page("reveal.html"), "#frame=0&mode=diff")
        self.assertIn("here is no frame before", page.caption)
        page.requests.clear()

    def test_other_references(self):
        page = self.opened("reveal.html", "#frame=6&mode=side", bypass_csp=True)
        x, y = self.place()
        page.element("against").select_option("next")
        self.assertEqual(page.drawn(x, y, "left"), self.samples.pixel("reveal/frame_0007.png", x, y))
        page.element("against").select_option("first")
        self.assertEqual(page.drawn(x, y, "left"), self.samples.pixel("reveal/frame_0000.png", x, y))


class PlaceTest(PageTest):
    """Where one is: the address, the scrubber, the curves, the table."""

    def test_the_address_is_read(self):
        page = self.opened("report/index.html", "#frame=12&mode=diff")
        page.wait_for(frame=12, mode="diff")
        page.page.locator("summary").click()
        page.page.locator(".frames a", has_text="20").click()
        page.wait_for(frame=20, mode="diff")

    def test_the_address_is_written(self):
        page = self.opened("reveal.html")
        page.press("ArrowRight", "2")
        self.assert_soon(lambda: page.fragment, "frame=1&mode=side")

    def test_nonsense_in_the_address_does_no_harm(self):
        page = self.opened("reveal.html", "#frame=-5&mode=constructor&with=toString&zoom=x&pixel=a,b")
        page.wait_for(frame=0, mode="frame")
        page.open(self.samples.page("reveal.html"), "#frame=1e9")
        page.wait_for(frame=LAST)

    def test_a_report_opens_at_what_fails(self):
        page = self.opened("report/index.html")
        page.wait_for(frame=7, mode="side")
        facts = page.element("frame-facts").inner_text()
        self.assertIn("pixels differ", facts)
        self.assertIn("3 of 31 not the same", page.page.locator(".verdict").inner_text())

    def test_the_scrubber_seeks(self):
        page = self.opened("reveal.html")
        page.element("scrubber").fill("17")
        page.wait_for(frame=17)
        text = page.element("scrubber").get_attribute("aria-valuetext")
        self.assertEqual(text, "17 of 30, 0.283 s")

    def test_curves_are_clicked_on(self):
        page = self.opened("report/index.html", "#frame=0")
        for index, frame in [(0, 15), (1, 24)]:
            curve = page.page.locator(".curve svg").nth(index)
            box = curve.bounding_box()
            x = 8 + (box["width"] - 16) * frame / LAST
            curve.click(position={"x": x, "y": 20})
            page.wait_for(frame=frame)
        self.assertEqual(page.page.locator(".column.failing").count(), 3)

    def test_curves_without_room_do_no_harm(self):
        page = self.opened("report/index.html")
        width = "() => document.querySelector('.curve svg').viewBox.baseVal.width"
        wide = page.page.evaluate(width)
        for size, least in [(12, 32), (1440, wide)]:
            page.page.set_viewport_size({"width": size, "height": 900})
            self.assert_soon(lambda: page.page.evaluate(width), least)
        self.assertEqual(page.page.locator(".column.failing").count(), 3)

    def test_commands_are_copied(self):
        page = self.opened("flip.html")
        lines = page.page.locator(".command code").all_inner_texts()
        self.assertTrue(lines[0].startswith("flipbook render card-flip --from home@1x.png"))
        self.assertIn("--timing ease-in-out --scale 1 --fps 30 -o flip", lines[0])
        self.assertIn("ffmpeg -framerate 30 -i flip/frame_%04d.png", lines[1])
        button = page.page.get_by_role("button", name="Copy: Make a film")
        button.click()
        button.filter(has_text="Copied").wait_for()
        page.element("go-to-place").evaluate("field => field.value = ''")
        page.press("g", "Control+V")
        self.assertEqual(page.element("go-to-place").input_value(), lines[1])


class BesideTest(PageTest):
    """Frames that lie beside the page."""

    def test_what_works_works(self):
        page = self.opened("beside page.html", "#frame=9&mode=diff")
        page.wait_for(frame=9, mode="diff")
        self.assertIn("beside page_files", page.page.locator(".notice").inner_text())
        self.assertIn("subtracted", page.caption)
        self.assertIn("do not give out", page.element("pixel-values").inner_text())
        for key, mode in [("1", "frame"), ("2", "side"), ("3", "swipe"), ("o", "onion")]:
            page.press(key)
            page.wait_for(frame=9, mode=mode)
        self.assertGreater(len(page.requests), 1)

    def test_only_what_is_shown_is_read(self):
        page = self.opened("beside page.html")
        # What is expected next is asked for before the page says that it is ready.
        page.page.evaluate("() => Promise.all([...document.images].map((each) => each.decode()))")
        asked = len(page.requests)
        self.assertLess(asked, 8)
        page.press("ArrowRight")
        page.wait_for(frame=1)
        self.assertLess(len(page.requests), asked + 3)


class AccessTest(PageTest):
    """For everybody: rules of accessibility, light and dark, narrow windows, no scripts."""

    def check(self, page, what):
        self.assertEqual(page.violations(), [], what)

    def test_rules(self):
        for name in ["reveal.html", "report/index.html", "same/index.html", "beside page.html"]:
            for scheme, modes in [("light", ["side", "swipe", "diff"]), ("dark", ["frame", "diff"])]:
                with self.subTest(page=name, scheme=scheme):
                    page = self.opened(name, bypass_csp=True, color_scheme=scheme)
                    page.page.locator("summary").click()
                    for mode in modes:
                        page.page.locator(f"[name=mode][value={mode}]").check()
                        page.wait_for(mode=mode)
                        self.check(page, mode)
                    page.press("?")
                    self.check(page, "help")
                    page.press("Escape", "g")
                    self.check(page, "go to")
                    page.page.close()

    def test_light_and_dark(self):
        background = "() => getComputedStyle(document.body).backgroundColor"
        seen = {}
        for scheme in ["light", "dark"]:
            page = self.opened("reveal.html", bypass_csp=True, color_scheme=scheme)
            seen[scheme] = page.page.evaluate(background)
            for theme in ["light", "dark", "system"]:
                page.element("theme").click()
                self.assertEqual(page.element("theme").inner_text(), f"Theme: {theme}")
                shown = page.page.evaluate(background)
                if theme in seen:
                    self.assertEqual(shown, seen[theme])
            self.assertEqual(page.page.evaluate(background), seen[scheme])
        self.assertNotEqual(seen["light"], seen["dark"])

    def test_narrow_windows(self):
        for name in ["reveal.html", "report/index.html"]:
            page = self.opened(name, width=390, height=800, bypass_csp=True)
            wide = page.page.evaluate("() => document.documentElement.scrollWidth")
            self.assertLessEqual(wide, 390)

    def test_without_scripts(self):
        with self.browser.page(java_script_enabled=False) as page:
            page.page.goto(self.samples.page("report/index.html").as_uri())
            self.assertIn("Without scripts", page.page.locator("noscript").inner_text())
            page.page.locator("summary").click()
            self.assertEqual(page.page.locator(".frames tbody tr").count(), 31)
            self.assertEqual(page.page.locator(".frames tbody tr.bad").count(), 3)

    def test_titles_are_texts(self):
        page = self.opened("glass.html")
        self.assertEqual(page.page.title(), "</script>\"'&")
        self.assertEqual(page.page.locator("h1").inner_text(), "</script>\"'&")

    def test_frames_are_announced(self):
        page = self.opened("report/index.html")
        page.press("ArrowRight")
        page.element("announcer").filter(has_text="Frame 8, frame_0008.png, same").wait_for(
            state="attached")


class Screenshots(PageTest):
    """Pictures to look at."""

    def test_take_them(self):
        directory = WORK / "screenshots"
        directory.mkdir(exist_ok=True)
        for name, page, fragment in [
            ("preview", "flip.html", "#frame=14"),
            ("preview-onion", "flip.html", "#frame=14&mode=onion"),
            ("preview-pixels", "glass.html", "#frame=1&zoom=16&pixel=9,9"),
            ("report", "report/index.html", ""),
            ("report-difference", "report/index.html", "#frame=7&mode=diff"),
            ("report-swipe", "report/index.html", "#frame=7&mode=swipe"),
            ("beside", "beside page.html", "#frame=20&mode=diff"),
        ]:
            for scheme in ["light", "dark"]:
                opened = self.opened(page, fragment, color_scheme=scheme)
                opened.settle()
                opened.page.screenshot(path=directory / f"{name}-{scheme}.png")
        opened = self.opened("report/index.html", width=390, height=844)
        opened.page.screenshot(path=directory / "report-narrow.png", full_page=True)
        opened = self.opened("flip.html")
        opened.press("?")
        opened.page.screenshot(path=directory / "help.png")


if __name__ == "__main__":
    SAMPLES = Samples(PROGRAM, WORK / "samples")
    SAMPLES.make()
    with browser() as BROWSER:
        unittest.main(argv=["test_pages", *sys.argv[3:]], verbosity=2)
