import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PictureWidth } from '@luxe/patterns/picture';
import { createPictureMaker } from './maker.ts';
import { createConcurrencyQuota } from '@luxe/host';

const bytes = await sharp({ create: { width: 200, height: 250, channels: 3, background: 'maroon' } })
  .png()
  .toBuffer();

const wanted = (width: PictureWidth) =>
  ({ original: { key: 'bag', isImmutable: true, find: async () => bytes }, width, format: 'webp' }) as const;

function open(concurrency: number, maxQueued: number) {
  const entries = new Map<string, Buffer>();
  const maker = createPictureMaker({
    cache: { get: async (key) => entries.get(key), put: async (key, drawn) => void entries.set(key, drawn) },
    concurrency,
    maxQueued,
    warn: () => undefined,
  });
  return { maker, entries };
}

it('a picture is rejected at once when the queue is full, and a later request makes it', async () => {
  const { maker, entries } = open(1, 1);
  const [first, second, third] = await Promise.allSettled([
    maker.make(wanted(160)),
    maker.make(wanted(240)),
    maker.make(wanted(320)),
  ]);
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await maker.make(wanted(320))).toBeDefined();
  expect([...entries.keys()].sort()).toEqual(['bag-160.webp', 'bag-240.webp', 'bag-320.webp']);
});

it('makes a picture once for concurrent requests', async () => {
  const { maker } = open(1, 0);
  const all = await Promise.all(Array.from({ length: 20 }, () => maker.make(wanted(160))));
  expect(new Set(all).size).toBe(1);
});

it('a picture whose first attempt failed is made at the next request', async () => {
  const { maker } = open(1, 0);
  let times = 0;
  const original = {
    ...wanted(160).original,
    find: () => ((times += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve(bytes)),
  };
  await expect(maker.make({ ...wanted(160), original })).rejects.toThrow('down');
  expect(await maker.make({ ...wanted(160), original })).toBeDefined();
});

it('limits each client to its share of the running tasks', async () => {
  const quota = createConcurrencyQuota(2);
  const ends: (() => void)[] = [];
  const hold = () => new Promise<string>((resolve) => ends.push(() => resolve('drawn')));
  const held = [quota.run('one', hold), quota.run('one', hold)];
  expect(await quota.run('one', hold)).toBeUndefined();
  expect(await quota.run('another', async () => 'drawn')).toBe('drawn');
  for (const end of ends) end();
  expect(await Promise.all(held)).toEqual(['drawn', 'drawn']);
  expect(await quota.run('one', async () => 'drawn')).toBe('drawn');
  await expect(quota.run('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
