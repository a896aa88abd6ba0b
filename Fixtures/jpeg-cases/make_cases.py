#!/usr/bin/env python3
"""Writes the JPEG case files and expected.json beside this script.

Run:  python3 make_cases.py          (needs Pillow; expected pixels are Pillow's own decoding)
"""
import io
import json
import os
import struct

from PIL import Image, ImageOps

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = []


def scene(width, height):
    """Four quadrants: red, green above blue, white; soft inside, so that no transform hides."""
    image = Image.new("RGB", (width, height))
    colors = [(220, 40, 30), (40, 190, 50), (30, 60, 210), (240, 240, 235)]
    for y in range(height):
        for x in range(width):
            color = colors[(2 * y >= height) * 2 + (2 * x >= width)]
            shade = 20 * x // width + 10 * y // height
            image.putpixel((x, y), tuple(max(0, c - shade) for c in color))
    return image


def exif(orientation, order="<"):
    mark = b"II*\0" if order == "<" else b"MM\0*"
    tiff = mark + struct.pack(order + "I", 8) + struct.pack(order + "H", 1)
    tiff += struct.pack(order + "HHIHH", 0x0112, 3, 1, orientation, 0) + struct.pack(order + "I", 0)
    return b"Exif\0\0" + tiff


def encode(image, **options):
    out = io.BytesIO()
    image.save(out, "JPEG", **options)
    return out.getvalue()


def keep(name, data, why, fault=None):
    with open(os.path.join(HERE, name), "wb") as file:
        file.write(data)
    case = {"file": name, "why": why, "expect": "reject" if fault else "decode"}
    if fault:
        case["fault"] = fault
    else:
        upright = ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGBA")
        case.update(width=upright.width, height=upright.height, tolerance=2,
                    rgba8_hex=upright.tobytes().hex())
    CASES.append(case)


for width, height in [(1, 1), (17, 9), (16, 16), (33, 15)]:
    picture = scene(width, height)
    for name, sampling in [("444", 0), ("422", 1), ("420", 2)]:
        keep(f"baseline-{name}-{width}x{height}.jpg", encode(picture, quality=90, subsampling=sampling),
             f"baseline, {name}, sides not divisible by the block size")
    keep(f"progressive-420-{width}x{height}.jpg",
         encode(picture, quality=90, subsampling=2, progressive=True), "progressive, 420")
keep("progressive-restart-420.jpg",
     encode(scene(50, 37), quality=85, subsampling=2, progressive=True, restart_marker_blocks=2),
     "progressive with restart markers and 4:2:0")
keep("grey.jpg", encode(scene(19, 21).convert("L"), quality=90), "one component")

# What the camera stored, so that every file shows the same upright scene.
upright = scene(40, 30)
stored = {
    1: upright,
    2: upright.transpose(Image.Transpose.FLIP_LEFT_RIGHT),
    3: upright.transpose(Image.Transpose.ROTATE_180),
    4: upright.transpose(Image.Transpose.FLIP_TOP_BOTTOM),
    5: upright.transpose(Image.Transpose.TRANSPOSE),
    6: upright.transpose(Image.Transpose.ROTATE_90),
    7: upright.transpose(Image.Transpose.TRANSVERSE),
    8: upright.transpose(Image.Transpose.ROTATE_270),
}
for orientation, picture in stored.items():
    order = "<" if orientation % 2 else ">"
    keep(f"orientation-{orientation}.jpg",
         encode(picture, quality=95, subsampling=0, exif=exif(orientation, order)),
         f"EXIF orientation {orientation}, {'little' if order == '<' else 'big'}-endian")
keep("orientation-9.jpg", encode(upright, quality=95, subsampling=0, exif=exif(9)),
     "orientation 9 does not exist and means nothing")

base = encode(scene(24, 24), quality=90, subsampling=2)
keep("cmyk.jpg", encode(scene(24, 24).convert("CMYK"), quality=90), "four inks", "cmyk")
frame = base.index(b"\xff\xc0")
keep("twelve-bit.jpg", base[:frame + 4] + b"\x0c" + base[frame + 5:], "12 bits a sample", "jpegDepth")
keep("lossless.jpg", base[:frame + 1] + b"\xc3" + base[frame + 2:], "lossless process", "jpegProcess")
keep("two-components.jpg", base[:frame + 9] + b"\x02" + base[frame + 10:], "two components", "jpegComponents")
keep("zero-height.jpg", base[:frame + 5] + b"\0\0" + base[frame + 7:], "height 0", "sides")
keep("huge.jpg", base[:frame + 5] + b"\xff\xff\xff\xff" + base[frame + 9:], "65535 x 65535", "tooManyPixels")
keep("cut-pixels.jpg", base[:-60], "cut in the pixels", "missingPixels")
keep("cut-header.jpg", base[:frame + 6], "cut in the frame header", "truncated")
keep("cut-signature.jpg", base[:2], "only the signature", "truncated")
keep("no-pixels.jpg", base[:2] + b"\xff\xd9", "ends at once", "missingPixels")
keep("bytes-after-end.jpg", base + b"trailing" * 3, "bytes after the end are ignored")
scan = base.index(b"\xff\xda")
keep("stray-bytes.jpg", base[:scan] + b"stray" + base[scan:], "bytes between segments are skipped")
keep("stray-bytes-before-end.jpg", base[:-2] + b"stray" + base[-2:], "bytes before the end marker are skipped")
keep("cut-after-stray-bytes.jpg", base[:scan] + b"stray" + base[scan:-60], "stray bytes hide no cut", "missingPixels")

with open(os.path.join(HERE, "expected.json"), "w") as file:
    json.dump({"files": CASES}, file, indent=1, sort_keys=True)
    file.write("\n")
print(len(CASES), "files")
