import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureProps } from '@luxe/patterns/picture';
import { testConfig } from '../testing/testApp.ts';
import { prerenderPictures } from './prerenderPictures.ts';
import { pictures } from './pictures.ts';

/** Pictures of the store, each in its own colour. */
const fixtures = new Map<string, Buffer>();
for (const background of ['maroon', 'navy', 'olive', 'teal']) {
  const bytes = await sharp({ create: { width: 320, height: 400, channels: 3, background } })
    .avif({ effort: 0 })
    .toBuffer();
  fixtures.set(createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes);
}
const [hero, door, tile, absent] = [...fixtures.keys()].map((hash) => {
  const image = { url: `/media/${hash}.avif`, alt: '', width: 320, height: 400 };
  return pictureProps(image, [160, 320], '50vw');
});
const draw = (props: typeof hero) => `<source srcSet="${props?.avif}"/><img src="${props?.src}"/>`;

const pages: Record<string, string> = {
  '/': `${draw(hero)}<a href="/bags/c-lsh10">Bags</a><a href="/shoes/c-lsh13?q=:new">New</a><a href="/x/p-mp1">x</a>`,
  '/explore/indiluxe': `${draw(door)}<a href="/bags/c-lsh10">Bags</a><a href="/gone/c-ish9">Gone</a>`,
  '/bags/c-lsh10': `${draw(tile)}${draw(hero)}${draw(absent)}<img src="/img/nothing/320.avif"/>`,
};

function open() {
  const config = { ...testConfig, dataDir: mkdtempSync(path.join(tmpdir(), 'luxe-ahead-')) };
  const requestedPages: string[] = [];
  const send: typeof fetch = async (input) => {
    const hash = /\/media\/(\w+)\.avif$/.exec(String(input))?.[1] ?? '';
    const bytes = fixtures.get(hash);
    return bytes && absent?.src.includes(hash) !== true
      ? new Response(new Uint8Array(bytes))
      : new Response(null, { status: 404 });
  };
  const fetchPage = async (page: string) => {
    requestedPages.push(page);
    return pages[page] ?? Promise.reject(new Error('404'));
  };
  return { config, requestedPages, make: () => prerenderPictures({ config, fetchPage, fetch: send }) };
}

it('makes the pictures of both home pages and of their listings, each once', async () => {
  const { requestedPages, make } = open();
  // Three pictures, each in two widths as AVIF and in one as WebP.
  expect(await make()).toBe(9);
  expect(requestedPages).toEqual(['/', '/explore/indiluxe', '/bags/c-lsh10', '/gone/c-ish9']);
  expect(await make()).toBe(0);
});

it('makes every picture that a first visit needs, so that none is requested from the store', async () => {
  const { config, make } = open();
  await make();
  const app = fastify();
  pictures(app, { config, fetch: () => Promise.reject(new TypeError('fetch failed')) });
  for (const props of [hero, door, tile]) {
    const offered = (props?.avif ?? '').split(', ').map((one) => one.split(' ')[0] ?? '');
    for (const url of [...offered, props?.src ?? ''])
      expect((await app.inject(url)).statusCode, url).toBe(200);
  }
});
