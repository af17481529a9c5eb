import { createClient } from '@luxe/client';
import { calls, type CallName } from '@luxe/contract/calls';
import { toFailure } from '@luxe/resources';
import { toFailureReport } from '@luxe/telemetry/reports';

/** What comes over the wire, and where the shopper is when it does. */
export type Wire = {
  call: CallName;
  /** 0 stands for no answer at all. */
  status: number;
  /** As it is sent, JSON or not. */
  body: string;
  isOnline: boolean;
  /** Path of the page. */
  path: string;
};

/** What becomes of it, as pairs of a name and a value. */
export type Explanation = readonly (readonly [what: string, value: string])[];

/** Sends the answer through the shop's own client and tells what a shopper would see. Its pauses pass at once. */
export async function explain({ call, status, body, isOnline, path }: Wire): Promise<Explanation> {
  let attempts = 0;
  const client = createClient({
    baseUrl: '/api',
    isOnline: () => isOnline,
    clock: {
      now: () => 0,
      sleep: (ms, signal) =>
        ms < 5000 || signal?.aborted
          ? Promise.resolve()
          : new Promise((_, stop) => signal?.addEventListener('abort', stop)),
    },
    fetch: async () => {
      attempts += 1;
      if (status === 0) throw new TypeError('Failed to fetch');
      return { status, text: async () => body };
    },
  });
  const params = Object.fromEntries(
    [...calls[call].path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => [name, '1']),
  );
  const error = await client.call(call, { params, query: {}, body: {} } as never).then(
    () => undefined,
    (reason: unknown) => reason as { kind: string; status: number; code: string; isIdentity: boolean },
  );
  if (!error)
    return [
      ['Outcome', 'It is an answer. Nothing is said.'],
      ['Attempts', String(attempts)],
    ];
  const { message, toast } = toFailure(error, { path, isOnline });
  return [
    ['Toast', toast ?? 'None: it passes in silence.'],
    ['Words in place', message],
    ['Kind', error.isIdentity ? `${error.kind}, of the identity provider` : error.kind],
    ['Code', error.code || 'None'],
    ['Attempts', String(attempts)],
    [
      'Reported as',
      toFailureReport({ ...error, status: error.status, code: error.code, where: call }).side ?? '',
    ],
  ];
}
