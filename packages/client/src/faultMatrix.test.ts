import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { errors, type ErrorStatus } from '@luxe/contract/errors';
import { describe, expect, it } from 'vitest';
import { createClient, type CallArgs } from './client.ts';
import type { Timers } from './timers.ts';
import type { ApiError } from './apiError.ts';
import { toastFor } from './toast.ts';

// Runs every call of the contract against every fault. The expectations are written by hand. Only the tables
// of calls and errors are imported, so that new calls and statuses are covered automatically. Pauses resolve
// at once, and the timeout expires only for the fault `late`.

/** How a call behaves when the store fails. */
type Class = 'read' | 'read once' | 'read twice' | 'write' | 'write twice' | 'order';

/** Calls whose number of attempts does not follow from their effect (read or write), each with the reason. */
const exceptions: Partial<Record<CallName, Class>> = {
  // Section 9: cart details are retried once.
  cartDetails: 'read twice',
  cartDetailsAnonymous: 'read twice',
  // Section 7: verification is retried once.
  verifyPhoneOtp: 'write twice',
  verifyEmailOtp: 'write twice',
  // The page works without these.
  personalizedProducts: 'read once',
  curatedSearches: 'read once',
  remoteConfig: 'read once',
  changes: 'read once',
  captcha: 'read once',
  // A second attempt could pay for a language model twice.
  askTara: 'read once',
  streamTara: 'read once',
  // Limited to a few calls a day.
  personalData: 'read once',
  // These calls move stock and money. They are retried, because every attempt sends the same idempotency key.
  placeOrder: 'order',
  collectPaymentOrder: 'order',
  beginGiftCardPayment: 'order',
  revealGiftCard: 'order',
  redeemGiftCard: 'order',
  redirectGiftCardRefund: 'order',
  corporateGiftCards: 'order',
  raiseLeadTicket: 'order',
  requestData: 'order',
  cancelOrder: 'order',
  changeDelivery: 'order',
  redirectRefund: 'order',
  createReturn: 'order',
};
const classOf = (name: CallName): Class => exceptions[name] ?? calls[name].effect;

/** Attempts at a call that responds with 5xx. */
const attemptsOn5xx: Record<Class, number> = {
  read: 3,
  'read twice': 2,
  'read once': 1,
  write: 1,
  'write twice': 2,
  order: 3,
};

interface Expected {
  /**
   * How many attempts a call makes. `once`: one attempt. `by class`: as many as the kind of call allows on a
   * 5xx. `once more with a new token`: a second attempt after a token refresh.
   */
  attempts: 'once' | 'by class' | 'once more with a new token';
  message: string;
  toast: string | undefined;
}

const storeMessage = 'Message of the store.';
const unreadable: Expected = {
  attempts: 'once',
  message: 'Something went wrong',
  toast: 'Something went wrong',
};
const rejected: Expected = { attempts: 'once', message: storeMessage, toast: storeMessage };
const broken: Expected = { attempts: 'by class', message: storeMessage, toast: storeMessage };
const serverDown = { toast: 'Server Down!!' };

/** What the client and the shopper get for each status of the contract's error codes. */
const expectedByStatus: Readonly<Record<ErrorStatus, Expected>> = {
  400: rejected,
  401: { ...rejected, attempts: 'once more with a new token', toast: undefined },
  403: { ...rejected, toast: undefined },
  404: rejected,
  408: rejected,
  409: rejected,
  410: rejected,
  413: rejected,
  415: rejected,
  424: rejected,
  429: rejected,
  500: broken,
  503: broken,
  504: { ...broken, ...serverDown },
};
const statuses = [...new Set(Object.values(errors).map(({ status }) => status))];

