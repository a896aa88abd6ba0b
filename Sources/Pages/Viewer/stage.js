// The stage: one picture or two, laid against each other in one of the ways to look.

const stage = {
  box: element("stage"),
  left: element("left"),
  right: element("right"),
  caption: (figure, text) => { figure.querySelector("figcaption").textContent = text; },
  canvas: (figure) => figure.querySelector("canvas"),

  /** Draws what the view asks for; answers with what is known of the difference, if it is shown. */
  async draw(isCurrent) {
    const number = frames[view.frame].picture;
    const other = referencePicture();
    const [front, back] = await Promise.all([pictures.drawable(number), pictures.drawable(other)]);
    const exact = view.mode === "diff" ? await exactDifference(number, other) : null;
    if (!isCurrent()) return null;

    const name = references[view.against].name;
    const isPair = front !== null && back !== null;
    const size = this.size(number, other);
    this.left.hidden = view.mode !== "side";
    this.box.classList.toggle("swiping", view.mode === "swipe" && isPair);
    this.caption(this.left, back ? references[view.against].short : sentence(missing(other, name)));
    this.caption(this.right, this.title(front, back, number, name, exact));
    this.layOut(size);

    const context = this.prepare(this.right, size);
    this.prepare(this.left, size);
    if (view.mode === "side" && back) this.canvas(this.left).getContext("2d").drawImage(back, 0, 0);
    if (isPair && view.mode !== "frame" && view.mode !== "side") {
      drawPair(context, front, back, exact);
    } else if (front ?? (view.mode === "side" ? null : back)) {
      context.drawImage(front ?? back, 0, 0);
    }
    this.describe();
    return exact;
  },

  /** The size that all pictures in view have room in. */
  size(...numbers) {
    const shown = numbers.filter((number) => number !== null).map((each) => book.pictures[each]);
    return {
      width: Math.max(1, ...shown.map((picture) => picture.width)),
      height: Math.max(1, ...shown.map((picture) => picture.height)),
    };
  },

  /** What stands over the frame. */
  title(front, back, number, name, exact) {
    const frame = frames[view.frame].name;
    const own = isReport ? "the actual frame" : "this frame";
    if (!front) return sentence(missing(number, own)) + (back ? `, this is ${name}` : "");
    if (view.mode === "frame") return isReport ? `Actual: ${frame}` : frame;
    if (!back) return `${frame}: ${missing(referencePicture(), name)}`;
    switch (view.mode) {
      case "side": return isReport ? ownName : frame;
      case "swipe": return `← ${references[view.against].short} · ${ownName} →`;
      case "flicker": return sentence(view.isFlipped ? name : own);
      case "onion": return `${sentence(name)} at ${view.onion} %`;
      default: return exact ? summary(exact) : `${sentence(name)} and ${own}, subtracted`;
    }
  },

  /** Gives a figure's canvas its size in pixels, and clears it. */
  prepare(figure, { width, height }) {
    const canvas = this.canvas(figure);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    return context;
  },

  /** Gives the canvases their size on the screen. */
  layOut({ width, height }) {
    const scale = this.scale(width, height);
    for (const figure of [this.left, this.right]) {
      const { style } = this.canvas(figure);
      style.width = `${width * scale}px`;
      style.height = `${height * scale}px`;
      figure.style.width = style.width;
    }
    this.box.classList.toggle("close", scale >= 2);
  },

  /** Screen pixels a picture's pixel takes; whole numbers where pictures are enlarged. */
  scale(width, height) {
    if (view.zoom !== "fit") return Number(view.zoom);
    const columns = view.mode === "side" ? 2 : 1;
    const room = (this.box.clientWidth - 24 - 16 * (columns - 1)) / columns;
    const fit = Math.min(room / width, (this.box.clientHeight - 40) / height);
    return fit >= 1 ? Math.floor(fit) : Math.max(fit, 0.01);
  },

  /** Says to those who cannot see the pictures which they are. */
  describe() {
    for (const figure of [this.left, this.right]) {
      const caption = figure.querySelector("figcaption").textContent;
      this.canvas(figure).setAttribute("aria-label", `${caption}, frame ${view.frame}`);
    }
  },
};

/** Returns a text with a capital first letter. */
function sentence(text) {
  return text[0].toUpperCase() + text.slice(1);
}

/** Says that there is no picture, or that it cannot be shown. */
function missing(number, name) {
  const { file } = number === null ? {} : book.pictures[number];
  if (file) return `${decodeURI(file)} is not beside the page`;
  return number === null ? `there is no ${name.replace(/^(the|this) /, "")}` : `${name} cannot be shown`;
}

/** Returns the difference as a sentence. */
function summary({ count, greatest }) {
  if (count === 0) return "No pixel differs";
  return `${count.toLocaleString("en")} ${count === 1 ? "pixel differs" : "pixels differ"}, by up to ${greatest}`;
}

/** Compares the stored values of two pictures; null where they cannot be read. */
async function exactDifference(number, other) {
  const [one, two] = await Promise.all([pictures.values(number), pictures.values(other)]);
  return one && two ? difference(one, two, view.marks) : null;
}

/** Draws two pictures laid against each other. */
function drawPair(context, front, back, exact) {
  const { width, height } = context.canvas;
  switch (view.mode) {
    case "swipe": {
      const edge = Math.round((width * view.swipe) / 100);
      const draw = (picture, x, columns) => {
        context.save();
        context.beginPath();
        context.rect(x, 0, columns, height);
        context.clip();
        context.drawImage(picture, 0, 0);
        context.restore();
      };
      draw(back, 0, edge);
      draw(front, edge, width - edge);
      context.fillStyle = "#ff2d55";
      const thickness = Math.max(1, Math.round(2 / stage.scale(width, height)));
      context.fillRect(edge - Math.floor(thickness / 2), 0, thickness, height);
      break;
    }
    case "flicker":
      context.drawImage(view.isFlipped ? back : front, 0, 0);
      break;
    case "onion":
      context.drawImage(front, 0, 0);
      context.globalAlpha = view.onion / 100;
      context.drawImage(back, 0, 0);
      context.globalAlpha = 1;
      break;
    default:
      if (exact) context.putImageData(exact.image, 0, 0);
      else drawDifference(context, front, back, view.marks);
      outlineIgnored(context);
  }
}

/** Outlines what a comparison leaves out. */
function outlineIgnored(context) {
  context.strokeStyle = "#0a84ff";
  context.setLineDash([6, 4]);
  for (const [x, y, width, height] of book.ignored) context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
  context.setLineDash([]);
}
