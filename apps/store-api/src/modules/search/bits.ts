/** Sets of row numbers as bits of 32-bit words. All sets of an index have the same length. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** Every row below `size`. */
export function allBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export function setBit(bits: Bits, row: number) {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number) {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Takes out of `into` what `other` does not hold. */
export function intersect(into: Bits, other: Bits) {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
}

/** Adds to `into` what `other` holds. */
export function unite(into: Bits, other: Bits) {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] ?? 0) | (other[at] ?? 0);
}

/** Calls back with every row of the set, lowest first. */
export function eachBit(bits: Bits, visit: (row: number) => void) {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      const low = word & -word;
      visit((at << 5) + (31 - Math.clz32(low)));
      word ^= low;
    }
  }
}
