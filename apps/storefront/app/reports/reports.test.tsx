import { client } from '../data/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFailure, reportPageError, reportUncaughtErrors } from './reportErrors.ts';

// Only `fetch` is replaced, so that the test sees the request as a page sends it.
const sent: { url: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response('{"status":"FAILURE","errors":[]}', { status: 500 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a failed request is reported as a client or server error; a failed report is not [ERR-05]', async () => {
  reportFailure({ status: 404, code: 'P4041' }, 'productDetails');
  reportFailure({ status: 503, code: '' }, 'orders');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ url, body }) => [url, body.side, body.where])).toEqual([
    ['/api/v2/lux/error-reports', 'Client Side', 'productDetails'],
    ['/api/v2/lux/error-reports', 'Server Side', 'orders'],
  ]);
  // eslint-disable-next-line no-console -- reports also go to the console
  expect(console.error).toHaveBeenCalledWith('[error] Client Side productDetails productDetails 404 P4041');
});

it.each<[behaviour: string, respond: () => Response]>([
  [
    'is rejected',
    () => new Response('{"errorCode":"P4004","errors":[{"message":"Neem9"}]}', { status: 400 }),
  ],
  ['fails', () => new Response('Neem9', { status: 500 })],
  ['returns invalid JSON', () => new Response('<p>Neem9')],
  [
    'throws a message with its address',
    () => {
      throw new TypeError('NetworkError: /api/…/resetCustomerPassword?newPassword=Neem9');
    },
  ],
])(
  'a password change that %s is reported without the passwords of its query [ACC-05]',
  async (_behaviour, respond) => {
    const report = fetch;
    const requestedUrls: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/error-reports')) return report(url, init);
      requestedUrls.push(url);
      return respond();
    });
    const call = client.call('resetCustomerPassword', {
      params: { userName: 'current' },
      query: { old: 'Gulmohar7', newPassword: 'Neem9' },
    });
    await expect(call).rejects.toMatchObject({ name: 'ApiError' });
    expect(requestedUrls.join()).toContain('newPassword=Neem9');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.where).toBe('resetCustomerPassword');
    // eslint-disable-next-line no-console -- reports also go to the console
    const reported = JSON.stringify([sent, vi.mocked(console.error).mock.calls]);
    expect(reported).not.toMatch(/Gulmohar7|Neem9/);
  },
);

it.each([
  ['phone', '/my-account/order', 390, false, 'account'],
  ['tablet', '/bags/c-lsh10', 820, true, 'listing'],
  ['desktop', '/hand-bag/p-mp000000012345', 900, false, 'product'],
] as const)(
  'a report from a %s has the kind of its page and never the address %s [ERR-05]',
  async (device, path, side, isCoarse, route) => {
    history.replaceState(undefined, '', `${path}?orderCode=LX-2611-2048-77`);
    vi.stubGlobal('screen', { width: side, height: 2000 });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)' && isCoarse,
    }));
    reportPageError(new TypeError(`${device} failed`), 'page');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    history.replaceState(undefined, '', '/');
    expect(sent[0]?.body).toMatchObject({ kind: 'page', route, device });
    expect(JSON.stringify(sent)).not.toMatch(/my-account|hand-bag|c-lsh10|LX-2611/);
  },
);

it('a report has the kind of the page of its error, even if the shopper leaves the page before its code loads', async () => {
  history.replaceState(undefined, '', '/amaltas/p-mp000000012345');
  reportPageError(new TypeError('late failed'), 'page');
  history.replaceState(undefined, '', '/');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ message: 'late failed', route: 'product' });
});

it('uncaught errors and errors of an error boundary are reported without personal data', async () => {
  reportUncaughtErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('no 9812345670 here') }));
  reportPageError(new RangeError('"B-14, Jor Bagh" is too long'), 'page');
  // These two errors are not reported: the client itself reports failed requests, and an aborted request only
  // means that the page was left.
  reportPageError(Object.assign(new Error('x'), { name: 'ApiError' }), 'promise');
  reportPageError(new DOMException('left', 'AbortError'), 'promise');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => [body.kind, body.name, body.message, body.where])).toEqual([
    ['page', 'TypeError', 'no # here', 'script'],
    ['page', 'RangeError', '"…" is too long', 'page'],
  ]);
});
