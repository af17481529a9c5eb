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
    isWhole: true,
    ...changes,
  };
}
const down = page({ status: 503, tags: new Set(), isWhole: false });

/** Asks for a page; what is rendered, if anything is, is `next`. */
const ask = (next: RenderedPage | undefined | Error, key = 'dark /') =>
  cache.answer(key, async () => {
    renders += 1;
    if (next instanceof Error) throw next;
    return next;
  });
/** Lets renders behind a stale copy end. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('a copy', () => {
  it('is shown as it is for 30 seconds', async () => {
    const first = page();
    expect(await ask(first)).toBe(first);
    time += 30 * second - 1;
    expect(await ask(page())).toBe(first);
    expect(renders).toBe(1);
  });

  it('is shown for five minutes while the next one is rendered behind it, once', async () => {
    const [first, next] = [page(), page()];
    await ask(first);
    time += 31 * second;
    expect(await Promise.all([ask(next), ask(next), ask(next)])).toEqual([first, first, first]);
    await settled();
    expect(renders).toBe(2);
    expect(await ask(page())).toBe(next);
  });

  it('that is older is not shown', async () => {
    const next = page();
    await ask(page());
    time += 5 * minute;
    expect(await ask(next)).toBe(next);
  });

  it('is of one key', async () => {
    const light = page();
    await ask(page());
    expect(await ask(light, 'light /')).toBe(light);
  });

  test.each([
    ['not found', { status: 404 }],
    ['a redirect', { status: 302, location: '/luxury' }],
    ['a fault of the store', { status: 503 }],
    ['a fault of ours', { status: 500 }],
    ['not whole', { isWhole: false }],
  ])('is never made of an answer that is %s', async (_, changes) => {
    const bad = page(changes);
    const good = page();
    expect(await ask(bad)).toBe(bad);
    expect(cache.counts().pages).toBe(0);
    expect(await ask(good)).toBe(good);
  });

  it('is never made when there was no turn for the render', async () => {
    expect(await ask(undefined)).toBeUndefined();
    expect(cache.counts().pages).toBe(0);
  });

  it('goes when the page is gone', async () => {
    await ask(page());
    time += 6 * minute;
    await ask(page({ status: 404 }));
    expect(cache.counts().pages).toBe(0);
  });
});

describe('one render at a time', () => {
  it('is shared by all who ask meanwhile, also when it fails', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => ask(down)));
    expect(new Set(all)).toEqual(new Set([down]));
    expect(renders).toBe(1);
    const failures = await Promise.allSettled(Array.from({ length: 5 }, () => ask(new Error('broken'))));
    expect(failures.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(renders).toBe(2);
  });
});

describe('while the store is down', () => {
  it.each([
    ['answers that say so', down],
    ['renders that reject', new Error('broken')],
    ['renders that get no turn', undefined],
  ])('a copy is shown for a day: %s', async (_, fault) => {
    const first = page();
    await ask(first);
    for (const later of [10 * minute, 12 * hour, 11 * hour]) {
      time += later;
      expect(await ask(fault)).toBe(first);
    }
    time += hour;
    expect(cache.counts().pages).toBe(0);
    if (fault instanceof Error) await expect(ask(fault)).rejects.toThrow('broken');
    else expect(await ask(fault)).toBe(fault);
  });

  it('the copy is shown for five seconds without another try, and the page is new as soon as the store is back', async () => {
    const [first, next] = [page(), page()];
    await ask(first);
    time += hour;
    await ask(down);
    expect(renders).toBe(2);
    time += 4 * second;
    expect(await ask(next)).toBe(first);
    expect(renders).toBe(2);
    time += second;
    expect(await ask(next)).toBe(next);
  });

  it('behind a stale copy no more than one render in five seconds is tried', async () => {
    await ask(page());
    time += 31 * second;
    for (let times = 0; times < 20; times += 1) {
      await ask(new Error('broken'));
      await settled();
    }
    expect(renders).toBe(2);
    expect(errors).toHaveLength(1);
  });

  it('a page without its menu is shown in place of a copy that is too old, and not kept', async () => {
    const [first, partial] = [page(), page({ isWhole: false })];
    await ask(first);
    cache.purge(['product a']);
    expect(await ask(partial)).toBe(partial);
    expect(await ask(down)).toBe(first);
  });
});

describe('a purge', () => {
  it('has every page that shows a thing rendered before it is shown again, and no other', async () => {
    const other = page({ tags: new Set(['product b']) });
    await ask(page());
    await ask(other, 'dark /b');
    cache.purge(['product a', 'product z']);
    const next = page();
    expect(await ask(next)).toBe(next);
    expect(await ask(page(), 'dark /b')).toBe(other);
  });

  it('of everything is of every page, also of one that shows nothing', async () => {
    const next = page();
    await ask(page({ tags: new Set() }));
    cache.purgeAll();
    expect(await ask(next)).toBe(next);
  });

  it('leaves a copy for when the store is down', async () => {
    const first = page();
    await ask(first);
    cache.purgeAll();
    expect(await ask(down)).toBe(first);
  });

  it('voids the render under way: all who wait for it get the next', async () => {
    const [old, next] = [page(), page()];
    const first = Promise.withResolvers<RenderedPage>();
    const results = [first.promise, Promise.resolve(next)];
    const render = () => {
      renders += 1;
      return results.shift() ?? Promise.reject(new Error('one too many'));
    };
    const before = cache.answer('dark /', render);
    cache.purge(['product a']);
    const after = cache.answer('dark /', render);
    first.resolve(old);
    expect(await Promise.all([before, after])).toEqual([next, next]);
    expect(renders).toBe(2);
    expect(await ask(old)).toBe(next);
  });

  it('of another thing leaves the render under way as it is', async () => {
    const running = ask(page());
    cache.purge(['product b']);
    await running;
    await ask(page());
    expect(renders).toBe(1);
  });

  it('that never ends does not hold an answer back, and nothing of it is kept', async () => {
    const old = page();
    const answer = await cache.answer('dark /', async () => {
      renders += 1;
      cache.purgeAll();
      return old;
    });
    expect(answer).toBe(old);
    expect(renders).toBe(3);
    expect(cache.counts().pages).toBe(0);
  });
});

it('without word of changes, a fresh copy is shown while the next is rendered', async () => {
  const [first, next] = [page(), page()];
  await ask(first);
  cache.age();
  expect(await ask(next)).toBe(first);
  await settled();
  expect(await ask(page())).toBe(next);
});

it('counts what it does', async () => {
  await ask(page());
  await ask(page());
  time += minute;
  await ask(page());
  await settled();
  cache.purgeAll();
  await ask(down);
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
