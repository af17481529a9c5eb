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
  bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
}

/** Sets the bits of the rows from one up to another, which are seldom more than a few. */
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

/** Whether any row from one up to another is in the set. */
export function hasAny(bits: Bits, from: number, end: number): boolean {
  for (let row = from; row < end;) {
    const first = row & 31;
    const count = Math.min(end - row, 32 - first);
    if (((bits[row >>> 5] as number) & ((0xffffffff >>> (32 - count)) << first)) !== 0) return true;
    row += count;
  }
  return false;
}

/** How many rows a set holds. */
export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let at = 0; at < bits.length; at++) size += bitCount(bits[at] as number);
  return size;
}

/** What every one of some sets holds. The emptiest first makes it quick. */
export function intersection(sets: readonly Bits[]): Bits {
  const [first = emptyBits(0), ...others] = sets;
  if (others.length === 0) return first;
  const bits = new Uint32Array(first.length);
  for (let at = 0; at < bits.length; at++) bits[at] = sharedWord(first[at] as number, others, at);
  return bits;
}

/** What is left of a word in other sets' words at the same place. */
export function sharedWord(word: number, others: readonly Bits[], at: number): number {
  let rest = word;
  for (let other = 0; rest !== 0 && other < others.length; other++)
    rest &= (others[other] as Bits)[at] as number;
  return rest;
}

/** Adds to `into` what `other` holds. */
export function unite(into: Bits, other: Bits) {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) | (other[at] as number);
}

/** How many bits of a word are set. */
export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
