import { crc32 } from 'node:zlib';

/** The polynomial of CRC-32, bits reversed as gzip has them; bit 31 stands for x⁰. */
const polynomial = 0xedb88320;
const one = 0x80000000;
/** x⁸: one byte further. */
const byteOn = 0x00800000;

/**
 * Checksums of texts that differ in one word alone. CRC-32 is linear: exchanging a word changes it by the word's own remainder, moved by the
 * bytes that follow. The moves of all the places of the word are one factor, worked out once; an answer then costs one multiplication
 * of 32 steps, however long the text is and however often the word stands in it.
 *
 * `blank` is the whole text with zero bytes in place of the word; `places` is where the word begins. Answers the CRC-32 of the text with
 * a word of `width` bytes.
 */
export function createChecksum(
  blank: Uint8Array,
  places: readonly number[],
  width: number,
): (word: Uint8Array) => number {
  const factor = places.reduce((sum, at) => sum ^ movedBy(blank.length - at - width), 0);
  return checksumOf(crc32(blank), crc32(new Uint8Array(width)), factor);
}

/** A function of its own, or what it returns would keep the whole text in memory. */
const checksumOf = (ofBlank: number, ofNoWord: number, factor: number) => (word: Uint8Array) =>
  (ofBlank ^ multiply(factor, crc32(word) ^ ofNoWord)) >>> 0;

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

/** The product of two polynomials modulo the polynomial. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product;
}
