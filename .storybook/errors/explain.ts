import { createClient } from '@luxe/client';
import { calls, type CallName } from '@luxe/contract/calls';
import { toFailure } from '@luxe/resources';
import { toFailureReport } from '@luxe/telemetry/reports';

/** A response and the situation in which the shopper receives it. */
export type ResponseScenario = {
  call: CallName;
  /** 0 means that there is no response. */
  status: number;
  /** The raw body, JSON or not. */
  body: string;
  isOnline: boolean;
  /** Path of the page. */
  path: string;
};

/** The result as pairs of a name and a value. */
export type Explanation = readonly (readonly [what: string, value: string])[];

/**
 * Sends the response through the shop's own client and reports what a shopper would see. The client's pauses
 * of less than 5 s, such as those between retries, end at once.
 */
export async function explain({
  call,
  status,
  body,
  isOnline,
  path,
}: ResponseScenario): Promise<Explanation> {
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
      ['Outcome', 'Success. The shopper sees no message.'],
      ['Attempts', String(attempts)],
    ];
  const { message, toast } = toFailure(error, { path, isOnline });
  return [
    ['Toast', toast ?? 'None'],
    ['Inline message', message],
    ['Kind', error.isIdentity ? `${error.kind}, from the identity provider` : error.kind],
    ['Code', error.code || 'None'],
    ['Attempts', String(attempts)],
    [
      'Reported as',
      toFailureReport({ ...error, status: error.status, code: error.code, where: call }).side ?? '',
    ],
  ];
}
