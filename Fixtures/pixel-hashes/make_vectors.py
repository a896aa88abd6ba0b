#!/usr/bin/env python3
"""Writes expected.json beside this script: pixel hashes by another program's decoder and hasher.

Run:  python3 make_vectors.py          (needs Pillow and xxhash)
"""
import json
import os
import struct

import xxhash
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.dirname(HERE)
BLOCK = 64


def pixel_hash(width, height, rgba):
    pixels = bytearray(rgba)
    for start in range(0, len(pixels), 4):
        if pixels[start + 3] == 0:
            pixels[start:start + 3] = b"\0\0\0"
    stride = 4 * width
    message = struct.pack("<II", width, height)
    for top in range(0, height, BLOCK):
        message += xxhash.xxh3_128_digest(bytes(pixels[top * stride:(top + BLOCK) * stride]))
    return "xxh128:" + xxhash.xxh3_128_hexdigest(message)


def decoded(name):
    image = Image.open(os.path.join(FIXTURES, name)).convert("RGBA")
    return image.width, image.height, image.tobytes()


def ramp(width, height):
    """Byte i of the picture is (7i + i div 251) mod 256: easy to make anywhere."""
    return width, height, bytes((7 * i + i // 251) % 256 for i in range(4 * width * height))


files = ["screens/home@1x.png", "screens/paywall@1x.png", "png-cases/m-ct6-bd08-i0-7x5.png",
         "png-cases/t-palette-short.png", "png-cases/t-rgb-bd08.png"]
sizes = [(1, 1), (1, 64), (1, 65), (3, 128), (17, 200), (240, 1)]
vectors = {
    "files": [{"file": name, "hash": pixel_hash(*decoded(name))} for name in files],
    "ramps": [{"width": w, "height": h, "hash": pixel_hash(*ramp(w, h))} for w, h in sizes],
}
with open(os.path.join(HERE, "expected.json"), "w") as file:
    json.dump(vectors, file, indent=1, sort_keys=True)
    file.write("\n")
