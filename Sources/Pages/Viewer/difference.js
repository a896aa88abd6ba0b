// What differs between two pictures, in exact numbers and as a picture.

/** Returns the differences of red, green, blue and alpha; colours of clear pixels do not count. */
function channelDifferences(one, other, at) {
  const differences = [0, 0, 0, Math.abs(one[at + 3] - other[at + 3])];
  for (let channel = 0; channel < 3; channel++) {
    const value = one[at + 3] === 0 ? 0 : one[at + channel];
    const otherValue = other[at + 3] === 0 ? 0 : other[at + channel];
    differences[channel] = Math.abs(value - otherValue);
  }
  return differences;
}

/**
 * Compares two pictures of stored values.
 *
 * Returns { image, count, greatest }: a picture that shows where they differ in red on a pale copy
 * ("marks"), or by how much, times a factor; how many pixels differ; the greatest difference of a
 * channel. What only one of the pictures has is magenta, and counts.
 */
function difference(one, other, marks) {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const image = new ImageData(width, height);
  const paint = marks === "marks" ? paintMark : paintLevels(Number(marks));
  let count = 0;
  let greatest = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const target = 4 * (y * width + x);
      if (x >= Math.min(one.width, other.width) || y >= Math.min(one.height, other.height)) {
        image.data.set([255, 0, 255, 255], target);
        count++;
        continue;
      }
      const at = 4 * (y * one.width + x);
      const otherAt = 4 * (y * other.width + x);
      const most = greatestDifference(one.data, at, other.data, otherAt);
      if (most > 0) count++;
      if (most > greatest) greatest = most;
      paint(image.data, target, one.data, at, other.data, otherAt, most);
    }
  }
  return { image, count, greatest };
}

/** Returns the greatest difference of a channel of two pixels. */
function greatestDifference(one, at, other, otherAt) {
  const alpha = one[at + 3];
  const otherAlpha = other[otherAt + 3];
  let most = Math.abs(alpha - otherAlpha);
  for (let channel = 0; channel < 3; channel++) {
    const value = alpha === 0 ? 0 : one[at + channel];
    const otherValue = otherAlpha === 0 ? 0 : other[otherAt + channel];
    most = Math.max(most, Math.abs(value - otherValue));
  }
  return most;
}

/** Paints a pixel red if it differs, and pale grey if it does not. */
function paintMark(target, place, one, at, other, otherAt, most) {
  if (most > 0) {
    target[place] = 255;
    target[place + 1] = 0;
    target[place + 2] = 0;
  } else {
    const luma = (2 * other[otherAt] + 5 * other[otherAt + 1] + other[otherAt + 2]) / 8;
    const alpha = other[otherAt + 3] / 255;
    const pale = 191 + (luma * alpha + 255 * (1 - alpha)) / 4;
    target[place] = target[place + 1] = target[place + 2] = pale;
  }
  target[place + 3] = 255;
}

/** Returns a painter of differences times a factor, on black; alpha counts for all channels. */
function paintLevels(factor) {
  return (target, place, one, at, other, otherAt, most) => {
    const alpha = Math.abs(one[at + 3] - other[otherAt + 3]);
    for (let channel = 0; channel < 3; channel++) {
      const level = most === 0 ? 0 : Math.abs(one[at + channel] - other[otherAt + channel]);
      target[place + channel] = factor * Math.max(level, alpha);
    }
    target[place + 3] = 255;
  };
}

/**
 * Draws the difference of two pictures whose values cannot be read: the browser subtracts, and
 * doubles until a factor is reached.
 */
function drawDifference(context, one, other, marks) {
  const { width, height } = context.canvas;
  context.fillStyle = "black";
  context.fillRect(0, 0, width, height);
  context.drawImage(one, 0, 0);
  context.globalCompositeOperation = "difference";
  context.drawImage(other, 0, 0);
  context.globalCompositeOperation = "lighter";
  for (let factor = marks === "marks" ? 64 : Number(marks); factor > 1; factor /= 2) {
    context.drawImage(context.canvas, 0, 0);
  }
  context.globalCompositeOperation = "source-over";
}
