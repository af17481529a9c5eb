import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureCache } from './cache.ts';
import { createKeyedNames } from './keyedNames.ts';
import { createOriginals } from './originals.ts';

const jpeg = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'maroon' } })
  .jpeg()
  .toBuffer();
const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 16);
const names = createKeyedNames('secret');
const url = 'https://pictures.example/bag.jpg';
const day = 86_400_000;

function inMemory(): PictureCache & { readonly kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    get: async (key) => kept.get(key),
    put: async (key, bytes) => void kept.set(key, bytes),
  };
}

/** Originals of a store and of other hosts that have these bytes, or none. */
function open({ own, foreign }: { own?: Buffer; foreign?: Buffer }) {
  const asked: string[] = [];
  const cache = inMemory();
  let time = 0;
  const originals = createOriginals({
    storeOrigin: 'http://store.test',
    cache,
    now: () => time,
    fetch: async (input) => {
      asked.push(String(input));
      return own ? new Response(new Uint8Array(own)) : new Response(null, { status: 404 });
    },
    foreign: {
      names,
      fetch: async (address) => {
        asked.push(address);
        return foreign;
      },
    },
  });
  return { originals, asked, cache, pass: (ms: number) => (time += ms) };
}

const foreignName = names.nameOf(url) ?? '';

describe('a picture of the store', () => {
  it('is for ever, asked for once, and kept', async () => {
    const { originals, asked, cache } = open({ own: jpeg });
    const original = originals(hash);
    expect(original).toMatchObject({ key: hash, isForEver: true });
    const found = await Promise.all([original?.find(), originals(hash)?.find()]);
    expect(found).toEqual([jpeg, jpeg]);
    expect(await originals(hash)?.find()).toEqual(jpeg);
    expect(asked).toEqual([`http://store.test/media/${hash}.avif`]);
    expect([...cache.kept.keys()]).toEqual([`${hash}.original`]);
  });

  it('that is not there is asked for again after a while', async () => {
    const { originals, asked, pass } = open({});
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(asked).toHaveLength(1);
    pass(10_000);
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(asked).toHaveLength(2);
    pass(-day);
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(asked).toHaveLength(3);
  });
});

describe('a picture of another host', () => {
  it('is fetched from the address its name carries, and anew the next day', async () => {
    const { originals, asked, pass } = open({ foreign: jpeg });
    const [today] = [originals(foreignName)];
    expect(today?.isForEver).toBe(false);
    expect(today?.key).toMatch(/^[0-9a-f]{32}-0$/);
    for (let times = 0; times < 2; times += 1) expect(await originals(foreignName)?.find()).toEqual(jpeg);
    expect(asked).toEqual([url]);
    pass(day);
    await originals(foreignName)?.find();
    expect(asked).toEqual([url, url]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['a drawing, which could name other files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of a picture', jpeg.subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused and not kept', async (_, foreign) => {
    const { originals, cache } = open({ foreign });
    await expect(originals(foreignName)?.find()).rejects.toThrow();
    expect(cache.kept.size).toBe(0);
  });

  it('whose name is not ours is none, and nobody is asked', () => {
    const { originals, asked } = open({ foreign: jpeg });
    const carried = Buffer.from('https://pictures.example/other.jpg').toString('base64url');
    expect(originals(`${foreignName.slice(0, 22)}.${carried}`)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
