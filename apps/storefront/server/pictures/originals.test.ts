import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureCache } from './cache.ts';
import { createSignedNames } from './signedNames.ts';
import { createOriginals } from './originals.ts';

const jpeg = await sharp({ create: { width: 40, height: 50, channels: 3, background: 'maroon' } })
  .jpeg()
  .toBuffer();
const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 16);
const names = createSignedNames('secret');
const url = 'https://pictures.example/bag.jpg';
const day = 86_400_000;

function inMemory(): PictureCache & { readonly entries: Map<string, Buffer> } {
  const entries = new Map<string, Buffer>();
  return {
    entries,
    get: async (key) => entries.get(key),
    put: async (key, bytes) => void entries.set(key, bytes),
  };
}

/**
 * Creates originals of a store and of other hosts. Each source responds with the given bytes, or with a 404
 * if none are given.
 */
function open({ own, foreign }: { own?: Buffer; foreign?: Buffer }) {
  const requestedUrls: string[] = [];
  const cache = inMemory();
  let time = 0;
  const originals = createOriginals({
    storeOrigin: 'http://store.test',
    cache,
    now: () => time,
    fetch: async (input) => {
      requestedUrls.push(String(input));
      return own ? new Response(new Uint8Array(own)) : new Response(null, { status: 404 });
    },
    foreign: {
      names,
      fetch: async (address) => {
        requestedUrls.push(address);
        return foreign;
      },
    },
  });
  return { originals, requestedUrls, cache, advance: (ms: number) => (time += ms) };
}

const foreignName = names.nameOf(url) ?? '';

describe('a picture of the store', () => {
  it('never changes, is requested once, and is cached', async () => {
    const { originals, requestedUrls, cache } = open({ own: jpeg });
    const original = originals(hash);
    expect(original).toMatchObject({ key: hash, isImmutable: true });
    const found = await Promise.all([original?.find(), originals(hash)?.find()]);
    expect(found).toEqual([jpeg, jpeg]);
    expect(await originals(hash)?.find()).toEqual(jpeg);
    expect(requestedUrls).toEqual([`http://store.test/media/${hash}.avif`]);
    expect([...cache.entries.keys()]).toEqual([`${hash}.original`]);
  });

  it('that does not exist is requested again only after ten seconds', async () => {
    const { originals, requestedUrls, advance } = open({});
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(requestedUrls).toHaveLength(1);
    advance(10_000);
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(requestedUrls).toHaveLength(2);
    advance(-day);
    expect(await originals(hash)?.find()).toBeUndefined();
    expect(requestedUrls).toHaveLength(3);
  });
});

describe('a picture of another host', () => {
  it('is fetched from the URL that its name contains, and fetched again the next day', async () => {
    const { originals, requestedUrls, advance } = open({ foreign: jpeg });
    const [today] = [originals(foreignName)];
    expect(today?.isImmutable).toBe(false);
    expect(today?.key).toMatch(/^[0-9a-f]{32}-0$/);
    for (let times = 0; times < 2; times += 1) expect(await originals(foreignName)?.find()).toEqual(jpeg);
    expect(requestedUrls).toEqual([url]);
    advance(day);
    await originals(foreignName)?.find();
    expect(requestedUrls).toEqual([url, url]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['an SVG, which could name other files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['the beginning of a picture', jpeg.subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
  ])('is rejected and not cached when it is %s', async (_, foreign) => {
    const { originals, cache } = open({ foreign });
    await expect(originals(foreignName)?.find()).rejects.toThrow();
    expect(cache.entries.size).toBe(0);
  });

  it('is unknown and is not requested when its name lacks our signature', () => {
    const { originals, requestedUrls } = open({ foreign: jpeg });
    const carried = Buffer.from('https://pictures.example/other.jpg').toString('base64url');
    expect(originals(`${foreignName.slice(0, 22)}.${carried}`)).toBeUndefined();
    expect(requestedUrls).toEqual([]);
  });
});
