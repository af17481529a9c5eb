import { ApiError, createClient, type Fetch } from '@luxe/client';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { platform } from '@luxe/format';
import { requestIdHeaders } from '@luxe/host/http';
import type { PageContext, ReadArgs } from '../../app/context.ts';
import { prepareAnswers } from '../answers/prepareAnswers.ts';
import type { Config } from '../config.ts';
import { platformOf } from '../platform.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { fetchLean } from './fetchLean.ts';

/** Milliseconds a page waits for the store, all calls together. */
export const readBudgetMs = 2500;

/** What stands on every page is asked for this often, in milliseconds, not once a page. */
const frameFreshMs = 5000;
const frameCalls: ReadonlySet<CallName> = new Set<CallName>(['navigation', 'properties']);

export interface StoreReader {
  /** Reads for one page, until the signal ends them. */
  forPage(signal: AbortSignal): PageContext['read'];
  /** What stands on every page has changed: it is asked for anew. */
  forgetFrame(): void;
}

/**
 * Reads for pages: what is the same for every shopper, without a cookie or a token, sanitised. A call that is anybody's own, or changes
 * something, is refused: a mistake of ours, found the first time it runs. A call that keeps failing is not made for a while.
 */
export function createStoreReader(
  config: Config,
  send: Fetch = fetchLean,
  now: () => number = Date.now,
): StoreReader {
  const client = createClient({
    baseUrl: { ...config.origins, storefront: config.publicOrigin },
    fetch: send,
    isOnline: () => true,
    headers: ({ service }): Record<string, string> => ({
      ...requestIdHeaders(),
      ...(service === 'content'
        ? { tenant: 'luxury', channel: platform.channel, 'client-id': config.secrets.clientId }
        : {}),
    }),
  });
  const breakers = new Map<CallName, Breaker>();
  const prepare = prepareAnswers(config);

  /** Every answer of the contract is an object: `null` would be drawn as a page that waits for ever. */
  async function callForObject(name: CallName, args: object): Promise<unknown> {
    const answer: unknown = await client.call(name, args as never);
    if (typeof answer !== 'object' || answer === null)
      throw new ApiError(200, 'unreadable', 'Something went wrong');
    return answer;
  }

  async function read(name: CallName, args: ReadArgs, signal: AbortSignal): Promise<unknown> {
    const endpoint: Endpoint = calls[name];
    if (!endpoint.shared || endpoint.effect !== 'read')
      throw new TypeError(`A page may not read ${name} on the server: it is not the same for every shopper.`);
    const breaker = breakers.get(name) ?? createBreaker({ now, isTrouble, refuse });
    breakers.set(name, breaker);
    return prepare(
      name,
      await breaker.run(() => callForObject(name, withPlatform(name, { ...args, signal }))),
    );
  }

  let frame = new Map<string, { readonly until: number; readonly answer: unknown }>();

  async function readFrame(key: string, ...call: Parameters<typeof read>): Promise<unknown> {
    const kept = frame.get(key);
    if (kept && kept.until > now()) return kept.answer;
    // What is forgotten while the answer is on its way takes the answer with it.
    const into = frame;
    const answer = await read(...call);
    // Two catalogues, a few lists of properties: anything more is not ours.
    if (into.size > 20) into.clear();
    into.set(key, { until: now() + frameFreshMs, answer });
    return answer;
  }

  return {
    forPage(signal) {
      // Frame and screen of one page may ask the same.
      const asked = new Map<string, Promise<unknown>>();
      return (name, args = {}) => {
        const key = `${name} ${JSON.stringify(args)}`;
        const answer =
          asked.get(key) ??
          (frameCalls.has(name) ? readFrame(key, name, args, signal) : read(name, args, signal));
        asked.set(key, answer);
        return answer as never;
      };
    },
    forgetFrame: () => (frame = new Map()),
  };
}

/** The query with what every call of ours says; a call that has none of those parameters stays as it is. */
const withPlatform = (name: CallName, args: ReadArgs & { readonly signal: AbortSignal }) => ({
  ...args,
  query: { ...args.query, ...platformOf(name, 'query') },
});

/** No answer, one that cannot be read, or a fault of the store; a refusal is an answer. */
const isTrouble = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status < 400;
const refuse = () => new ApiError(503, 'unavailable', 'ajax error 503');
