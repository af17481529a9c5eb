import { beforeEach, describe, expect, it, test } from 'vitest';
import { createHtmlCache, type HtmlCache, type RenderedPage } from './htmlCache.ts';
import { createNonce, createTemplate } from './template.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let time = 0;
let cache: HtmlCache;
let renders = 0;
const errors: unknown[] = [];
beforeEach(() => {
  time = 1_000_000;
  renders = 0;
  errors.length = 0;
  cache = createHtmlCache({ maxBytes: 1_000_000, now: () => time, onError: (error) => errors.push(error) });
});

function page(changes: Partial<RenderedPage> = {}): RenderedPage {
  const nonce = createNonce();
  return {
    status: 200,
    type: 'text/html',
    location: undefined,
    template: createTemplate(Buffer.from(`<p>${nonce}</p>`), nonce),
    tags: new Set(['product a']),
    isComplete: true,
    ...changes,
  };
}
const down = page({ status: 503, tags: new Set(), isComplete: false });

/**
 * Requests a page from the cache. If the cache renders the page, this render returns `next`, or rejects when
 * `next` is an error.
 */
const getPage = (next: RenderedPage | undefined | Error, key = 'dark /') =>
  cache.getOrRender(key, async () => {
    renders += 1;
    if (next instanceof Error) throw next;
    return next;
  });
/** Waits for background renders to end. */
const settled = async () => {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
};

describe('the cached copy of a page', () => {
  it('is shown unchanged for 30 seconds', async () => {
    const first = page();
    expect(await getPage(first)).toBe(first);
    time += 30 * second - 1;
    expect(await getPage(page())).toBe(first);
    expect(renders).toBe(1);
  });

  it('is shown until it is five minutes old, while one background render makes the next copy', async () => {
    const [first, next] = [page(), page()];
    await getPage(first);
    time += 31 * second;
    expect(await Promise.all([getPage(next), getPage(next), getPage(next)])).toEqual([first, first, first]);
    await settled();
    expect(renders).toBe(2);
    expect(await getPage(page())).toBe(next);
  });

  it('is not shown when it is five minutes old or older', async () => {
    const next = page();
    await getPage(page());
    time += 5 * minute;
    expect(await getPage(next)).toBe(next);
  });

  it('is shown only for its own key', async () => {
    const light = page();
    await getPage(page());
    expect(await getPage(light, 'light /')).toBe(light);
  });

  test.each([
    ['not found', { status: 404 }],
    ['a redirect', { status: 302, location: '/luxury' }],
    ['an error of the store', { status: 503 }],
    ['an error of ours', { status: 500 }],
    ['incomplete', { isComplete: false }],
  ])('is never made from a response that is %s', async (_, changes) => {
    const bad = page(changes);
    const good = page();
    expect(await getPage(bad)).toBe(bad);
    expect(cache.counts().pages).toBe(0);
    expect(await getPage(good)).toBe(good);
  });

  it('is never made when the queue for renders was full', async () => {
    expect(await getPage(undefined)).toBeUndefined();
    expect(cache.counts().pages).toBe(0);
  });

  it('is removed when the page no longer exists', async () => {
    await getPage(page());
    time += 6 * minute;
    await getPage(page({ status: 404 }));
    expect(cache.counts().pages).toBe(0);
  });
});

describe('a render of a page', () => {
  it('is shared by concurrent requests, even when the render fails', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => getPage(down)));
    expect(new Set(all)).toEqual(new Set([down]));
    expect(renders).toBe(1);
    const failures = await Promise.allSettled(Array.from({ length: 5 }, () => getPage(new Error('broken'))));
    expect(failures.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(renders).toBe(2);
  });
});

