// The loupe: the pixels about a place, enlarged, and the values that are stored for it.

const loupe = {
  /** How many pixels are shown in a row, and how large. */
  count: 11,
  cell: 17,
  /** The place under the pointer, or null. */
  hovered: null,

  /** Shows the place under the pointer, or else the one that was chosen. */
  async draw(isCurrent) {
    const shown = [
      [ownName, frames[view.frame].picture],
      [references[view.against].short, referencePicture()],
    ];
    const looks = await Promise.all(shown.map(([, number]) => this.look(number)));
    if (!isCurrent()) return;
    const place = this.hovered ?? view.pixel ?? this.standardPlace(looks);
    element("loupes").replaceChildren(
      ...shown.map(([name], index) => this.figure(name, looks[index], place)));
    element("pixel-values").replaceChildren(this.table(shown, looks, place));
    if (document.activeElement !== element("pixel-x")) element("pixel-x").value = place[0];
    if (document.activeElement !== element("pixel-y")) element("pixel-y").value = place[1];
    element("pixel-hint").textContent = this.hovered ? "click to keep" : "point at the picture";
  },

  /** The place that is shown when nobody has chosen one: the first that differs, or the middle. */
  standardPlace([own, other]) {
    const { box, picture, golden } = frames[view.frame];
    const { width, height } = book.pictures[picture ?? golden ?? 0];
    const [left, top, columns, rows] = box ?? [0, 0, 0, 0];
    for (let y = top; y < top + rows; y++) {
      for (let x = left; x < left + columns && own.values && other.values; x++) {
        const at = 4 * (y * width + x);
        if (greatestDifference(own.values.data, at, other.values.data, at) > 0) return [x, y];
      }
    }
    return box
      ? [left + Math.floor(columns / 2), top + Math.floor(rows / 2)]
      : [Math.floor(width / 2), Math.floor(height / 2)];
  },

  /** Returns what can be known of a picture: its values, or at least its look. */
  async look(number) {
    const [values, drawable] = await Promise.all([
      pictures.values(number), pictures.drawable(number),
    ]);
    return { values, drawable };
  },

  figure(name, look, place) {
    const side = this.count * this.cell;
    const canvas = make("canvas", { width: side, height: side, role: "img" });
    canvas.setAttribute("aria-label", `${name} about ${place[0]}, ${place[1]}, enlarged`);
    this.paint(canvas.getContext("2d"), look, place);
    return make("figure", {}, canvas, make("figcaption", {}, name));
  },

  paint(context, { values, drawable }, [x, y]) {
    const { count, cell } = this;
    const half = (count - 1) / 2;
    if (values) {
      for (let row = 0; row < count; row++) {
        for (let column = 0; column < count; column++) {
          const value = this.value(values, x + column - half, y + row - half);
          if (!value) continue;
          context.fillStyle = `rgb(${value[0]} ${value[1]} ${value[2]} / ${value[3] / 255})`;
          context.fillRect(column * cell, row * cell, cell, cell);
        }
      }
    } else if (drawable) {
      context.imageSmoothingEnabled = false;
      const side = count * cell;
      context.drawImage(drawable, x - half, y - half, count, count, 0, 0, side, side);
    }
    for (const [style, grow] of [["#fff", 1], ["#000", 0]]) {
      context.strokeStyle = style;
      context.strokeRect(half * cell - grow + 0.5, half * cell - grow + 0.5, cell + 2 * grow - 1, cell + 2 * grow - 1);
    }
  },

  /** Returns red, green, blue and alpha of a pixel; null outside of the picture. */
  value({ width, height, data }, x, y) {
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const at = 4 * (y * width + x);
    return [...data.subarray(at, at + 4)];
  },

  /** Returns the values at the place as a table. */
  table(shown, looks, [x, y]) {
    if (looks.every(({ values }) => values === null)) {
      const text = shown.some(([, number]) => number !== null)
        ? "These frames lie in files beside the page, and browsers do not give out the values of such files."
        : "";
      return make("p", { class: "hint" }, text);
    }
    const pixels = looks.map(({ values }) => values && this.value(values, x, y));
    const cells = (texts) => texts.map((text) => make("td", {}, text));
    const head = make("tr", {}, make("td"),
      ...["Red", "Green", "Blue", "Alpha", "Hex"].map((name) => make("th", { scope: "col" }, name)));
    const rows = shown.map(([name], index) => {
      const pixel = pixels[index];
      const texts = pixel ? [...pixel.map(String), hexadecimal(pixel)] : ["–", "–", "–", "–", ""];
      return make("tr", {}, make("th", { scope: "row" }, name), ...cells(texts));
    });
    if (pixels[0] && pixels[1]) {
      const differences = channelDifferences(pixels[0], pixels[1], 0);
      rows.push(make("tr", { class: differences.some((each) => each > 0) ? "bad" : "" },
        make("th", { scope: "row" }, "Difference"), ...cells([...differences.map(String), ""])));
    }
    return make("table", { class: "values" },
      make("caption", { class: "hidden" }, `Values of the pixel ${x}, ${y}`),
      make("thead", {}, head), make("tbody", {}, ...rows));
  },
};

/** Returns a pixel's values as `#rrggbbaa`, without alpha where it is 255. */
function hexadecimal(pixel) {
  const digits = pixel.map((value) => value.toString(16).padStart(2, "0"));
  return `#${(pixel[3] === 255 ? digits.slice(0, 3) : digits).join("")}`;
}

/** Returns the picture's pixel under a pointer on a canvas. */
function pixelUnder(event) {
  const { width, height } = event.target;
  const bounds = event.target.getBoundingClientRect();
  const x = Math.floor(((event.clientX - bounds.left) / bounds.width) * width);
  const y = Math.floor(((event.clientY - bounds.top) / bounds.height) * height);
  return [clamp(x, 0, width - 1), clamp(y, 0, height - 1)];
}
