// Takes a PNG file apart, to show the values that it stores. A canvas would not do: it converts
// profiles, multiplies by alpha, and some browsers blur what is read from it.
//
// The pictures in the page are of one kind only: 8 bits a channel, red, green, blue and perhaps
// alpha, not interlaced.

/** Returns { width, height, data } of a PNG file; data holds straight red, green, blue, alpha. */
async function decodePNG(file) {
  const fields = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts = [];
  let width = 0;
  let height = 0;
  let channels = 0;
  for (let offset = 8; offset + 12 <= file.length; ) {
    const length = fields.getUint32(offset);
    const name = String.fromCharCode(...file.subarray(offset + 4, offset + 8));
    const start = offset + 8;
    if (name === "IHDR") {
      width = fields.getUint32(start);
      height = fields.getUint32(start + 4);
      channels = file[start + 9] === 6 ? 4 : 3;
    }
    if (name === "IDAT") parts.push(file.subarray(start, start + length));
    offset = start + length + 4;
  }
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
  const rows = new Uint8Array(await new Response(stream).arrayBuffer());
  undoFilters(rows, width * channels, height, channels);
  return { width, height, data: withAlpha(rows, width, height, channels) };
}

/** Turns filtered rows, each behind the number of its filter, into plain ones in place. */
function undoFilters(rows, length, height, distance) {
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1) + 1;
    const above = start - length - 1;
    const filter = rows[start - 1];
    if (filter === 0) continue;
    for (let x = 0; x < length; x++) {
      const left = x >= distance ? rows[start + x - distance] : 0;
      const up = y > 0 ? rows[above + x] : 0;
      const corner = x >= distance && y > 0 ? rows[above + x - distance] : 0;
      rows[start + x] += prediction(filter, left, up, corner);
    }
  }
}

/** Returns what a filter expects of a byte between its neighbours. */
function prediction(filter, left, up, corner) {
  switch (filter) {
    case 1: return left;
    case 2: return up;
    case 3: return (left + up) >> 1;
    default: {
      const fromLeft = Math.abs(up - corner);
      const fromUp = Math.abs(left - corner);
      const fromCorner = Math.abs(left + up - 2 * corner);
      if (fromLeft <= fromUp && fromLeft <= fromCorner) return left;
      return fromUp <= fromCorner ? up : corner;
    }
  }
}

/** Returns plain rows as red, green, blue and alpha, without the filters' numbers. */
function withAlpha(rows, width, height, channels) {
  const data = new Uint8ClampedArray(width * height * 4);
  let target = 0;
  for (let y = 0; y < height; y++) {
    let source = y * (width * channels + 1) + 1;
    for (let x = 0; x < width; x++) {
      data[target] = rows[source];
      data[target + 1] = rows[source + 1];
      data[target + 2] = rows[source + 2];
      data[target + 3] = channels === 4 ? rows[source + 3] : 255;
      source += channels;
      target += 4;
    }
  }
  return data;
}
