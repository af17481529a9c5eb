import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PictureWidth } from '@luxe/patterns/picture';
import { createPictureMaker } from './maker.ts';
import { createShares } from './shares.ts';

const bytes = await sharp({ create: { width: 200, height: 250, channels: 3, background: 'maroon' } })
  .png()
  .toBuffer();

const wanted = (width: PictureWidth) =>
  ({ original: { key: 'bag', isForEver: true, find: async () => bytes }, width, format: 'webp' }) as const;

function open(atOnce: number, waiting: number) {
  const kept = new Map<string, Buffer>();
  const maker = createPictureMaker({
    cache: { get: async (key) => kept.get(key), put: async (key, drawn) => void kept.set(key, drawn) },
    atOnce,
    waiting,
    warn: () => undefined,
  });
  return { maker, kept };
}

it('a picture beyond the line is refused at once, and may come later', async () => {
  const { maker, kept } = open(1, 1);
  const [first, second, third] = await Promise.allSettled([
    maker.make(wanted(160)),
    maker.make(wanted(240)),
    maker.make(wanted(320)),
  ]);
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await maker.make(wanted(320))).toBeDefined();
  expect([...kept.keys()].sort()).toEqual(['bag-160.webp', 'bag-240.webp', 'bag-320.webp']);
});

it('those who want the same take one place in the line', async () => {
  const { maker } = open(1, 0);
  const all = await Promise.all(Array.from({ length: 20 }, () => maker.make(wanted(160))));
  expect(new Set(all).size).toBe(1);
});

it('one that could not be had is tried anew', async () => {
  const { maker } = open(1, 0);
  let times = 0;
  const original = {
    ...wanted(160).original,
    find: () => ((times += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve(bytes)),
  };
  await expect(maker.make({ ...wanted(160), original })).rejects.toThrow('down');
  expect(await maker.make({ ...wanted(160), original })).toBeDefined();
});

it('no address holds more than its share of the line', async () => {
  const shares = createShares(2);
  const ends: (() => void)[] = [];
  const hold = () => new Promise<string>((resolve) => ends.push(() => resolve('drawn')));
  const held = [shares.take('one', hold), shares.take('one', hold)];
  expect(await shares.take('one', hold)).toBeUndefined();
  expect(await shares.take('another', async () => 'drawn')).toBe('drawn');
  for (const end of ends) end();
  expect(await Promise.all(held)).toEqual(['drawn', 'drawn']);
  expect(await shares.take('one', async () => 'drawn')).toBe('drawn');
  await expect(shares.take('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