/** The faults: what the network returns, and what the client and the shopper then get. */
const faults: Record<string, { response: FakeResponse; expected: Expected }> = {
  ...Object.fromEntries(
    statuses.map((status) => [
      status,
      { response: [status, storeMessage] as const, expected: expectedByStatus[status] },
    ]),
  ),
  '400 without a body': {
    response: [400],
    expected: { ...rejected, message: 'ajax error 400', toast: 'Invalid user/password or user not found' },
  },
  '500 without a body': {
    response: [500],
    expected: { ...broken, message: 'ajax error 500', toast: undefined },
  },
  timeout: { response: 'late', expected: { attempts: 'once', message: 'ajax timeout', ...serverDown } },
  malformed: { response: [200, '{"status": "SUC'], expected: unreadable },
  empty: { response: [200], expected: unreadable },
  unreachable: { response: 'lost', expected: { attempts: 'once', message: 'ajax error 0', ...serverDown } },
  offline: {
    response: 'offline',
    expected: {
      attempts: 'once',
      message: 'You are offline',
      toast: 'You are offline',
    },
  },
};

type FakeResponse = readonly [status: number, text?: string] | 'late' | 'lost' | 'offline';

function setUpFault(response: FakeResponse) {
  const recorded = { sent: 0, pauses: [] as number[], refreshed: [] as string[], reported: 0, lost: 0 };
  let expireTimeout = () => undefined as void;
  const clock: Timers = {
    now: () => 0,
    sleep: (ms, signal) => {
      if (ms === 500) return Promise.resolve(void recorded.pauses.push(ms));
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('over')), { once: true });
        if (response === 'late') expireTimeout = resolve;
      });
    },
  };
  const client = createClient({
    baseUrl: '/api',
    clock,
    isOnline: () => response !== 'offline',
    refresh: (kind) => Promise.resolve(recorded.refreshed.push(kind) > 0),
    onFailure: () => void (recorded.reported += 1),
    onSessionLost: () => void (recorded.lost += 1),
    fetch: (_url, { signal }) => {
      recorded.sent += 1;
      if (response === 'late') {
        expireTimeout();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))));
      }
      if (typeof response === 'string') return Promise.reject(new TypeError('Failed to fetch'));
      const [status, text] = response;
      const errorBody = { status: 'FAILURE', errorCode: 'E1', errors: [{ type: 'E1', message: text }] };
      const body = text === storeMessage ? JSON.stringify(errorBody) : (text ?? '');
      return Promise.resolve({ status, text: () => Promise.resolve(body) });
    },
  });
  return { client, recorded };
}

/** Fills every path parameter with some value. */
function argsFor({ path }: Endpoint): CallArgs<CallName> {
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => [name, '1']));
  return { params, query: {}, body: {} } as CallArgs<CallName>;
}

const names = Object.keys(calls) as CallName[];
const tried = new Set<string>();

describe.each(Object.entries(faults))('the fault %s', (fault, { response, expected }) => {
  it.each(names)(
    'has the specified message, toast and attempts in %s [ERR-01, ERR-02, ERR-03, ERR-04, NET-01, NET-02]',
    async (name) => {
      const endpoint: Endpoint = calls[name];
      const { client, recorded } = setUpFault(response);
      const error = (await client
        .call(name, argsFor(endpoint))
        .catch((reason: unknown) => reason)) as ApiError;
      tried.add(`${name} ${fault}`);

      const hasToken = endpoint.token !== 'none';
      const isRenewed = expected.attempts === 'once more with a new token' && hasToken;
      const attempts = isRenewed ? 2 : expected.attempts === 'by class' ? attemptsOn5xx[classOf(name)] : 1;
      expect({ name, ...recorded, message: error.message, toast: toastFor(error, { path: '/' }) }).toEqual({
        name,
        sent: attempts,
        pauses: Array(expected.attempts === 'by class' ? attempts - 1 : 0).fill(500),
        refreshed: isRenewed ? [endpoint.token === 'any' ? 'global' : endpoint.token] : [],
        reported: 1,
        lost: isRenewed ? 1 : 0,
        message: expected.message,
        toast: expected.toast,
      });
    },
  );
});

it('the matrix covers every call with every fault', () => {
  expect(tried.size).toBe(names.length * Object.keys(faults).length);
  expect(names.length).toBeGreaterThan(50);
});
