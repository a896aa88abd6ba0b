"""The pages that are tested, made by the program from frames with known pixels."""

import pathlib
import shutil
import struct
import subprocess
import zlib


def png(width, height, pixel):
    """Returns a PNG file; pixel(x, y) gives red, green, blue and alpha."""

    def chunk(name, contents):
        checksum = zlib.crc32(name + contents)
        return struct.pack(">I", len(contents)) + name + contents + struct.pack(">I", checksum)

    rows = b"".join(
        b"\0" + bytes(value for x in range(width) for value in pixel(x, y)) for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def glass(frame):
    """A pixel of frame `frame` of the sequence with every alpha, by its place."""
    return lambda x, y: ((x * 7 + frame) % 256, (y * 5) % 256, (x * y) % 256, (x + 16 * y) % 256)


class Samples:
    """Sequences and pages in a directory of their own."""

    def __init__(self, program, directory):
        self.program = str(pathlib.Path(program).resolve())
        self.directory = pathlib.Path(directory).resolve()
        shutil.rmtree(self.directory, ignore_errors=True)
        self.directory.mkdir(parents=True)
        self.screens = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "screens"

    def run(self, *words, status=0):
        """Runs the program in the directory and returns what it printed."""
        words = [self.program, *map(str, words)]
        result = subprocess.run(words, cwd=self.directory, capture_output=True)
        if result.returncode != status:
            raise RuntimeError(f"{words}: {result.returncode}: {result.stderr.decode()}")
        return result.stdout

    def page(self, name):
        return self.directory / name

    def render(self, name, transition, *options):
        screens = [self.screens / "home@1x.png", self.screens / "detail@1x.png"]
        self.run(
            "render", transition, "--from", screens[0], "--to", screens[1], "-o", name, *options
        )

    def plant(self):
        """Copies the reveal with faults: a frame shown twice, one pixel off by one, one missing."""
        shutil.copytree(self.page("reveal"), self.page("faulty"))
        shutil.copy(self.page("reveal/frame_0006.png"), self.page("faulty/frame_0007.png"))
        pixels = bytearray(self.pixels("reveal/frame_0012.png"))
        self.flaw = (211, 433)
        at = 4 * (self.flaw[1] * 390 + self.flaw[0]) + 1
        pixels[at] ^= 1
        flawed = png(390, 844, lambda x, y: pixels[4 * (y * 390 + x) : 4 * (y * 390 + x) + 4])
        self.page("faulty/frame_0012.png").write_bytes(flawed)
        self.page("faulty/frame_0020.png").unlink()

    def pixels(self, name):
        """Returns the stored red, green, blue and alpha of all pixels of a picture."""
        return self.run("convert", name, "-o", "-", "--format", "rgba")

    def pixel(self, name, x, y, width=390):
        at = 4 * (y * width + x)
        return list(self.pixels(name)[at : at + 4])

    def make(self):
        self.render("reveal", "circle-reveal", "--fps", "60")
        self.render("flip", "card-flip", "--fps", "30", "--timing", "ease-in-out")
        self.plant()
        self.page("glass").mkdir()
        for index in range(4):
            self.page(f"glass/g{index}.png").write_bytes(png(24, 16, glass(index)))
        self.run("preview", "flip", "-o", "flip.html")
        self.run("preview", "reveal", "-o", "reveal.html")
        self.run("preview", "glass", "-o", "glass.html", "--fps", "10", "--title", "</script>\"'&")
        self.run("preview", "flip", "-o", "beside page.html", "--embed", "0")
        self.run("compare", "faulty", "reveal", "--report", "report", status=1)
        self.run("compare", "reveal", "reveal", "--report", "same")
