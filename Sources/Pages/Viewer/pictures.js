// The pictures, decoded when they are needed and kept as long as there is room.

/** Keeps what has been made, up to a number of bytes; what was used longest ago goes first. */
class Shelf {
  #entries = new Map();
  #room;
  #taken = 0;

  constructor(room) {
    this.#room = room;
  }

  /** Returns the promise of a thing, made by `make` if it is not there; it takes `size` bytes. */
  get(number, size, make) {
    const entry = this.#entries.get(number) ?? { promise: make(), size };
    if (!this.#entries.delete(number)) this.#taken += size;
    this.#entries.set(number, entry);
    for (const [oldest, { size: freed }] of this.#entries) {
      if (this.#taken <= this.#room || oldest === number) break;
      this.#entries.delete(oldest);
      this.#taken -= freed;
    }
    return entry.promise;
  }
}

const pictures = {
  drawables: new Shelf(384 << 20),
  pixels: new Shelf(192 << 20),

  /** Whether a picture is in the page, so that its values can be read. */
  isInPage(number) {
    return book.pictures[number].file === undefined;
  },

  /** Returns the promise of what a canvas can draw of a picture; of null for what cannot be shown. */
  drawable(number) {
    if (number === null) return Promise.resolve(null);
    const { width, height } = book.pictures[number];
    return this.drawables.get(number, width * height * 4, () => this.decode(number));
  },

  /** Returns the promise of a picture's stored values; of null where they cannot be read. */
  values(number) {
    if (number === null || !this.isInPage(number)) return Promise.resolve(null);
    const { width, height } = book.pictures[number];
    return this.pixels.get(number, width * height * 4, () => decodePNG(this.bytes(number)));
  },

  /** Begins to decode what will probably be shown next. */
  expect(numbers) {
    for (const number of numbers) this.drawable(number ?? null);
  },

  async decode(number) {
    try {
      const { file } = book.pictures[number];
      if (file === undefined) {
        return await createImageBitmap(new Blob([this.bytes(number)], { type: "image/png" }));
      }
      const image = new Image();
      image.src = file;
      await image.decode();
      return image;
    } catch {
      return null;
    }
  },

  bytes(number) {
    const text = atob(element(`picture-${number}`).textContent);
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  },
};
