// Curves over time, to click on: how far the pictures have come, and what differs.

const namespace = document.querySelector("svg").namespaceURI;
const curveHeight = 62;

/** Creates an element of a drawing. */
function drawn(name, attributes) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

const curves = {
  cursors: [],
  firstTime: frames[0]?.time ?? 0,
  lastTime: Math.max(frames.at(-1)?.time ?? 0, (frames[0]?.time ?? 0) + 1e-9),

  /** Draws all curves for the width that there is. */
  build() {
    this.cursors = [];
    // A window that is not laid out yet has no width; once it is, the curves are built anew.
    this.width = Math.max(32, element("curves").clientWidth);
    const progress = frames.some((frame) => frame.progress !== null) ? [this.progress()] : [];
    element("curves").replaceChildren(...progress, this.metric());
    this.mark();
  },

  /** Where a time stands, in pixels; the ends are where the scrubber's are. */
  x(time) {
    const share = (time - this.firstTime) / (this.lastTime - this.firstTime);
    return 8 + share * (this.width - 16);
  },

  /** Where a share of 0 to 1 stands. */
  y(share) {
    return curveHeight - 4 - share * (curveHeight - 8);
  },

  /** The curve of how far the pictures have come. */
  progress() {
    const keys = [["key main", isReport ? "actual" : "by the pixels"]];
    const svg = this.ground();
    if (book.timing) {
      const { points: [x1, y1, x2, y2], duration, name } = book.timing;
      const at = (x, y) => `${this.x(x * duration)} ${this.y(y)}`;
      svg.append(drawn("path", {
        class: "given", d: `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`,
      }));
      keys.push(["key dotted", name === "linear" ? "even time" : `timing ${name}`]);
    }
    if (frames.some((frame) => frame.goldenProgress !== null)) {
      svg.append(drawn("path", { class: "golden", d: this.path((frame) => frame.goldenProgress) }));
      keys.push(["key dashed", "golden"]);
    }
    svg.append(drawn("path", { class: "line", d: this.path((frame) => frame.progress) }));
    for (const frame of frames.filter((each) => each.isFailing && each.progress !== null)) {
      svg.append(drawn("circle", {
        class: "failing-mark", cx: this.x(frame.time), cy: this.y(frame.progress), r: 2.5,
      }));
    }
    return this.figure(svg, "Progress", "from the first picture to the last", keys, (frame) => frame.progress);
  },

  /** Columns of what differs in each frame. */
  metric() {
    const svg = this.ground();
    const value = (frame) => (isReport ? frame.fraction : frame.change) ?? 0;
    const most = Math.max(...frames.map(value));
    const spacing = (this.width - 16) / Math.max(1, frames.length);
    const width = clamp(spacing * 0.7, 1, 14);
    for (const frame of frames) {
      const height = columnHeight(frame, value(frame), most);
      if (height === 0) continue;
      svg.append(drawn("rect", {
        class: frame.isFailing ? "column failing" : "column", width, height,
        x: this.x(frame.time) - width / 2, y: curveHeight - height,
      }));
    }
    const title = isReport ? "Difference" : "Change";
    const unit = isReport
      ? `share of pixels that differ from the golden frame, up to ${percent(most)}`
      : `from the frame before, up to ${most.toFixed(1)} levels a channel`;
    return this.figure(svg, title, unit, [], null);
  },

  /** Returns the line through the values of all frames that have one. */
  path(value) {
    const known = frames.filter((frame) => value(frame) !== null);
    return known.map((frame, index) =>
      `${index ? "L" : "M"}${this.x(frame.time).toFixed(1)} ${this.y(value(frame)).toFixed(1)}`).join("");
  },

  /** An empty drawing that goes to the frame at the place where it is pressed. */
  ground() {
    const svg = drawn("svg", { role: "img", viewBox: `0 0 ${this.width} ${curveHeight}` });
    svg.append(drawn("rect", {
      class: "ground", x: 0.5, y: 0.5, width: this.width - 1, height: curveHeight - 1, rx: 4,
    }));
    const seek = (event) => {
      const share = (event.clientX - svg.getBoundingClientRect().left - 8) / (this.width - 16);
      const time = this.firstTime + clamp(share, 0, 1) * (this.lastTime - this.firstTime);
      show({ frame: nearestFrame(time) });
    };
    svg.addEventListener("pointerdown", (event) => {
      svg.setPointerCapture(event.pointerId);
      player.pause();
      seek(event);
    });
    svg.addEventListener("pointermove", (event) => {
      if (svg.hasPointerCapture(event.pointerId)) seek(event);
    });
    return svg;
  },

  figure(svg, title, text, keys, value) {
    const cursor = drawn("line", { class: "cursor", y1: 0, y2: curveHeight });
    const dot = drawn("circle", { class: "dot", r: 3.5 });
    svg.append(cursor, dot);
    svg.setAttribute("aria-label", `${title}: ${text}`);
    this.cursors.push({ cursor, dot, value });
    const heading = make("div", { class: "title" }, make("b", {}, title), make("span", {}, text),
      make("span", { class: "space" }),
      ...keys.map(([style, name]) => make("span", { class: style }, name)));
    return make("div", { class: "curve" }, heading, svg);
  },

  /** Marks the frame in view. */
  mark() {
    const frame = frames[view.frame];
    const x = this.x(frame.time);
    for (const { cursor, dot, value } of this.cursors) {
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
      const share = value?.(frame) ?? null;
      dot.setAttribute("visibility", share === null ? "hidden" : "visible");
      dot.setAttribute("cx", x);
      dot.setAttribute("cy", this.y(share ?? 0));
    }
  },
};

/** Returns how high a frame's column is: what fails or differs at all is always seen. */
function columnHeight(frame, value, most) {
  const least = frame.isFailing ? 5 : value > 0 ? 2 : 0;
  const isWhole = frame.isFailing && frame.fraction === null;
  if (isWhole) return curveHeight - 8;
  return most > 0 ? Math.max(least, (value / most) * (curveHeight - 8)) : least;
}

/** Returns a share as people read it, with as many digits as it takes. */
function percent(share) {
  if (share === 0) return "0 %";
  return `${Number((100 * share).toPrecision(3))} %`;
}

/** Returns the frame whose time is nearest to a time. */
function nearestFrame(time) {
  let nearest = 0;
  frames.forEach((frame, index) => {
    if (Math.abs(frame.time - time) < Math.abs(frames[nearest].time - time)) nearest = index;
  });
  return nearest;
}
