import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { describe, expect, it } from 'vitest';
import { createClient, type CallArgs } from './client.ts';
import type { Clock } from './clock.ts';
import type { ApiError } from './errors.ts';
import { toastFor } from './toast.ts';

// Every call of the contract with every fault. What is expected stands here by hand; of the product only the calls are read, so that a
// new one is in it by itself. The pauses pass at once, and time runs out when a call is to be late.

/** How a call behaves when the store is in trouble. */
type Class = 'read' | 'read once' | 'read twice' | 'write' | 'write twice' | 'order';

/** Calls that are not what their kind says, by name: whoever adds one here has a reason. */
const exceptions: Partial<Record<CallName, Class>> = {
  // Section 9: cart details are retried once.
  cartDetails: 'read twice',
  cartDetailsAnonymous: 'read twice',
  // Section 7: the code is checked twice at most.
  verifyPhoneOtp: 'write twice',
  verifyEmailOtp: 'write twice',
  // Nobody waits for these: the page does without.
  personalizedProducts: 'read once',
  remoteConfig: 'read once',
  changes: 'read once',
  captcha: 'read once',
  // Counted: a few times a day.
  personalData: 'read once',
  // Moves stock and money, under one key.
  placeOrder: 'order',
  collectPaymentOrder: 'order',
};
const classOf = (name: CallName): Class => exceptions[name] ?? calls[name].effect;

/** Attempts at a call that answers 5xx. */
const attemptsOn5xx: Record<Class, number> = {
  read: 3,
  'read twice': 2,
  'read once': 1,
  write: 1,
  'write twice': 2,
  order: 3,
};

interface Expected {
  /** Once, or as often as the class is tried on a 5xx. */
  attempts: 'once' | 'by class' | 'once more with a new token';
  message: string;
  toast: string | undefined;
}

const words = 'Words of the store.';
const unreadable: Expected = {
  attempts: 'once',
  message: 'Something went wrong',
  toast: 'Something went wrong',
};
const refused: Expected = { attempts: 'once', message: words, toast: words };
const broken: Expected = { attempts: 'by class', message: words, toast: words };
const serverDown = { toast: 'Server Down!!' };

/** What comes over the wire, and what a shopper is told of it. */
const faults: Record<string, { answer: Answer; expected: Expected }> = {
  '400': { answer: [400, words], expected: refused },
  '400 without a body': {
    answer: [400],
    expected: { ...refused, message: 'ajax error 400', toast: 'Invalid user/password or user not found' },
  },
  '401': {
    answer: [401, words],
    expected: { ...refused, attempts: 'once more with a new token', toast: undefined },
  },
  '403': { answer: [403, words], expected: { ...refused, toast: undefined } },
  '404': { answer: [404, words], expected: refused },
  '409': { answer: [409, words], expected: refused },
  '429': { answer: [429, words], expected: refused },
  '500': { answer: [500, words], expected: broken },
  '500 without a body': {
    answer: [500],
    expected: { ...broken, message: 'ajax error 500', toast: undefined },
  },
  '503': { answer: [503, words], expected: broken },
  '504': { answer: [504, words], expected: { ...broken, ...serverDown } },
  timeout: { answer: 'late', expected: { attempts: 'once', message: 'ajax timeout', ...serverDown } },
  malformed: { answer: [200, '{"status": "SUC'], expected: unreadable },
  empty: { answer: [200], expected: unreadable },
  unreachable: { answer: 'lost', expected: { attempts: 'once', message: 'ajax error 0', ...serverDown } },
  offline: {
    answer: 'offline',
    expected: {
      attempts: 'once',
      message: 'You are offline',
      toast: 'You are offline',
    },
  },
};

type Answer = [status: number, text?: string] | 'late' | 'lost' | 'offline';

function shopThat(answer: Answer) {
  const told = { sent: 0, pauses: [] as number[], refreshed: [] as string[], reported: 0, lost: 0 };
  let isAsked = () => undefined as void;
  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) => {
      if (ms === 500) return Promise.resolve(void told.pauses.push(ms));
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('over')), { once: true });
        if (answer === 'late') isAsked = resolve;
      });
    },
  };
  const client = createClient({
    baseUrl: '/api',
    clock,
    isOnline: () => answer !== 'offline',
    refresh: (kind) => Promise.resolve(told.refreshed.push(kind) > 0),
    onFailure: () => void (told.reported += 1),
    onSessionLost: () => void (told.lost += 1),
    fetch: (_url, { signal }) => {
      told.sent += 1;
      if (answer === 'late') {
        isAsked();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))));
      }
      if (typeof answer === 'string') return Promise.reject(new TypeError('Failed to fetch'));
      const [status, text] = answer;
      const refusal = { status: 'FAILURE', errorCode: 'E1', errors: [{ type: 'E1', message: text }] };
      const body = text === words ? JSON.stringify(refusal) : (text ?? '');
      return Promise.resolve({ status, text: () => Promise.resolve(body) });
    },
  });
  return { client, told };
}

/** Some value for every parameter of the path. */
function argsFor({ path }: Endpoint): CallArgs<CallName> {
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => [name, '1']));
  return { params, query: {}, body: {} } as CallArgs<CallName>;
}

const names = Object.keys(calls) as CallName[];
const tried = new Set<string>();

describe.each(Object.entries(faults))('%s', (fault, { answer, expected }) => {
  it.each(names)('%s [ERR-01, ERR-02, ERR-03, ERR-04, NET-01, NET-02]', async (name) => {
    const endpoint: Endpoint = calls[name];
    const { client, told } = shopThat(answer);
    const error = (await client.call(name, argsFor(endpoint)).catch((reason: unknown) => reason)) as ApiError;
    tried.add(`${name} ${fault}`);

    const hasToken = endpoint.token !== 'none';
    const isRenewed = expected.attempts === 'once more with a new token' && hasToken;
    const attempts = isRenewed ? 2 : expected.attempts === 'by class' ? attemptsOn5xx[classOf(name)] : 1;
    expect({ name, ...told, message: error.message, toast: toastFor(error, { path: '/' }) }).toEqual({
      name,
      sent: attempts,
      pauses: Array(expected.attempts === 'by class' ? attempts - 1 : 0).fill(500),
      refreshed: isRenewed ? [endpoint.token === 'any' ? 'global' : endpoint.token] : [],
      reported: 1,
      lost: isRenewed ? 1 : 0,
      message: expected.message,
      toast: expected.toast,
    });
  });
});

it('has tried every call with every fault', () => {
  expect(tried.size).toBe(names.length * Object.keys(faults).length);
  expect(names.length).toBeGreaterThan(50);
});
