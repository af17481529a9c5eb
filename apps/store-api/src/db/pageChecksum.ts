/** Bytes of a PostgreSQL page. */
export const pageBytes = 8192;
const sums = 32;
const prime = 16_777_619;

/** Initial values of the sums (PostgreSQL, src/include/storage/checksum_impl.h). */
const offsets = Uint32Array.of(
  ...[0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c],
  ...[0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb],
  ...[0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4],
  ...[0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
);

const sum = new Int32Array(sums);
const pageInts = new Int32Array(pageBytes / 4);
const bytes = Buffer.from(pageInts.buffer);

/**
 * Whether the checksum of a page is correct. `number` is the page's position in the relation. A page that was
 * never used has no checksum.
 */
export function hasRightChecksum(page: Buffer, number: number): boolean {
  // If the field pd_upper of a page is 0, the page was never used. In the sum, the field pd_checksum counts
  // as 0.
  if (page.readUInt16LE(14) === 0) return true;
  page.copy(bytes);
  bytes.writeUInt16LE(0, 8);
  sum.set(offsets);
  for (let at = 0; at < pageInts.length; at += sums)
    for (let lane = 0; lane < sums; lane++) mix(lane, pageInts[at + lane] as number);
  for (let round = 0; round < 2; round++) for (let lane = 0; lane < sums; lane++) mix(lane, 0);
  const all = sum.reduce((result, one) => result ^ one, number) >>> 0;
  return page.readUInt16LE(8) === (all % 65_535) + 1;
}

function mix(lane: number, value: number) {
  const mixed = (sum[lane] as number) ^ value;
  sum[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
}