describe('while the store is down', () => {
  it.each([
    ['responses with status 503', down],
    ['renders that reject', new Error('broken')],
    ['renders that find the queue full', undefined],
  ])('a cached copy is shown for a day despite %s', async (_, fault) => {
    const first = page();
    await getPage(first);
    for (const elapsed of [10 * minute, 12 * hour, 11 * hour]) {
      time += elapsed;
      expect(await getPage(fault)).toBe(first);
    }
    time += hour;
    expect(cache.counts().pages).toBe(0);
    if (fault instanceof Error) await expect(getPage(fault)).rejects.toThrow('broken');
    else expect(await getPage(fault)).toBe(fault);
  });

  it('the copy is shown, a render is tried every five seconds, and a success replaces the copy', async () => {
    const [first, next] = [page(), page()];
    await getPage(first);
    time += hour;
    await getPage(down);
    expect(renders).toBe(2);
    time += 4 * second;
    expect(await getPage(next)).toBe(first);
    expect(renders).toBe(2);
    time += second;
    expect(await getPage(next)).toBe(next);
  });

  it('requests for a stale copy start at most one render in five seconds', async () => {
    await getPage(page());
    time += 31 * second;
    for (let times = 0; times < 20; times += 1) {
      await getPage(new Error('broken'));
      await settled();
    }
    expect(renders).toBe(2);
    expect(errors).toHaveLength(1);
  });

  it('an incomplete page is sent instead of a copy marked as out of date, but the cache keeps that copy', async () => {
    const [first, partial] = [page(), page({ isComplete: false })];
    await getPage(first);
    cache.purge(['product a']);
    expect(await getPage(partial)).toBe(partial);
    expect(await getPage(down)).toBe(first);
  });
});

describe('a purge', () => {
  it('causes a render of every page with its tag, and of no other page', async () => {
    const other = page({ tags: new Set(['product b']) });
    await getPage(page());
    await getPage(other, 'dark /b');
    cache.purge(['product a', 'product z']);
    const next = page();
    expect(await getPage(next)).toBe(next);
    expect(await getPage(page(), 'dark /b')).toBe(other);
  });

  it('of everything includes pages without tags', async () => {
    const next = page();
    await getPage(page({ tags: new Set() }));
    cache.purgeAll();
    expect(await getPage(next)).toBe(next);
  });

  it('leaves the purged copy in the cache, for use during an outage of the store', async () => {
    const first = page();
    await getPage(first);
    cache.purgeAll();
    expect(await getPage(down)).toBe(first);
  });

  it('discards the running render: its requests get the result of the next render', async () => {
    const [old, next] = [page(), page()];
    const first = Promise.withResolvers<RenderedPage>();
    const results = [first.promise, Promise.resolve(next)];
    const render = () => {
      renders += 1;
      return results.shift() ?? Promise.reject(new Error('one too many'));
    };
    const before = cache.getOrRender('dark /', render);
    cache.purge(['product a']);
    const after = cache.getOrRender('dark /', render);
    first.resolve(old);
    expect(await Promise.all([before, after])).toEqual([next, next]);
    expect(renders).toBe(2);
    expect(await getPage(old)).toBe(next);
  });

  it('of another tag does not discard the running render', async () => {
    const running = getPage(page());
    cache.purge(['product b']);
    await running;
    await getPage(page());
    expect(renders).toBe(1);
  });

  it('during each render of a page ends in a third render, which is sent but not cached', async () => {
    const old = page();
    const result = await cache.getOrRender('dark /', async () => {
      renders += 1;
      cache.purgeAll();
      return old;
    });
    expect(result).toBe(old);
    expect(renders).toBe(3);
    expect(cache.counts().pages).toBe(0);
  });
});

it('age() makes a fresh copy stale: the copy is shown while the next one is rendered', async () => {
  const [first, next] = [page(), page()];
  await getPage(first);
  cache.age();
  expect(await getPage(next)).toBe(first);
  await settled();
  expect(await getPage(page())).toBe(next);
});

it('the HTML cache counts hits, misses and purges', async () => {
  await getPage(page());
  await getPage(page());
  time += minute;
  await getPage(page());
  await settled();
  cache.purgeAll();
  await getPage(down);
  expect(cache.counts()).toEqual({
    hits: 1,
    stale: 1,
    down: 1,
    misses: 2,
    purged: 1,
    pages: 1,
    bytes: expect.any(Number),
  });
});
