type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that grows while it is being filled. */
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

  /** What was pushed, in an array that is no longer than that. */
  finish(): Kind {
    return this.#array.slice(0, this.#length) as Kind;
  }
}
