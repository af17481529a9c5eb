import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, fromOurPage } from '../testing/testApp.ts';
import { refusalBody } from '../testing/fakeStore.ts';
import { pack } from './shopper.ts';

// Every call that a page may make with every fault of the program behind it: how often that one is asked, which tokens are renewed, what
// the page is told. Expected by hand; of the product only the calls are read, so that a new one is in it by itself. Time-outs pass at once.

const words = 'Words of the store.';
const unavailable = 'We cannot reach the shop just now. Please try again in a moment.';

type Fault = { status?: number; body?: unknown; text?: string } | 'silent' | Error;
interface Expected {
  /** Status, code and sentence of the answer to the page. */
  page: readonly [status: number, code: string, message: string];
  /** True where the answer says when to ask again. */
  retryAfter?: boolean;
}
const refused = (status: number): { fault: Fault; expected: Expected } => ({
  fault: { status, body: refusalBody('E1', words) },
  expected: { page: [status, 'E1', words] },
});
/** Which a page tells as the specification words it: "Server Down!!" [ERR-03]. */
const late: Expected = { page: [504, 'UNAVAILABLE', unavailable], retryAfter: true };
const trouble: Expected = { page: [503, 'UNAVAILABLE', unavailable], retryAfter: true };

/** What the program behind does. It is asked once: only the browser's client tries again; a token that is refused is renewed once. */
const faults: Record<string, { fault: Fault; expected: Expected }> = {
  '400': refused(400),
  '401': refused(401),
  '403': refused(403),
  '404': refused(404),
  '409': refused(409),
  '429': refused(429),
  '400 in another shape': {
    fault: { status: 400, body: { errorCode: 'B9509', errorMessage: words, trace: 'secret' } },
    expected: { page: [400, 'B9509', words] },
  },
  '500': { fault: { status: 500, body: refusalBody('E1', words) }, expected: trouble },
  // A store that says why it cannot, in words for a shopper, is believed.
  '503': { ...refused(503) },
  '503 without words': { fault: { status: 503, body: {} }, expected: trouble },
  '504': { fault: { status: 504, body: refusalBody('E1', words) }, expected: late },
  timeout: { fault: 'silent', expected: late },
  malformed: { fault: { text: '{"status": "SUC' }, expected: trouble },
  empty: { fault: { text: '' }, expected: trouble },
  offline: { fault: new TypeError('fetch failed'), expected: trouble },
};

/** Calls that are waited for longer than 10 s: section 9, and files on a slow line. */
const patient: Partial<Record<CallName, number>> = { remoteConfig: 60_000, createTicket: 300_000 };

/** The call that renews each kind of token. */
const renewal: Record<Endpoint['token'], CallName | undefined> = {
  none: undefined,
  global: 'token',
  customer: 'refreshStoreToken',
  identity: 'refreshToken',
  // The shopper of these tests is a customer.
  any: 'refreshStoreToken',
};

const far = 9e15;
const cookies = {
  accessToken: pack({ access_token: 'global-token', expires_in: far, isCustomerAccessToken: false }),
  customerAccessToken: pack({
    access_token: 'customer-token',
    refresh_token: 'customer-refresh',
    expires_in: far,
    isCustomerAccessToken: true,
    tokenTimeStamp_lux: 1,
    userName: 'customer-0001',
  }),
  identitySession: pack({
    accessToken: 'identity-token',
    refreshToken: 'identity-refresh',
    idToken: { customerHash: 'hash' },
    expires_in: far,
  }),
  cartGuid: 'cart-guid-value',
  cartCode: 'cart-code-value',
};
const cookie = Object.entries(cookies)
  .map(([name, value]) => `${name}=${value}`)
  .join('; ');

/** What the storefront answers by itself has tests of its own (login.test.ts, boundary.test.ts). */
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].audience === 'shopper' && calls[name].service !== 'storefront',
);
const cartNames = /\{(user|username|userName|email|customerId|guid|cart|cartCode)\}/g;

const sent = {
  json: { type: 'application/json', payload: '{}' },
  form: { type: 'application/x-www-form-urlencoded', payload: '' },
  multipart: { type: 'multipart/form-data; boundary=x', payload: '--x--\r\n' },
};

function request({ method, path, body }: Endpoint) {
  const url = `/api${path.replace(cartNames, 'current').replace(/\{\w+\*?\}/g, '1')}`;
  if (!body) return { method, url, headers: { ...fromOurPage, cookie } };
  const { type, payload } = sent[body];
  return { method, url, headers: { ...fromOurPage, cookie, 'content-type': type }, payload };
}

const timeouts: number[] = [];
beforeEach(() => {
  timeouts.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    const late = new AbortController();
    setImmediate(() => late.abort(new DOMException('late', 'TimeoutError')));
    return late.signal;
  });
});
afterEach(() => vi.restoreAllMocks());

let tried = 0;
describe.each(Object.entries(faults))('%s', (name, { fault, expected }) => {
  it.each(names)('%s [NET-02, ERR-03, TOK-01]', async (call) => {
    const endpoint: Endpoint = calls[call];
    const { app, store } = await createTestApp();
    store.answer(call, fault);
    const answer = await app.inject(request(endpoint));
    await app.close();
    tried += 1;

    // A body that streams cannot be sent twice: its token is tried on a read before, and not renewed for it.
    const isStream = endpoint.body === 'multipart';
    const isRenewed = name === '401' && endpoint.token !== 'none' && !isStream;
    const [status, code, message] = expected.page;
    const body = answer.json();
    expect({
      asked: store.names().filter((each) => each === call).length,
      others: store.names().filter((each) => each !== call),
      status: answer.statusCode,
      code: body.errorCode,
      message: body.errors?.[0]?.message,
      retryAfter: answer.headers['retry-after'] !== undefined,
      cache: answer.headers['cache-control'],
    }).toEqual({
      asked: isRenewed ? 2 : 1,
      others: isRenewed ? [renewal[endpoint.token]] : isStream ? ['customerProfile'] : [],
      status,
      code,
      message,
      retryAfter: expected.retryAfter ?? false,
      cache: 'no-store',
    });
    expect(answer.body).not.toContain('secret');
    // Nobody loses her session or her bag to a fault: cookies are only ever replaced by newer ones.
    expect(answer.cookies.filter(({ value }) => value === '')).toEqual([]);
    expect(timeouts.filter((ms) => ms !== 10_000)).toEqual(call in patient ? [patient[call]] : []);
  });
});

it('has tried every call of a page with every fault', () => {
  expect(tried).toBe(names.length * Object.keys(faults).length);
  expect(names.length).toBeGreaterThan(40);
});
