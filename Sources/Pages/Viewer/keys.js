// The keys, in one table that both the help and the handler are made from.

const keyTable = [
  { keys: ["ArrowLeft"], name: "←", does: "one frame back; with Shift, ten", run: (event) => step(event.shiftKey ? -10 : -1) },
  { keys: ["ArrowRight"], name: "→", does: "one frame on; with Shift, ten", run: (event) => step(event.shiftKey ? 10 : 1) },
  { keys: [" "], name: "Space", does: "play or pause", run: () => player.toggle() },
  { keys: ["Home"], name: "Home", does: "the first frame", run: () => seek(0) },
  { keys: ["End"], name: "End", does: "the last frame", run: () => seek(frames.length - 1) },
  { keys: ["["], name: "[", does: "slower", run: () => changeSpeed(-1) },
  { keys: ["]"], name: "]", does: "faster", run: () => changeSpeed(1) },
  { keys: ["1"], name: "1", does: "one frame", run: () => show({ mode: "frame" }) },
  { keys: ["2"], name: "2", does: "side by side", run: () => show({ mode: "side" }) },
  { keys: ["3"], name: "3", does: "swipe", run: () => show({ mode: "swipe" }) },
  { keys: ["4"], name: "4", does: "flicker; again to change by hand", run: () => flicker() },
  { keys: ["d"], name: "d", does: "difference, and back", run: () => toggleMode("diff") },
  { keys: ["o"], name: "o", does: "onion skin, and back", run: () => toggleMode("onion") },
  { keys: ["f"], name: "f", does: "next frame that fails; with Shift, the one before", run: (event) => nextFailing(event.shiftKey ? -1 : 1) },
  { keys: ["g"], name: "g", does: "go to a time or frame", run: () => openGoTo() },
  { keys: ["z"], name: "z", does: "close to what differs, and back", run: () => zoomToDifference() },
  { keys: ["+", "="], name: "+", does: "closer", run: () => changeZoom(1) },
  { keys: ["-"], name: "-", does: "farther", run: () => changeZoom(-1) },
  { keys: ["0"], name: "0", does: "all of the picture", run: () => show({ zoom: "fit" }) },
  { keys: ["?"], name: "?", does: "these keys", run: () => element("help").showModal() },
];

/** Whether the control that has the focus was reached with the keyboard, and not clicked. */
let isReachedByKeys = true;

function noteFocus(event) {
  isReachedByKeys = event.target.matches(":focus-visible");
}

/** Whether a key belongs to the control that has the focus. */
function isTakenByControl(event) {
  const { target } = event;
  if (target.matches("input[type=text], input[type=number]")) return true;
  const isSlider = target.matches("input[type=range]") && target.id !== "scrubber";
  const isChoice = target.matches("select, input[type=radio]");
  const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", " "];
  if (isSlider || isChoice) return isReachedByKeys && moves.includes(event.key);
  const isPressed = target.matches("button, summary, a, input[type=checkbox]");
  return isPressed && isReachedByKeys && event.key === " ";
}

function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") || isTakenByControl(event)) return;
  const isLetter = event.key.length === 1 && event.key !== " ";
  if (isLetter && !element("letters").checked) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = keyTable.find(({ keys }) => keys.includes(key));
  if (!command) return;
  event.preventDefault();
  command.run(event);
}

function listKeys() {
  element("keys").append(...keyTable.map(({ name, does }) =>
    make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, name)), make("td", {}, does))));
}
