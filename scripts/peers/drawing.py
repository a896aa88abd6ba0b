#!/usr/bin/env python3
"""
Times how other drawing libraries draw the motions that flipbook-bench draws, in memory, one thread.

    drawing.py PEER FROM.png TO.png [--frames N] [--keep DIR]

PEER is skia, cairo, blend2d or opencv. A line of JSON for each motion says what a frame cost: the
CPU time of the process in milliseconds, the mean over all frames. Each library gets the order of
channels and the calls that it is fastest with, draws into one bitmap again and again, and is given
two frames to warm up. Cairo and Blend2D know no perspective: they draw what turns in upright strips
4 pixels wide. --keep writes the frame at 0.4 of each motion to DIR, to see that all draw the same.

The packages are in requirements.txt beside this file.
"""
import argparse
import json
import math
import time

import numpy as np

from motions import MOTIONS, frame, is_affine, is_whole, moved, strips


class Skia:
    """Blue first is the order that its raster loops are written for."""

    def __init__(self, screens):
        import skia
        self.skia = skia
        self.height, self.width = screens[0].shape[:2]
        kind = skia.kBGRA_8888_ColorType
        self.images = [skia.Image.fromarray(s, kind, skia.kOpaque_AlphaType) for s in screens]
        self.pixels = np.zeros_like(screens[0])
        info = skia.ImageInfo.Make(self.width, self.height, kind, skia.kPremul_AlphaType)
        self.surface = skia.Surface.MakeRasterDirect(info, self.pixels, 4 * self.width)
        self.linear = skia.SamplingOptions(skia.FilterMode.kLinear)
        self.nearest = skia.SamplingOptions(skia.FilterMode.kNearest)

    def draw(self, parts):
        skia, canvas = self.skia, self.surface.getCanvas()
        for part in parts:
            if part[0] == "black":
                canvas.clear(skia.ColorBLACK)
            elif part[0] == "shadow":
                _, start, end, alpha = part
                shader = skia.GradientShader.MakeLinear(
                    [(start, 0), (end, 0)], [skia.Color4f(0, 0, 0, alpha).toColor(), 0])
                canvas.drawRect(
                    skia.Rect.MakeLTRB(start, 0, min(end, self.width), self.height),
                    skia.Paint(Shader=shader))
            else:
                _, index, matrix, opacity, clip = part
                whole = is_whole(matrix)
                canvas.save()
                if clip and clip[0] == "circle":
                    canvas.clipPath(skia.Path.Circle(*clip[1:]), doAntiAlias=True)
                elif clip:
                    box, r = skia.Rect.MakeXYWH(*clip[1:5]), clip[5] if clip[0] == "round" else 0
                    canvas.clipRRect(skia.RRect.MakeRectXY(box, r, r), doAntiAlias=True)
                canvas.concat(skia.Matrix([float(v) for v in matrix.ravel()]))
                canvas.drawImage(
                    self.images[index], 0, 0, self.nearest if whole else self.linear,
                    skia.Paint(AntiAlias=not whole, Alphaf=opacity))
                canvas.restore()


class Cairo:
    def __init__(self, screens):
        import cairo
        self.cairo = cairo
        self.height, self.width = screens[0].shape[:2]

        def surface(pixels):
            return cairo.ImageSurface.create_for_data(
                pixels, cairo.FORMAT_RGB24, self.width, self.height, 4 * self.width)
        self.screens = screens
        self.images = [surface(s) for s in screens]
        self.pixels = np.zeros_like(screens[0])
        self.surface = surface(self.pixels)

    def paint(self, context, index, matrix, opacity):
        cairo = self.cairo
        pattern = cairo.SurfacePattern(self.images[index])
        back = np.linalg.inv(matrix)
        pattern.set_matrix(
            cairo.Matrix(back[0, 0], back[1, 0], back[0, 1], back[1, 1], back[0, 2], back[1, 2]))
        pattern.set_filter(cairo.FILTER_NEAREST if is_whole(matrix) else cairo.FILTER_BILINEAR)
        context.set_source(pattern)
        if opacity == 1:
            context.paint()
        else:
            context.paint_with_alpha(opacity)

    def draw(self, parts):
        cairo = self.cairo
        context = cairo.Context(self.surface)
        for part in parts:
            if part[0] == "black":
                context.set_source_rgb(0, 0, 0)
                context.paint()
            elif part[0] == "shadow":
                _, start, end, alpha = part
                gradient = cairo.LinearGradient(start, 0, end, 0)
                gradient.add_color_stop_rgba(0, 0, 0, 0, alpha)
                gradient.add_color_stop_rgba(1, 0, 0, 0, 0)
                context.set_source(gradient)
                context.rectangle(start, 0, end - start, self.height)
                context.fill()
            else:
                _, index, matrix, opacity, clip = part
                context.save()
                if clip and clip[0] == "circle":
                    context.arc(*clip[1:], 0, 2 * math.pi)
                elif clip and clip[0] == "rect":
                    context.rectangle(*clip[1:])
                elif clip:
                    _, x, y, width, height, r = clip
                    right, bottom = x + width - r, y + height - r
                    for corner, middle in enumerate(
                            [(right, bottom), (x + r, bottom), (x + r, y + r), (right, y + r)]):
                        context.arc(*middle, r, corner * math.pi / 2, (corner + 1) * math.pi / 2)
                    context.close_path()
                if clip:
                    context.clip()
                if is_affine(matrix):
                    self.paint(context, index, matrix, opacity)
                else:
                    for start, end, own in strips(matrix, self.width, self.height):
                        context.save()
                        context.rectangle(start, 0, end - start, self.height)
                        context.clip()
                        self.paint(context, index, own, opacity)
                        context.restore()
                context.restore()
        self.surface.flush()


