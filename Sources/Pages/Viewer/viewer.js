// Ties the page together: what is shown when the view changes, and who changes it.

let latestDrawing = 0;
let announcement = 0;

/** Changes the view, and returns when the page shows it. */
async function show(changes) {
  if (changes.mode && changes.mode !== view.mode) modeBefore = view.mode;
  if (changes.mode) view.isFlipped = false;
  Object.assign(view, changes);
  delete document.documentElement.dataset.ready;
  const drawing = ++latestDrawing;
  const isCurrent = () => drawing === latestDrawing;
  showControls();
  curves.mark();
  expectNext();
  player.isWaiting = true;
  const exact = await stage.draw(isCurrent);
  if (!isCurrent()) return;
  player.isWaiting = false;
  showFacts(exact);
  if (!player.isPlaying) await loupe.draw(isCurrent);
  if (!isCurrent()) return;
  keepFlickering();
  document.documentElement.dataset.ready = `${view.frame} ${view.mode}`;
  if (!player.isPlaying) noteRest();
}

/** Once the view rests, notes it in the address and tells it to screen readers. */
function noteRest() {
  position.note();
  clearTimeout(announcement);
  const { name, word } = frames[view.frame];
  const text = `Frame ${view.frame}, ${name}${word ? `, ${word}` : ""}`;
  announcement = setTimeout(() => {
    if (element("announcer").textContent !== text) announce(text);
  }, 500);
}

/** Brings all controls in line with the view. */
function showControls() {
  const frame = frames[view.frame];
  const last = frames.length - 1;
  element("scrubber").value = view.frame;
  element("scrubber").setAttribute("aria-valuetext", `${view.frame} of ${last}, ${seconds(frame.time)}`);
  element("place").replaceChildren(make("b", {}, String(view.frame)), ` / ${last}  ·  ${seconds(frame.time)}`);
  document.querySelector(`[name=mode][value=${view.mode}]`).checked = true;
  element("against").value = view.against;
  element("marks").value = view.marks;
  element("zoom").value = view.zoom;
  element("against-field").hidden = view.mode === "frame";
  element("marks-field").hidden = view.mode !== "diff";
  element("share-field").hidden = view.mode !== "swipe" && view.mode !== "onion";
  element("share-name").textContent = view.mode === "onion" ? "opacity" : "edge";
  element("share").value = view.mode === "onion" ? view.onion : view.swipe;
  for (const id of ["first", "back"]) element(id).disabled = view.frame === 0;
  for (const id of ["forth", "last"]) element(id).disabled = view.frame === last;
  document.querySelector(".frames [aria-current]")?.removeAttribute("aria-current");
  document.querySelector(`.frames tr[data-frame="${view.frame}"]`)?.setAttribute("aria-current", "true");
}

/** Shows what is known of the frame. */
function showFacts(exact) {
  const frame = frames[view.frame];
  const picture = frame.picture === null ? null : book.pictures[frame.picture];
  const facts = [["File", frame.name], ["Time", `${seconds(frame.time)}, for ${seconds(frame.delay)}`]];
  if (picture) facts.push(["Size", `${picture.width} × ${picture.height}`]);
  if (frame.text) facts.push(["Verdict", make("span", { class: frame.isFailing ? "bad" : "good" }, frame.text.replaceAll(" %", "\u00a0%"))]);
  if (frame.progress !== null) facts.push(["Progress", percent(frame.progress)]);
  if (frame.change !== null) facts.push(["Change", `${frame.change.toFixed(2)} levels a channel`]);
  if (exact) facts.push([references[view.against].short, summary(exact)]);
  element("frame-facts").replaceChildren(
    ...facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
}

/** Decodes ahead, in the direction in which people are moving. */
function expectNext() {
  const ahead = player.isPlaying ? 6 : 2;
  const numbers = [];
  for (let distance = 1; distance <= ahead; distance++) {
    const next = frames[view.frame + distance * player.direction];
    if (next) numbers.push(next.picture);
    if (next && view.mode !== "frame" && isReport) numbers.push(next.golden);
  }
  pictures.expect(numbers);
}

/** Lets the pointer look at pixels, keep one, and move the edge of a swipe. */
function listenToStage(canvas) {
  const moveEdge = (event) => {
    const bounds = canvas.getBoundingClientRect();
    show({ swipe: Math.round(clamp((event.clientX - bounds.left) / bounds.width, 0, 1) * 1000) / 10 });
  };
  canvas.addEventListener("pointerdown", (event) => {
    if (view.mode === "swipe") {
      canvas.setPointerCapture(event.pointerId);
      moveEdge(event);
    } else {
      show({ pixel: pixelUnder(event) });
    }
  });
  canvas.addEventListener("pointermove", (event) => {
    if (canvas.hasPointerCapture(event.pointerId)) moveEdge(event);
    loupe.hovered = pixelUnder(event);
    const drawing = latestDrawing;
    if (!player.isPlaying) loupe.draw(() => drawing === latestDrawing);
  });
  canvas.addEventListener("pointerleave", () => {
    loupe.hovered = null;
    const drawing = latestDrawing;
    if (!player.isPlaying) loupe.draw(() => drawing === latestDrawing);
  });
}

function listenToControls() {
  const onPress = (id, action) => element(id).addEventListener("click", action);
  const onChange = (id, action) => element(id).addEventListener("input", action);
  onPress("first", () => seek(0));
  onPress("back", () => step(-1));
  onPress("play", () => player.toggle());
  onPress("forth", () => step(1));
  onPress("last", () => seek(frames.length - 1));
  onPress("next-failing", () => nextFailing(1));
  onPress("theme", nextTheme);
  onPress("help-button", () => element("help").showModal());
  onChange("scrubber", (event) => seek(Number(event.target.value)));
  onChange("modes", (event) => show({ mode: event.target.value }));
  onChange("against", (event) => show({ against: event.target.value }));
  onChange("marks", (event) => show({ marks: event.target.value }));
  onChange("zoom", (event) => show({ zoom: event.target.value }));
  onChange("share", (event) => show({ [view.mode]: Number(event.target.value) }));
  for (const id of ["pixel-x", "pixel-y"]) {
    onChange(id, () => {
      const place = ["pixel-x", "pixel-y"].map((each) => Math.max(0, Math.trunc(Number(element(each).value))));
      loupe.hovered = null;
      show({ pixel: place });
    });
  }
  element("go-to").querySelector("form").addEventListener("submit", goTo);
  for (const button of document.querySelectorAll(".command button")) {
    button.addEventListener("click", () => copy(button));
  }
  for (const figure of [stage.left, stage.right]) listenToStage(stage.canvas(figure));
  addEventListener("keydown", handleKey);
  addEventListener("focusin", noteFocus);
  addEventListener("hashchange", () => {
    player.pause();
    show(position.read());
  });
  new ResizeObserver(() => {
    curves.build();
    show({});
  }).observe(stage.box);
}

function start() {
  setTheme(rememberedTheme());
  element("scrubber").max = frames.length - 1;
  element("against").append(...Object.entries(references).map(([value, { name }]) =>
    make("option", { value }, name)));
  element("next-failing").hidden = !isReport;
  element("next-failing").disabled = !frames.some((frame) => frame.isFailing);
  listKeys();
  listenToControls();
  curves.build();
  const failing = frames.findIndex((frame) => frame.isFailing);
  const opening = failing < 0 ? {} : { frame: failing, mode: "side" };
  show({ ...opening, ...position.read() });
}

start();
