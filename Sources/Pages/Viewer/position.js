// The view in the address, so that a place can be shared: #frame=12&mode=diff

const position = {
  timer: 0,

  /** Returns what the address asks for, as far as it makes sense. */
  read() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const changes = {};
    const frame = Number(asked.get("frame"));
    if (asked.has("frame") && Number.isInteger(frame)) changes.frame = clamp(frame, 0, frames.length - 1);
    if (modes.includes(asked.get("mode"))) changes.mode = asked.get("mode");
    if (Object.hasOwn(references, asked.get("with"))) changes.against = asked.get("with");
    if (hasOption("zoom", asked.get("zoom"))) changes.zoom = asked.get("zoom");
    if (hasOption("marks", asked.get("show"))) changes.marks = asked.get("show");
    const pixel = (asked.get("pixel") ?? "").split(",").map((number) => Number.parseInt(number, 10));
    if (pixel.length === 2 && pixel.every((number) => number >= 0)) changes.pixel = pixel;
    return changes;
  },

  /** Notes the view in the address, once it has been still for a moment. */
  note() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), 150);
  },

  write() {
    const said = [`frame=${view.frame}`, `mode=${view.mode}`];
    if (view.against !== (isReport ? "golden" : "previous")) said.push(`with=${view.against}`);
    if (view.marks !== "marks") said.push(`show=${view.marks}`);
    if (view.zoom !== "fit") said.push(`zoom=${view.zoom}`);
    if (view.pixel) said.push(`pixel=${view.pixel.join(",")}`);
    history.replaceState(null, "", `#${said.join("&")}`);
  },
};

/** Whether a menu has an option of a value. */
function hasOption(id, value) {
  return [...element(id).options].some((option) => option.value === value);
}