class Blend2D:
    """In its synchronous mode, which works on the calling thread."""

    def __init__(self, screens):
        import blend2d
        self.blend2d = blend2d
        self.height, self.width = screens[0].shape[:2]
        self.images = []
        for screen in screens:
            image = blend2d.Image(self.width, self.height, blend2d.Format.XRGB32)
            image.to_numpy()[...] = screen
            self.images.append(image)
        self.target = blend2d.Image(self.width, self.height, blend2d.Format.XRGB32)

    @property
    def pixels(self):
        return self.target.to_numpy()

    def matrix(self, m):
        return self.blend2d.Matrix2D(m[0, 0], m[1, 0], m[0, 1], m[1, 1], m[0, 2], m[1, 2])

    def pattern(self, index, matrix):
        b = self.blend2d
        return b.Pattern(self.images[index], None, b.ExtendMode.PAD, self.matrix(matrix))

    def draw(self, parts):
        b = self.blend2d
        context = b.Context(self.target, None)
        for part in parts:
            if part[0] == "black":
                context.fill_all("#000000")
            elif part[0] == "shadow":
                _, start, end, alpha = part
                if min(end, self.width) > start:
                    gradient = b.LinearGradient(start, 0.0, end, 0.0)
                    gradient.add_stop(0.0, (0, 0, 0, int(255 * alpha)))
                    gradient.add_stop(1.0, (0, 0, 0, 0))
                    context.fill_rect(
                        start, 0.0, min(end, self.width) - start, float(self.height), gradient)
            else:
                _, index, matrix, opacity, clip = part
                whole = is_whole(matrix)
                context.pattern_quality = (
                    b.PatternQuality.NEAREST if whole else b.PatternQuality.BILINEAR)
                context.global_alpha = opacity
                if not is_affine(matrix):
                    for start, end, own in strips(matrix, self.width, self.height):
                        top = max(0.0, own[1, 2])
                        bottom = min(float(self.height), own[1, 2] + self.height * own[1, 1])
                        context.fill_rect(
                            float(start), top, float(end - start), bottom - top,
                            self.pattern(index, own))
                elif clip and clip[0] == "circle":
                    context.fill_circle(*clip[1:], self.pattern(index, matrix))
                elif clip and clip[0] == "round":
                    context.fill_round_rect(*clip[1:], clip[5], self.pattern(index, matrix))
                else:
                    context.save()
                    if clip:
                        context.clip_to_rect(*(float(v) for v in clip[1:]))
                    context.blit_image(matrix[0, 2], matrix[1, 2], self.images[index])
                    context.restore()
                context.global_alpha = 1.0
        context.end()


