import { client } from '../data/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFailure, reportPageError, watchPage } from './watch.ts';

// Through to the wire, as a page has it.
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

it('a failed request is reported with its side, and a report that fails is not reported [ERR-05]', async () => {
  reportFailure({ status: 404, code: 'P4041' }, 'productDetails');
  reportFailure({ status: 503, code: '' }, 'orders');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ url, body }) => [url, body.side, body.where])).toEqual([
    ['/api/v2/lux/error-reports', 'Client Side', 'productDetails'],
    ['/api/v2/lux/error-reports', 'Server Side', 'orders'],
  ]);
  // eslint-disable-next-line no-console -- the console hears it as well
  expect(console.error).toHaveBeenCalledWith('[error] Client Side productDetails productDetails 404 P4041');
});

it.each<[what: string, answer: () => Response]>([
  ['is refused', () => new Response('{"errorCode":"P4004","errors":[{"message":"Neem9"}]}', { status: 400 })],
  ['fails', () => new Response('Neem9', { status: 500 })],
  ['answers what is no JSON', () => new Response('<p>Neem9')],
  [
    'cannot be sent, in words',
    () => {
      throw new TypeError('NetworkError: /api/…/resetCustomerPassword?newPassword=Neem9');
    },
  ],
])(
  'a change of password that %s is reported without the password of its query [ACC-05]',
  async (_what, answer) => {
    const report = fetch;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/error-reports')) return report(url, init);
      asked.push(url);
      return answer();
    });
    const call = client.call('resetCustomerPassword', {
      params: { userName: 'current' },
      query: { old: 'Gulmohar7', newPassword: 'Neem9' },
    });
    await expect(call).rejects.toMatchObject({ name: 'ApiError' });
    expect(asked.join()).toContain('newPassword=Neem9');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.where).toBe('resetCustomerPassword');
    // eslint-disable-next-line no-console -- the console hears it as well
    const told = JSON.stringify([sent, vi.mocked(console.error).mock.calls]);
    expect(told).not.toMatch(/Gulmohar7|Neem9/);
  },
);

it('what nobody caught, and what a boundary caught, is reported without what a person wrote', async () => {
  watchPage();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('no 9812345670 here') }));
  reportPageError(new RangeError('"B-14, Jor Bagh" is too long'), 'page');
  // A request has been reported by the client; a page that was left is no fault.
  reportPageError(Object.assign(new Error('x'), { name: 'ApiError' }), 'promise');
  reportPageError(new DOMException('left', 'AbortError'), 'promise');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => [body.kind, body.name, body.message, body.where])).toEqual([
    ['page', 'TypeError', 'no # here', 'script'],
    ['page', 'RangeError', '"…" is too long', 'page'],
  ]);
});
