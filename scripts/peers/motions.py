"""
The motions that drawing is timed with, as what each frame consists of: the same pictures in the same
places as those of flipbook-bench.
"""
import math

import numpy as np

MOTIONS = ["crossfade", "circle", "slide", "door", "flip", "zoom", "pageturn"]


# Matrices take picture pixels to canvas pixels, as columns.

def moved(x, y):
    return np.array([[1.0, 0, x], [0, 1, y], [0, 0, 1]])


def turned(angle, distance, x, y):
    """About an upright axis through (x, y), seen from a distance in pixels."""
    turn = np.eye(3)
    turn[0, 0] = math.cos(angle)
    turn[2, 0] = math.sin(angle) / distance
    return moved(x, y) @ turn @ moved(-x, -y)


def picture(index, matrix=None, opacity=1.0, clip=None):
    return ("picture", index, np.eye(3) if matrix is None else matrix, opacity, clip)


def frame(motion, t, width, height):
    """What shows at t: pictures, a black ground, and a shadow from one column to another."""
    point = width / 393
    if motion == "crossfade":
        return [picture(0), picture(1, opacity=t)]
    if motion == "circle":
        x, y = width / 2, height * 0.4
        return [picture(0), picture(1, clip=("circle", x, y, t * math.hypot(x, height - y)))]
    if motion == "slide":
        return [picture(0, moved(-round(t * width / 3), 0)),
                picture(1, moved(round((1 - t) * width), 0))]
    if motion == "door":
        half, way = width // 2, round(t * width / 2)
        return [picture(1),
                picture(0, moved(-way, 0), clip=("rect", 0, 0, max(0, half - way), height)),
                picture(0, moved(way, 0),
                        clip=("rect", half + way, 0, max(0, width - half - way), height))]
    if motion == "flip":
        index, angle = (0, t * math.pi) if t <= 0.5 else (1, (t - 1) * math.pi)
        return [("black",), picture(index, turned(angle, 500 * point, width / 2, height / 2))]
    if motion == "zoom":
        scale = 0.3 + 0.7 * t
        x, y = (1 - t) * 24 * point, (1 - t) * 0.7 * height
        return [picture(0),
                picture(1, moved(x, y) @ np.diag([scale, scale, 1]),
                        clip=("round", x, y, scale * width, scale * height, (12 + 27 * t) * point))]
    page = turned(-t * math.pi / 2, 1500 * point, 0, height / 2)
    corner = page @ np.array([width, height / 2, 1])
    edge = corner[0] / corner[2]
    return [picture(1), ("shadow", edge, edge + 90 * point, 0.5 * (1 - t)), picture(0, page)]


def is_whole(matrix):
    """Whether pixels stay pixels."""
    rest = matrix - moved(matrix[0, 2], matrix[1, 2])
    return not rest.any() and matrix[0, 2] == round(matrix[0, 2]) and matrix[1, 2] == round(matrix[1, 2])


def is_affine(matrix):
    return matrix[2, 0] == 0 and matrix[2, 1] == 0


def columns_of(matrix, width, height):
    """The canvas columns that a turned picture shows in."""
    corners = matrix @ np.array([[0, width, 0, width], [0, 0, height, height], [1, 1, 1, 1.0]])
    x = corners[0] / corners[2]
    return max(0, math.floor(x.min())), min(width, math.ceil(x.max()))


def strips(matrix, width, height):
    """Upright strips with the affine map that comes closest in each."""
    left, right = columns_of(matrix, width, height)
    back = np.linalg.inv(matrix)

    def column(x):
        looked = back @ np.array([x, height / 2, 1])
        return looked[0] / looked[2]

    for x in range(left, right, 4):
        end = min(x + 4, right)
        u = column(x)
        down = 1 / (matrix[2] @ np.array([column((x + end) / 2), height / 2, 1]))
        across = (end - x) / (column(end) - u)
        yield x, end, moved(x, height / 2) @ np.diag([across, down, 1]) @ moved(-u, -height / 2)
