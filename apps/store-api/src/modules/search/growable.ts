type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that grows as values are added. */
export class Growable<Kind extends Numbers> {
  #array: Kind;
  #length = 0;
  readonly #make: new (length: number) => Kind;

  constructor(make: new (length: number) => Kind, expected = 1024) {
    this.#make = make;
    this.#array = new make(expected);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number) {
    if (this.#length === this.#array.length) {
      const wider = new this.#make(this.#length * 2);
      wider.set(this.#array);
      this.#array = wider;
    }
    this.#array[this.#length++] = value;
  }

  /** Returns the pushed values in an array of exact length. */
  finish(): Kind {
    return this.#array.slice(0, this.#length) as Kind;
  }
}
