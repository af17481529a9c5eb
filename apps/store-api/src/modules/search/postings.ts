/** A list of ascending numbers, stored as differences with seven bits per byte. */
export class PostingsBuilder {
  #bytes = new Uint8Array(8);
  #length = 0;
  #last = 0;
  count = 0;

  /** Adds a number. It must be greater than the last one; the first may be 0. */
  add(number: number) {
    let step = number - this.#last;
    this.#last = number;
    this.count++;
    if (this.#length + 5 > this.#bytes.length) {
      const wider = new Uint8Array(this.#bytes.length * 2);
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    for (; step > 127; step >>>= 7) this.#bytes[this.#length++] = (step & 127) | 128;
    this.#bytes[this.#length++] = step;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Decodes the numbers into the array `into`, in order. Returns the number of values. */
export function readPostings(bytes: Uint8Array, from: number, end: number, into: Uint32Array): number {
  let number = 0;
  let count = 0;
  for (let at = from; at < end;) {
    let byte = bytes[at++] as number;
    let step = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number;
      step |= (byte & 127) << shift;
    }
    into[count++] = number += step;
  }
  return count;
}
