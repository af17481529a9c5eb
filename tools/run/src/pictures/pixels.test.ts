import { expect, test } from 'vitest';
import { decodePicture, encodePngFast, encodeWebp, type Pixels } from './pixels.ts';

function picture(colour: (at: number) => number): Pixels {
  return { width: 60, height: 40, rgb: Uint8Array.from({ length: 60 * 40 * 3 }, (_, at) => colour(at)) };
}

test.each([
  ['one colour', picture(() => 17)],
  ['256 colours', picture((at) => (at % 3 === 0 ? Math.floor(at / 3) % 256 : 0))],
  ['257 colours', picture((at) => (at % 3 === 0 ? Math.floor(at / 3) % 256 : Number(at === 1)))],
  ['noise', picture((at) => (at * 7919 + (at % 13) * 331) % 256)],
])('a picture with %s is encoded and decoded without loss', async (_, pixels) => {
  for (const file of [await encodeWebp(pixels), await encodePngFast(pixels)]) {
    const back = await decodePicture(file);
    expect([back.width, back.height]).toEqual([60, 40]);
    expect(Buffer.compare(Buffer.from(back.rgb), Buffer.from(pixels.rgb))).toBe(0);
  }
});
