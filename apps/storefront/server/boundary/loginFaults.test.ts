import { describe, expect, it } from 'vitest';
import type { CallName } from '@luxe/contract/calls';
import { cookieHeader, createTestApp, sameOriginHeaders } from '../testing/testApp.ts';
import { errorBody } from '../testing/fakeStore.ts';

// Runs each step of a login with each fault of the service that the step calls. Checks the response, the
// later calls, and that the shopper is still the same guest [AUT-20]. The expected results are written by
// hand.

const message = 'A message of the response.';
type Fault = { status?: number; body?: unknown; text?: string } | Error;
const faults = {
  'a rejection': { status: 409, body: errorBody('E1', message) },
  'a rejection of our own credentials': { status: 401, body: errorBody('E1', message) },
  'an outage': { status: 500, body: errorBody('E1', message) },
  'an outage with a message': { status: 503, body: errorBody('E1', message) },
  'no network': new TypeError('fetch failed'),
  'no JSON': { text: '<h1>Bad gateway</h1>' },
  'an empty response': { body: {} },
} satisfies Record<string, Fault>;
type FaultName = keyof typeof faults;
const faultNames = Object.keys(faults) as FaultName[];

const unavailable = [503, 'UNAVAILABLE'] as const;
/**
 * The expected response to the page for each fault. When a service rejects the storefront's own credentials,
 * the shopper must not get a 401.
 */
const expectedByFault: Record<FaultName, readonly [status: number, code: string]> = {
  'a rejection': [409, 'E1'],
  'a rejection of our own credentials': unavailable,
  'an outage': unavailable,
  'an outage with a message': [503, 'E1'],
  'no network': unavailable,
  'no JSON': unavailable,
  'an empty response': unavailable,
};
/**
 * When the code cannot be exchanged for a token, the response has its own error code. These failures are
 * counted under that code.
 */
const expectedForToken = [503, 'No TD Access Token'] as const;

const own: ReadonlySet<string> = new Set([
  'customerAccessToken',
  'identitySession',
  'userdetails',
  'cartCode',
  'cartGuid',
  'luxe_arrived',
]);
const guest = 'cartGuid=guest-cart-guid; luxe_hint=s0c1';

interface Step {
  readonly name: CallName;
  /** Calls made before this step. */
  readonly before: readonly CallName[];
  /** Calls that end the sessions opened so far. */
  readonly after: readonly CallName[];
}
const ends = ['revokeStoreToken', 'endSession'] as const;
const chain: readonly Step[] = [
  { name: 'accessToken', before: [], after: [] },
  { name: 'fetchCustomer', before: ['accessToken'], after: ['endSession'] },
  { name: 'token', before: ['accessToken', 'fetchCustomer'], after: ['endSession'] },
  { name: 'customerLogin', before: ['accessToken', 'fetchCustomer', 'token'], after: ends },
  { name: 'createCart', before: ['accessToken', 'fetchCustomer', 'token', 'customerLogin'], after: ends },
];
const byCode: readonly Step[] = [
  { name: 'verifyPhoneOtp', before: [], after: [] },
  ...chain.map((step): Step => ({ ...step, before: ['verifyPhoneOtp', ...step.before] })),
];
const byPassword: readonly Step[] = [
  { name: 'token', before: [], after: [] },
  { name: 'customerLogin', before: ['token'], after: ['revokeStoreToken'] },
  { name: 'customerProfile', before: ['token', 'customerLogin'], after: ['revokeStoreToken'] },
  {
    name: 'createCart',
    before: ['token', 'customerLogin', 'customerProfile'],
    after: ['revokeStoreToken'],
  },
];

const cases = (steps: readonly Step[]) =>
  steps.flatMap((step) => faultNames.map((fault) => ({ ...step, fault })));

const post = (url: string, payload: object) => ({
  method: 'POST' as const,
  url,
  headers: { ...sameOriginHeaders, cookie: guest },
  payload,
});

describe('a login by code [AUT-20]', () => {
  it.each(cases(byCode))(
    'leaves the shopper a guest after $fault at $name',
    async ({ name, before, after, fault }) => {
      const { app, store } = await createTestApp();
      store.setResponse(name, faults[fault]);
      const response = await app.inject(
        post('/api/session/login', { phone: '9876543210', otp: '123456', refId: 'r' }),
      );
      // The code check is retried once after a 5xx [AUT-13].
      const isRetried = name === 'verifyPhoneOtp' && fault.startsWith('an outage');
      expect(store.names()).toEqual([
        ...before,
        ...Array.from({ length: isRetried ? 2 : 1 }, () => name),
        ...after,
      ]);
      const expected = name === 'accessToken' ? expectedForToken : expectedByFault[fault];
      expect([response.statusCode, response.json().errorCode]).toEqual(expected);
      expect(response.cookies.filter((cookie) => own.has(cookie.name))).toEqual([]);
      // The shopper is as before: a guest with a bag.
      const session = await app.inject({
        url: '/api/session',
        headers: { cookie: `${guest}; ${cookieHeader(response)}` },
      });
      expect(session.json()).toMatchObject({ loginType: 'guest', hasCart: true });
    },
  );
});

describe('a login by link [AUT-20]', () => {
  it.each(cases(chain))(
    'leaves the shopper a guest after $fault at $name',
    async ({ name, before, after, fault }) => {
      const { app, store } = await createTestApp();
      store.setResponse(name, faults[fault]);
      const response = await app.inject({
        url: '/luxury?authCode=a&codeVerifier=b',
        headers: { cookie: guest },
      });
      expect(store.names()).toEqual([...before, name, ...after]);
      expect([response.statusCode, response.headers.location]).toEqual([303, '/luxury?showLogin=true']);
      expect(response.cookies.filter((cookie) => own.has(cookie.name))).toEqual([]);
    },
  );
});

describe('a login by password [AUT-11, AUT-20]', () => {
  it.each(cases(byPassword))(
    'leaves the shopper a guest after $fault at $name',
    async ({ name, before, after, fault }) => {
      const { app, store } = await createTestApp({ singleSignOn: false });
      store.setResponse(name, faults[fault]);
      const response = await app.inject(
        post('/api/session/password-login', { username: '9876543210', password: 'right password 1' }),
      );
      expect(store.names()).toEqual([...before, name, ...after]);
      expect([response.statusCode, response.json().errorCode]).toEqual(expectedByFault[fault]);
      expect(response.cookies.filter((cookie) => own.has(cookie.name))).toEqual([]);
    },
  );
});

it('a failed login reports its own error, even if ending its sessions fails too [AUT-20]', async () => {
  const { app, store } = await createTestApp();
  store.setResponse('customerLogin', faults['a rejection']);
  store.setResponse('revokeStoreToken', faults['no network']);
  store.setResponse('endSession', faults['an outage']);
  const response = await app.inject(
    post('/api/session/login', { phone: '9876543210', otp: '123456', refId: 'r' }),
  );
  expect([response.statusCode, response.json().errorCode]).toEqual([409, 'E1']);
  expect(store.names().slice(-2)).toEqual(['revokeStoreToken', 'endSession']);
});