class OpenCV:
    def __init__(self, screens):
        import cv2
        self.cv2 = cv2
        cv2.setNumThreads(1)
        self.height, self.width = screens[0].shape[:2]
        self.screens = screens
        self.pixels = np.zeros_like(screens[0])
        self.mask = np.zeros(screens[0].shape[:2], np.uint8)

    def lay(self, source, left, top):
        """Mixes source with the canvas by the mask; the corner of both is at left, top."""
        bottom, right = top + source.shape[0], left + source.shape[1]
        part = self.pixels[top:bottom, left:right]
        weight = self.mask[top:bottom, left:right].astype(np.float32) / 255
        part[...] = self.cv2.blendLinear(source, np.ascontiguousarray(part), weight, 1 - weight)

    def draw(self, parts):
        cv2, width, height = self.cv2, self.width, self.height

        def fixed(*values):
            return tuple(int(16 * v) for v in values)

        def centred(matrix):  # Pixels count from their centres here.
            return moved(-0.5, -0.5) @ matrix @ moved(0.5, 0.5)
        for part in parts:
            if part[0] == "black":
                self.pixels[...] = (0, 0, 0, 255)
            elif part[0] == "shadow":
                _, start, end, alpha = part
                left, right = int(start), min(width, math.ceil(end))
                if right > left:
                    middle = np.arange(left, right) + 0.5
                    keep = 1 - np.interp(middle, (start, end), (alpha, 0)).astype(np.float32)
                    keep = np.repeat(keep[:, None], 4, 1)
                    keep[:, 3] = 1
                    under = np.ascontiguousarray(self.pixels[:, left:right])
                    keep = np.ascontiguousarray(np.broadcast_to(keep, under.shape))
                    self.pixels[:, left:right] = cv2.multiply(under, keep, dtype=cv2.CV_8U)
            else:
                _, index, matrix, opacity, clip = part
                source = self.screens[index]
                if opacity < 1:
                    cv2.addWeighted(source, opacity, self.pixels, 1 - opacity, 0, self.pixels)
                elif clip and clip[0] == "circle":
                    _, x, y, r = clip
                    left, top = max(0, int(x - r) - 1), max(0, int(y - r) - 1)
                    right, bottom = min(width, int(x + r) + 2), min(height, int(y + r) + 2)
                    self.mask[...] = 0
                    cv2.circle(self.mask, fixed(x, y), fixed(r)[0], 255, -1, cv2.LINE_AA, 4)
                    self.lay(np.ascontiguousarray(source[top:bottom, left:right]), left, top)
                elif clip and clip[0] == "round":
                    _, x, y, w, h, r = clip
                    left, top = max(0, math.floor(x)), max(0, math.floor(y))
                    right, bottom = min(width, math.ceil(x + w)), min(height, math.ceil(y + h))
                    warped = cv2.warpAffine(
                        source, centred(moved(-left, -top) @ matrix)[:2], (right - left, bottom - top),
                        flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
                    self.mask[...] = 0
                    line = (255, -1, cv2.LINE_AA, 4)
                    cv2.rectangle(self.mask, fixed(x + r, y), fixed(x + w - r, y + h), *line)
                    cv2.rectangle(self.mask, fixed(x, y + r), fixed(x + w, y + h - r), *line)
                    for cx in (x + r, x + w - r):
                        for cy in (y + r, y + h - r):
                            cv2.circle(self.mask, fixed(cx, cy), fixed(r)[0], *line)
                    self.lay(warped, left, top)
                elif is_whole(matrix):
                    dx = int(matrix[0, 2])
                    left, right = max(0, dx), min(width, width + dx)
                    if clip:
                        left, right = max(left, int(clip[1])), min(right, int(clip[1] + clip[3]))
                    if right > left:
                        self.pixels[:, left:right] = source[:, left - dx:right - dx]
                else:
                    cv2.warpPerspective(
                        source, centred(matrix), (width, height), dst=self.pixels,
                        flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_TRANSPARENT)


PEERS = {"skia": Skia, "cairo": Cairo, "blend2d": Blend2D, "opencv": OpenCV}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer", choices=PEERS)
    parser.add_argument("screens", nargs=2, metavar="PNG")
    parser.add_argument("--frames", type=int, default=30)
    parser.add_argument("--keep", metavar="DIR")
    options = parser.parse_args()
    from PIL import Image
    screens = []
    for path in options.screens:
        pixels = np.asarray(Image.open(path).convert("RGBA"))
        screens.append(np.ascontiguousarray(pixels[..., [2, 1, 0, 3]]))
    height, width = screens[0].shape[:2]
    peer = PEERS[options.peer](screens)
    for motion in MOTIONS:
        for t in (0.3, 0.6):
            peer.draw(frame(motion, t, width, height))
        spent = 0.0
        for index in range(options.frames):
            parts = frame(motion, (index + 0.5) / options.frames, width, height)
            start = time.process_time()
            peer.draw(parts)
            spent += time.process_time() - start
        line = {"peer": options.peer, "motion": motion, "cpu": 1e3 * spent / options.frames}
        print(json.dumps(line), flush=True)
        if options.keep:
            peer.draw(frame(motion, 0.4, width, height))
            kept = np.ascontiguousarray(peer.pixels[..., [2, 1, 0]])
            Image.fromarray(kept).save(f"{options.keep}/{options.peer}-{motion}.png", compress_level=1)


if __name__ == "__main__":
    main()
