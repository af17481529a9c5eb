import { afterEach, expect, it, vi } from 'vitest';
import { firstScript } from './firstScript.ts';

const { dataset } = document.documentElement;
// oxlint-disable-next-line no-implied-eval -- runs the script as the page does
const run = () => new Function(firstScript)();

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset.hint;
  delete dataset.unpainted;
  document.cookie = 'luxe_hint=; max-age=0';
});

it.each([
  ['s1c1', 's1c1'],
  ['s0c1', 's0c1'],
  [undefined, 's0c0'],
  ['"><script>', 's0c0'],
])(
  'sets data-hint from the cookie luxe_hint, read with the CookieStore API: %s becomes %s',
  async (value, hint) => {
    vi.stubGlobal('cookieStore', { get: async () => (value === undefined ? null : { value }) });
    run();
    expect(dataset.unpainted).toBe('');
    await vi.waitFor(() => expect(dataset.hint).toBe(hint));
  },
);

it.each([
  ['luxe_hint=s1c0', 's1c0'],
  ['xluxe_hint=s1c1', 's0c0'],
])('without the CookieStore API, sets data-hint from document.cookie: "%s" becomes %s', (cookie, hint) => {
  document.cookie = cookie;
  run();
  expect(dataset.hint).toBe(hint);
});

it('a cookie store that rejects leaves the page without a hint', async () => {
  const get = vi.fn(async () => Promise.reject(new DOMException('no', 'SecurityError')));
  vi.stubGlobal('cookieStore', { get });
  run();
  await vi.waitFor(() => expect(get).toHaveResolvedTimes(0));
  expect(dataset.hint).toBeUndefined();
});
