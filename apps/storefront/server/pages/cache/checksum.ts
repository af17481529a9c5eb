import { crc32 } from 'node:zlib';

/** The polynomial of CRC-32 in gzip's reversed bit order: bit 31 is the coefficient of x⁰. */
const polynomial = 0xedb88320;
const one = 0x80000000;
/** The polynomial x⁸. Multiplying by it shifts by one byte. */
const byteOn = 0x00800000;

/**
 * Computes checksums of texts that differ in one word only (the nonce of a page). CRC-32 is linear: replacing
 * the word changes the checksum by the word's remainder, shifted by the bytes that follow the word. The
 * shifts for all offsets of the word add up to one factor, computed once. Each checksum then costs one
 * multiplication of 32 steps, whatever the length of the text and the number of offsets.
 *
 * `blank` is the complete text with zero bytes in place of the word; `offsets` are the positions of the word.
 * The returned function computes the CRC-32 of the text with a word of `width` bytes.
 */
export function createChecksum(
  blank: Uint8Array,
  offsets: readonly number[],
  width: number,
): (nonce: Uint8Array) => number {
  const factor = offsets.reduce((sum, at) => sum ^ movedBy(blank.length - at - width), 0);
  return checksumOf(crc32(blank), crc32(new Uint8Array(width)), factor);
}

/** A top-level function, because a closure in createChecksum would keep the complete text in memory. */
const checksumOf = (blankCrc: number, zeroCrc: number, factor: number) => (nonce: Uint8Array) =>
  (blankCrc ^ multiply(factor, crc32(nonce) ^ zeroCrc)) >>> 0;

/** x to the power of 8 × bytes, modulo the polynomial. */
function movedBy(bytes: number): number {
  let power = one;
  let square = byteOn;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}

/** The product of two polynomials, modulo the polynomial of CRC-32. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product;
}
