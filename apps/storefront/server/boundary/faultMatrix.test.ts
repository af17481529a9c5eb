import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { consentCategories } from '@luxe/contract/consent';
import { errors, type ErrorStatus } from '@luxe/contract/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowing } from '../testing/allowing.ts';
import { createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { errorBody } from '../testing/fakeStore.ts';
import { encodeCookie } from './shopper.ts';

// Makes every call that a page can make, with every fault of the upstream service behind the call. Checks how
// often the storefront calls the service, which tokens it renews, and what response the page gets. The
// expected results are written by hand. The calls and the statuses come from the contract, so new ones are
// tested automatically. Timeouts fire at once.

const storeMessage = 'A message of the store.';
const unavailable = 'We cannot reach the shop just now. Please try again in a moment.';

type Fault = { status?: number; body?: unknown; text?: string } | 'silent' | Error;
interface Expected {
  /** Status, code and message of the response to the page. */
  page: readonly [status: number, code: string, message: string];
  /** Whether the response contains a retry time. */
  retryAfter?: boolean;
}
const rejected = (status: number): { fault: Fault; expected: Expected } => ({
  fault: { status, body: errorBody('E1', storeMessage) },
  expected: { page: [status, 'E1', storeMessage] },
});
/** A timeout. The page shows the specification's message for a 504: "Server Down!!" [ERR-03]. */
const late: Expected = { page: [504, 'TIMED_OUT', unavailable], retryAfter: true };
const outage: Expected = { page: [503, 'UNAVAILABLE', unavailable], retryAfter: true };

/** The response to the page for each status of the contract's error codes. */
const expectedByStatus: Readonly<Record<ErrorStatus, 'passed on' | Expected>> = {
  400: 'passed on',
  401: 'passed on',
  403: 'passed on',
  404: 'passed on',
  408: 'passed on',
  409: 'passed on',
  410: 'passed on',
  413: 'passed on',
  415: 'passed on',
  424: 'passed on',
  429: 'passed on',
  500: outage,
  // A 503 with a message for the shopper reaches the page.
  503: 'passed on',
  504: late,
};
const statuses = [...new Set(Object.values(errors).map(({ status }) => status))];

/**
 * Faults of the upstream service. The storefront calls the service only once, because the browser's client is
 * responsible for retries. An exception is a rejected token: the storefront renews the token once and repeats
 * the call.
 */
const faults: Record<string, { fault: Fault; expected: Expected }> = {
  ...Object.fromEntries(
    statuses.map((status) => {
      const expected = expectedByStatus[status];
      return [status, expected === 'passed on' ? rejected(status) : { ...rejected(status), expected }];
    }),
  ),
  '400 in another shape': {
    fault: { status: 400, body: { errorCode: 'B9509', errorMessage: storeMessage, trace: 'secret' } },
    expected: { page: [400, 'B9509', storeMessage] },
  },
  '503 without a message': { fault: { status: 503, body: {} }, expected: outage },
  timeout: { fault: 'silent', expected: late },
  malformed: { fault: { text: '{"status": "SUC' }, expected: outage },
  empty: { fault: { text: '' }, expected: outage },
  offline: { fault: new TypeError('fetch failed'), expected: outage },
};

/**
 * Timeouts that are longer than the usual 10 s, in ms. The first is in section 9 of the specification; the
 * second is for a call that uploads files.
 */
const longTimeouts: Partial<Record<CallName, number>> = {
  remoteConfig: 60_000,
  createTicket: 300_000,
  addReturnPhoto: 300_000,
  streamTara: 30_000,
  reportMissingOrder: 300_000,
};

/** The call that renews each kind of token. */
const renewal: Record<Endpoint['token'], CallName | undefined> = {
  none: undefined,
  global: 'token',
  customer: 'refreshStoreToken',
  identity: 'refreshToken',
  // The shopper in these tests is a customer.
  any: 'refreshStoreToken',
};

const far = 9e15;
const cookies = {
  accessToken: encodeCookie({ access_token: 'global-token', expires_in: far, isCustomerAccessToken: false }),
  customerAccessToken: encodeCookie({
    access_token: 'customer-token',
    refresh_token: 'customer-refresh',
    expires_in: far,
    isCustomerAccessToken: true,
    tokenTimeStamp_lux: 1,
    userName: 'customer-0001',
  }),
  identitySession: encodeCookie({
    accessToken: 'identity-token',
    refreshToken: 'identity-refresh',
    idToken: { customerHash: 'hash' },
    expires_in: far,
  }),
  cartGuid: 'cart-guid-value',
  cartCode: 'cart-code-value',
  giftCardGuid: 'gift-card-guid-value',
};
const cookie = [
  ...Object.entries(cookies).map(([name, value]) => `${name}=${value}`),
  allowing(...consentCategories).consent,
].join('; ');

/** Calls that the storefront handles itself have their own tests (login.test.ts, boundary.test.ts). */
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].audience === 'shopper' && calls[name].service !== 'storefront',
);
const cartNames = /\{(user|username|userName|email|customerId|guid|cart|cartCode|giftCardGuid|giftCard)\}/g;

