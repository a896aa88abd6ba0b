// Playing: a clock that goes through the frames' delays at a speed, and waits for pictures that are
// not ready.

/** When each frame begins, in seconds of playing, and when the last one ends. */
const beginnings = frames.reduce((times, frame) => [...times, times.at(-1) + frame.delay], [0]);

const player = {
  isPlaying: false,
  isWaiting: false,
  direction: 1,
  clock: 0,
  last: 0,

  get speed() { return Number(element("speed").value); },
  get ending() { return element("ending").value; },

  play() {
    if (this.isPlaying || frames.length < 2) return;
    const isAtEnd = view.frame === frames.length - 1;
    if (isAtEnd && this.ending !== "pingpong") show({ frame: 0 });
    if (isAtEnd && this.ending === "pingpong") this.direction = -1;
    if (view.frame === 0) this.direction = 1;
    this.isPlaying = true;
    this.clock = beginnings[view.frame] + (this.direction < 0 ? frames[view.frame].delay : 0);
    this.last = performance.now();
    this.changed();
    requestAnimationFrame((now) => this.tick(now));
  },

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.changed();
    show({});
  },

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  },

  /** Goes on by the time that has passed, unless the frame before is still being drawn. */
  tick(now) {
    if (!this.isPlaying) return;
    const passed = Math.min((now - this.last) / 1000, 0.25);
    this.last = now;
    if (!this.isWaiting) {
      this.clock = this.turned(this.clock + passed * this.speed * this.direction);
      const frame = frameAt(this.clock);
      if (frame !== view.frame) show({ frame });
    }
    requestAnimationFrame((next) => this.tick(next));
  },

  /** Returns the clock's time with what happens at the ends. */
  turned(time) {
    const end = beginnings.at(-1);
    if (time >= 0 && time < end) return time;
    switch (this.ending) {
      case "loop":
        return ((time % end) + end) % end;
      case "pingpong":
        this.direction = time < 0 ? 1 : -1;
        return clamp(time < 0 ? -time : 2 * end - time, 0, end);
      default:
        this.pause();
        return clamp(time, 0, end);
    }
  },

  changed() {
    document.documentElement.classList.toggle("playing", this.isPlaying);
    element("play").setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
  },
};

/** Returns the frame that shows at a time of playing. */
function frameAt(time) {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beginnings[middle] <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the frame that shows at a time of the animation: the last one that has begun. */
function frameShownAt(time) {
  const later = frames.findIndex((frame) => frame.time > time + 1e-9);
  return later < 0 ? frames.length - 1 : Math.max(0, later - 1);
}
