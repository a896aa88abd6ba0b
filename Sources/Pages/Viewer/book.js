// What the program wrote into the page: the frames, their pictures, and what is known of both.

const book = JSON.parse(document.getElementById("book").textContent);
const frames = book.frames;
const isReport = book.kind === "report";

/** Returns the element with an id. */
function element(id) {
  return document.getElementById(id);
}

/** Creates an element with attributes and contents, which are texts or elements. */
function make(name, attributes = {}, ...contents) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...contents);
  return made;
}

/** Returns a number held to a range. */
function clamp(value, least, greatest) {
  return Math.min(Math.max(value, least), greatest);
}

/** Returns seconds as people read them: `0.200 s`. */
function seconds(time) {
  return `${time.toFixed(3)} s`;
}

/** What a frame can be laid against: names for people, and the picture's number or null. */
const references = {
  golden: { name: "the golden frame", short: "Golden", of: (at) => frames[at].golden },
  previous: { name: "the frame before", short: "Before", of: (at) => frames[at - 1]?.picture ?? null },
  next: { name: "the frame after", short: "After", of: (at) => frames[at + 1]?.picture ?? null },
  first: { name: "the first frame", short: "First", of: () => frames[0].picture },
  last: { name: "the last frame", short: "Last", of: () => frames.at(-1).picture },
};
if (!isReport) delete references.golden;

/** What is looked at. Everything on the page follows from it. */
const view = {
  frame: 0,
  mode: "frame",
  against: isReport ? "golden" : "previous",
  marks: "marks",
  swipe: 50,
  onion: 50,
  isFlipped: false,
  zoom: "fit",
  pixel: null,
};

/** What the frame in view is called beside its reference. */
const ownName = isReport ? "Actual" : "Frame";

/** The number of the picture that the frame is laid against, or null. */
function referencePicture() {
  return references[view.against].of(view.frame);
}