const sent = {
  json: { type: 'application/json', payload: '{}' },
  form: { type: 'application/x-www-form-urlencoded', payload: '' },
  multipart: { type: 'multipart/form-data; boundary=x', payload: '--x--\r\n' },
};

function request({ method, path, body }: Endpoint) {
  const url = `/api${path.replace(cartNames, 'current').replace(/\{\w+\*?\}/g, '1')}`;
  if (!body) return { method, url, headers: { ...sameOriginHeaders, cookie } };
  const { type, payload } = sent[body];
  return { method, url, headers: { ...sameOriginHeaders, cookie, 'content-type': type }, payload };
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
describe.each(Object.entries(faults))('the upstream fault %s', (name, { fault, expected }) => {
  // The calls of a fault share an app, because creating one takes longer than the call. Only a rejected token
  // needs an app for each call, because an app remembers the tokens that it has renewed.
  let shared: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => void (shared = await createTestApp()));
  afterAll(() => shared.app.close());

  it.each(names)('gives the page the expected error in call %s [NET-02, ERR-03, TOK-01]', async (call) => {
    const endpoint: Endpoint = calls[call];
    const { app, store } = name === '401' ? await createTestApp() : shared;
    store.reset();
    store.setResponse(call, fault);
    const earlier = store.requests.length;
    tried += 1;
    const response = await app.inject({
      ...request(endpoint),
      remoteAddress: `10.0.${tried >> 8}.${tried & 255}`,
    });
    if (app !== shared.app) await app.close();
    const called = store.names().slice(earlier);

    // A stream cannot be sent twice. A read before the stream checks the token instead, so a 401 response to
    // the stream itself renews no token.
    const isStream = endpoint.body === 'multipart';
    const isRenewed = name === '401' && endpoint.token !== 'none' && !isStream;
    const [status, code, message] = expected.page;
    const body = response.json();
    expect({
      callCount: called.filter((each) => each === call).length,
      others: called.filter((each) => each !== call),
      status: response.statusCode,
      code: body.errorCode,
      message: body.errors?.[0]?.message,
      retryAfter: response.headers['retry-after'] !== undefined,
      cache: response.headers['cache-control'],
    }).toEqual({
      callCount: isRenewed ? 2 : 1,
      others: isRenewed ? [renewal[endpoint.token]] : isStream ? ['customerProfile'] : [],
      status,
      code,
      message,
      retryAfter: expected.retryAfter ?? false,
      cache: 'no-store',
    });
    expect(response.body).not.toContain('secret');
    // No fault ends the session or loses the bag: the response clears no cookie.
    expect(response.cookies.filter(({ value }) => value === '')).toEqual([]);
    const long = longTimeouts[call];
    const attempts = isRenewed ? [long, long] : [long];
    expect(timeouts.filter((ms) => ms !== 10_000)).toEqual(long === undefined ? [] : attempts);
  });
});

it('the tests above cover every call of a page with every fault of an upstream service', () => {
  expect(tried).toBe(names.length * Object.keys(faults).length);
  expect(names.length).toBeGreaterThan(40);
});
