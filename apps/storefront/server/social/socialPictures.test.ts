import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { callSamples, samples } from '@luxe/contract/samples';
import { describe, expect, it, test } from 'vitest';
import { createUpstream } from '../boundary/upstream.ts';
import { createFakeStore, errorBody } from '../testing/fakeStore.ts';
import { testConfig } from '../testing/testApp.ts';
import { drawSocialPicture } from './drawSocialPicture.ts';
import { socialPictures } from './socialPictures.ts';

/** A cut-out object as the store has it. */
async function createOriginal(red: number) {
  const bytes = await sharp({
    create: { width: 800, height: 1000, channels: 4, background: { r: red, g: 30, b: 30, alpha: 0.5 } },
  })
    .avif({ effort: 0 })
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { bytes, url: `/media/${hash}.avif` };
}

const [oxblood, black] = [await createOriginal(90), await createOriginal(30)];
const cutOut = oxblood.bytes;
const picture = { ...samples.product.galleryImagesList[0]!, url: oxblood.url };

function open() {
  const store = createFakeStore();
  const pictureRequests: string[] = [];
  const app = fastify();
  const config = { ...testConfig, dataDir: mkdtempSync(path.join(tmpdir(), 'luxe-social-')) };
  socialPictures(app, {
    config,
    upstream: createUpstream(config, store.fetch),
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      pictureRequests.push(pathname);
      return new Response(new Uint8Array(pathname === black.url ? black.bytes : cutOut));
    },
  });
  const setProduct = (change: object) =>
    store.setResponse('productDetails', {
      body: { ...callSamples.productDetails, galleryImagesList: [picture], ...change },
    });
  setProduct({});
  return { app, store, pictureRequests, setProduct };
}

const url = '/img/social/product/mp000000000000101.jpg';

describe('the picture of a product for social media', () => {
  it('is a JPEG of 1200 × 630 px and less than 300 kB, cached for a day', async () => {
    const { app } = open();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    expect(response.rawPayload.length).toBeLessThan(300_000);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('is drawn once, and again when the name changes', async () => {
    const { app, pictureRequests, setProduct } = open();
    const first = await app.inject(url);
    const second = await app.inject(url);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(pictureRequests).toHaveLength(1);
    setProduct({ productName: 'Another name' });
    const third = await app.inject(url);
    expect(third.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('shows the requested colour, and the default colour for none and for two', async () => {
    const { app, store } = open();
    store.setResponse('productDetails', ({ url: { searchParams } }) => {
      const shown = { ...picture, url: (searchParams.get('color') === 'Black' ? black : oxblood).url };
      return { body: { ...callSamples.productDetails, galleryImagesList: [shown] } };
    });
    const draw = async (query: string) => (await app.inject(url + query)).rawPayload;
    const usual = await draw('');
    expect((await draw('?color=Black')).equals(usual)).toBe(false);
    expect((await draw('?color=Pink')).equals(usual)).toBe(true);
    expect((await draw('?color=Black&color=Pink')).equals(usual)).toBe(true);
  });

  it('is drawn once for more parallel requests than may wait', async () => {
    const { app, store } = open();
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => addresses)
        .flat()
        .map((remoteAddress) => app.inject({ url, remoteAddress })),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const sent = store.requests.map(({ headers }) => headers.get('x-luxe-client-address'));
    expect(new Set(sent)).toEqual(new Set(addresses));
  });

  it('has the wordmark of its catalogue', async () => {
    const { app, setProduct } = open();
    const luxury = await app.inject(url);
    setProduct({ rootCategory: 'indiluxe' });
    expect((await app.inject(url)).rawPayload.equals(luxury.rawPayload)).toBe(false);
  });

  it('is 404 for an unknown product, another extension and a name that is no id', async () => {
    const { app, store } = open();
    store.setResponse('productDetails', { status: 404, body: errorBody('P4041', 'None') });
    for (const address of [url, '/img/social/product/mp1.png', '/img/social/product/..%2f..%2fx.jpg'])
      expect((await app.inject(address)).statusCode, address).toBe(404);
  });

  it('is 503 while the store fails', async () => {
    const { app, store } = open();
    store.setResponse('productDetails', { status: 500, body: {} });
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  });
});

test('the picture of an article for social media has its lead picture and title', async () => {
  const { app, store } = open();
  const { lead } = callSamples.article;
  store.setResponse('article', {
    body: { ...callSamples.article, lead: { ...lead, picture: { wide: picture, tall: picture } } },
  });
  const response = await app.inject('/img/social/article/blog/what-to-carry.jpg');
  expect(response.statusCode).toBe(200);
  const request = store.requests.find(({ name }) => name === 'article');
  expect(request?.url.pathname).toMatch(/\/blog\/what-to-carry$/);
  const longest = 'a'.repeat(100);
  expect((await app.inject(`/img/social/article/blog/${longest}.jpg`)).statusCode).toBe(200);
});

/** The pixels of the left half, where the text is. */
const leftHalf = async (name: string) =>
  sharp(await drawSocialPicture(cutOut, { catalogue: 'luxury', kicker: 'Halden & Roe', name }))
    .extract({ left: 0, top: 0, width: 600, height: 630 })
    .raw()
    .toBuffer();

describe('the text of a drawn picture', () => {
  it('shows the name, in smaller letters if it is long', async () => {
    const [none, short, long] = [
      await leftHalf(''),
      await leftHalf('Warden bag'),
      await leftHalf('A very long name of a bag '.repeat(20)),
    ];
    expect(short.equals(none)).toBe(false);
    expect(long.equals(short)).toBe(false);
  });

  it('has no effect as markup', async () => {
    const plain = await leftHalf('Warden & bag');
    expect(plain.equals(await leftHalf(''))).toBe(false);
    // Read as markup, this text would look the same.
    expect((await leftHalf('<span>Warden</span> &amp; bag')).equals(plain)).toBe(false);
  });

  it.each([
    ['Scarf 90 × 90', 'Scarf 90 x 90'],
    ['Day to night…', 'Day to night...'],
    ['Gold · silver', 'Gold - silver'],
    ['Noir №4', 'Noir No. 4'],
    ['Warden™ bag', 'Warden bag'],
  ])('shows "%s", which has a sign that the font lacks, as "%s"', async (name, shown) => {
    const drawn = await leftHalf(name);
    expect(drawn.equals(await leftHalf(shown))).toBe(true);
    expect(drawn.equals(await leftHalf(''))).toBe(false);
  });

  it('drops accents, and leaves out a name in another script', async () => {
    expect((await leftHalf('Café')).equals(await leftHalf('Cafe'))).toBe(true);
    expect((await leftHalf('कुर्ता')).equals(await leftHalf(''))).toBe(true);
  });
});

test('an original that is no picture is rejected', async () => {
  const subject = { catalogue: 'luxury', kicker: '', name: '' } as const;
  await expect(drawSocialPicture(Buffer.from('<svg/>'), subject)).rejects.toThrow();
});
