// What keys, buttons and menus do.

const modes = ["frame", "side", "swipe", "flicker", "onion", "diff"];
const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
let modeBefore = "frame";
let zoomBefore = null;
let flickerTimer = 0;

function seek(frame) {
  player.pause();
  show({ frame: clamp(frame, 0, frames.length - 1) });
}

function step(count) {
  seek(view.frame + count);
}

function toggleMode(mode) {
  if (view.mode === mode) show({ mode: modeBefore === mode ? "frame" : modeBefore });
  else show({ mode });
}

/** Shows two pictures in turn: by itself, or by hand where people want no motion. */
function flicker() {
  if (view.mode === "flicker") show({ isFlipped: !view.isFlipped });
  else show({ mode: "flicker" });
}

/** Starts or ends the turns. They come slowly enough to harm nobody: five in two seconds. */
function keepFlickering() {
  const isWanted = view.mode === "flicker" && !prefersStillness.matches;
  if (isWanted && !flickerTimer) {
    flickerTimer = setInterval(() => show({ isFlipped: !view.isFlipped }), 400);
  } else if (!isWanted && flickerTimer) {
    clearInterval(flickerTimer);
    flickerTimer = 0;
  }
}

/** Moves a menu's choice by some places, and returns whether it moved. */
function moveChoice(menu, by) {
  const index = clamp(menu.selectedIndex + by, 0, menu.options.length - 1);
  if (index === menu.selectedIndex) return false;
  menu.selectedIndex = index;
  return true;
}

function changeSpeed(by) {
  moveChoice(element("speed"), by);
  announce(`Speed ${element("speed").value}`);
}

/** Goes to the next zoom, from what is on the screen if the picture is fitted. */
function changeZoom(by) {
  const menu = element("zoom");
  if (view.zoom === "fit") {
    const { width, height } = book.pictures[frames[view.frame].picture ?? 0];
    const scale = stage.scale(width, height);
    const levels = [...menu.options].slice(1).map((option) => Number(option.value));
    const next = by > 0 ? levels.find((level) => level > scale) : levels.findLast((level) => level < scale);
    if (next) show({ zoom: String(next) });
  } else if (moveChoice(menu, by)) {
    show({ zoom: menu.value });
  }
}

function nextFailing(direction) {
  const count = frames.length;
  for (let distance = 1; distance <= count; distance++) {
    const index = (view.frame + direction * distance + count * 2) % count;
    if (frames[index].isFailing) return seek(index);
  }
  announce("No frame fails");
}

/** Brings what differs close, or goes back to all of the picture. */
async function zoomToDifference() {
  if (zoomBefore !== null) {
    show({ zoom: zoomBefore });
    zoomBefore = null;
    return;
  }
  const box = frames[view.frame].box;
  if (!box) return announce("There is no difference to go to");
  const [x, y, width, height] = box;
  const room = Math.min(stage.box.clientWidth / width, stage.box.clientHeight / height) / 1.5;
  const zoom = ["16", "8", "4", "2", "1", "0.5"].find((level) => Number(level) <= room) ?? "fit";
  zoomBefore = view.zoom;
  await show({ zoom });
  const scale = zoom === "fit" ? 0 : Number(zoom);
  stage.box.scrollTo(
    (x + width / 2) * scale - stage.box.clientWidth / 2 + 12,
    (y + height / 2) * scale - stage.box.clientHeight / 2 + 28);
}

function openGoTo() {
  element("go-to-place").value = "";
  element("go-to-problem").textContent = "";
  element("go-to").showModal();
}

/** Goes where the dialogue says: seconds such as 0.25, or a frame such as #12. */
function goTo(event) {
  if (event.submitter?.value === "cancel") return;
  const text = element("go-to-place").value.trim();
  const number = Number(text.replace(/^#/, "").replace(/\s*s$/, "").replace(",", "."));
  if (text === "" || !Number.isFinite(number) || number < 0) {
    event.preventDefault();
    element("go-to-problem").textContent = "Write seconds such as 0.25, or a frame such as #12.";
  } else if (text.startsWith("#")) {
    seek(Math.round(number));
  } else {
    seek(frameShownAt(number));
  }
}

/** Copies the line beside a button. */
async function copy(button) {
  const line = button.closest(".command").querySelector("code");
  let isDone = true;
  try {
    await navigator.clipboard.writeText(line.textContent);
  } catch {
    getSelection().selectAllChildren(line);
    isDone = document.execCommand("copy");
  }
  button.textContent = isDone ? "Copied" : "Selected";
  announce(isDone ? "Copied" : "Selected, copy it yourself");
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}

/** Says something to those who cannot see it. */
function announce(text) {
  element("announcer").textContent = text;
}

const themes = ["system", "light", "dark"];

/** Chooses light, dark, or what the system has, and keeps it where the browser lets it. */
function setTheme(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  element("theme").textContent = `Theme: ${theme}`;
  try {
    localStorage.setItem("flipbook-theme", theme);
  } catch {
    // Some browsers keep nothing for pages on disk.
  }
}

function nextTheme() {
  const current = document.documentElement.dataset.theme ?? "system";
  setTheme(themes[(themes.indexOf(current) + 1) % themes.length]);
}

function rememberedTheme() {
  try {
    const theme = localStorage.getItem("flipbook-theme");
    return themes.includes(theme) ? theme : "system";
  } catch {
    return "system";
  }
}
