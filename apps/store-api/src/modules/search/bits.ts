/** A set of row numbers, as bits of 32-bit words. All sets of an index have the same length. */
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
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

/** Adds the rows from `from` up to, but without, `end`. Fast for short ranges. */
export function setRange(bits: Bits, from: number, end: number) {
  for (let row = from; row < end;) {
    const first = row & 31;
    const count = Math.min(end - row, 32 - first);
    bits[row >>> 5] = (bits[row >>> 5] as number) | ((0xffffffff >>> (32 - count)) << first);
    row += count;
  }
}

export function clearBit(bits: Bits, row: number) {
  bits[row >>> 5] = (bits[row >>> 5] as number) & ~(1 << (row & 31));
}

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5] as number) & (1 << (row & 31))) !== 0;
}

/** Whether the set contains any row from `from` up to, but without, `end`. */
export function hasAny(bits: Bits, from: number, end: number): boolean {
  for (let row = from; row < end;) {
    const first = row & 31;
    const count = Math.min(end - row, 32 - first);
    if (((bits[row >>> 5] as number) & ((0xffffffff >>> (32 - count)) << first)) !== 0) return true;
    row += count;
  }
  return false;
}

/** Number of rows in a set. */
export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let at = 0; at < bits.length; at++) size += bitCount(bits[at] as number);
  return size;
}

/**
 * The rows that all sets contain. May return the first set itself, so do not change the result. Pass the
 * emptiest set first, which is fastest.
 */
export function intersection(sets: readonly Bits[]): Bits {
  const [first = emptyBits(0), ...others] = sets;
  if (others.length === 0) return first;
  const bits = new Uint32Array(first.length);
  for (let at = 0; at < bits.length; at++) bits[at] = sharedBits(first[at] as number, others, at);
  return bits;
}

/** Returns the bits that a 32-bit word shares with the words at index `at` of all other sets. */
export function sharedBits(chunk: number, others: readonly Bits[], at: number): number {
  let rest = chunk;
  for (let other = 0; rest !== 0 && other < others.length; other++)
    rest &= (others[other] as Bits)[at] as number;
  return rest;
}

/** Adds the rows of `other` to `into`. */
export function unite(into: Bits, other: Bits) {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) | (other[at] as number);
}

/** Number of set bits in a 32-bit word. */
export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
