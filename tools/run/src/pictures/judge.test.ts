import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Baselines, stripLimit } from './baselines.ts';
import { judge } from './judge.ts';
import { decodePicture, encodePngFast, type Pixels } from './pixels.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-judge-'));
const baselines = new Baselines(folder);
const shot = { story: 'ui-button--primary', theme: 'dark' } as const;
const name = 'ui/button/primary.dark.webp';

const plain = (level: number, width = 20): Pixels => ({
  width,
  height: 20,
  rgb: new Uint8Array(width * 20 * 3).fill(level),
});
/** A picture of noise, which cannot be compressed: 20 rows have about 46 kB. */
const noise = (rows: number): Pixels => ({
  width: 800,
  height: rows,
  rgb: Uint8Array.from({ length: 800 * rows * 3 }, (_, at) => (Math.sin(at) * 1e6) & 255),
});
/** Judges a story that gives these pictures one after the other, and then always the last picture. */
const judged = (accept: boolean, ...taken: Pixels[]) =>
  judge(baselines, shot, accept, async () => encodePngFast(taken.length > 1 ? taken.shift()! : taken[0]!), 0);

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports a picture that has not been accepted yet as a failure', async () => {
  expect(await judged(false, plain(9))).toMatchObject({
    name,
    sentence: `${name} has not been accepted yet.`,
  });
  expect(baselines.all()).toEqual([]);
});

it('with accept, stores a new picture, and then reports the same picture as unchanged', async () => {
  expect(await judged(true, plain(9))).toMatchObject({ name, accepted: 'new' });
  expect(await judged(false, plain(9))).toEqual({ name });
  expect(await judged(true, plain(10))).toEqual({ name });
  expect((await decodePicture(baselines.read(name)[0]!)).rgb[0]).toBe(9);
});

it('reports a picture with changed pixels or another size as a failure until it is accepted', async () => {
  await judged(true, plain(9));
  expect((await judged(false, plain(25))).sentence).toBe(
    `${name} differs from the accepted picture: 400 pixels, by up to 16 of 256 levels, first at 0, 0.`,
  );
  expect((await judged(false, plain(9, 21))).sentence).toBe(
    `${name} is 21 × 20 px, and the accepted picture is 20 × 20 px.`,
  );
  expect(await judged(true, plain(25))).toMatchObject({ accepted: 'changed' });
  expect(await judged(false, plain(25))).toEqual({ name });
});

it('rejects a story that is still moving: two consecutive pictures differ', async () => {
  expect((await judged(true, plain(9), plain(30))).sentence).toMatch(/is still moving/);
  expect(baselines.all()).toEqual([]);
});

it('cuts a large picture into files under the size limit and finds a change in the last file', async () => {
  expect(await judged(true, noise(40))).toMatchObject({ accepted: 'new' });
  const files = baselines.all();
  expect(files.length).toBeGreaterThan(2);
  expect(files.every(({ bytes }) => bytes <= stripLimit)).toBe(true);
  expect(await judged(false, noise(40))).toEqual({ name });
  const changed = noise(40);
  changed.rgb[800 * 3 * 39] = (changed.rgb[800 * 3 * 39] ?? 0) ^ 16;
  expect((await judged(false, changed)).sentence).toContain(
    '1 pixel, by up to 16 of 256 levels, first at 0, 39',
  );
});

it('rejects a picture that needs more than 12 files', async () => {
  for (const accept of [true, false])
    expect((await judged(accept, noise(200))).sentence).toMatch(
      /^\S+ is \d+\.\d kB, but a picture may have at most 12 files of 30 kB/,
    );
  expect(baselines.all()).toEqual([]);
});
