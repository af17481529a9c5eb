import { ApiError, createClient, type Fetch } from '@luxe/client';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { platform } from '@luxe/format';
import { requestIdHeaders } from '@luxe/host/http';
import type { PageContext, ReadArgs } from '../../app/data/pageContext.ts';
import { prepareResponses } from '../responses/prepareResponses.ts';
import type { Config } from '../config/config.ts';
import { platformOf } from '../boundary/platform.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuitBreaker.ts';
import { fetchLean } from './fetchLean.ts';

/** Milliseconds that a page waits for the store, for all its calls together. */
export const readBudgetMs = 2500;

/**
 * How long the responses of `frameCalls` are cached, in ms. Every page makes these calls, for its header and
 * footer.
 */
const frameFreshMs = 5000;
const frameCalls: ReadonlySet<CallName> = new Set<CallName>(['navigation', 'announcement', 'properties']);

export interface StoreReader {
  /** Reads for one page, until the signal aborts them. */
  forPage(signal: AbortSignal): PageContext['read'];
  /**
   * Clears the cached data of the page frame (header and footer), which all pages share. Call this when that
   * data has changed.
   */
  forgetFrame(): void;
}

/**
 * Reads data for pages. The data is the same for every shopper, read without cookies or tokens, and
 * sanitised. Throws a TypeError for a personal call or a write, which is a mistake in the code. A circuit
 * breaker stops a call that fails repeatedly.
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
  const breakers = new Map<CallName, CircuitBreaker>();
  const prepare = prepareResponses(config);

  /**
   * Throws for a response that is not an object. For a `null` response, the page would show a loading state
   * for ever.
   */
  async function callForObject(name: CallName, args: object): Promise<unknown> {
    const response: unknown = await client.call(name, args as never);
    if (typeof response !== 'object' || response === null)
      throw new ApiError(200, 'unreadable', 'Something went wrong');
    return response;
  }

  async function read(name: CallName, args: ReadArgs, signal: AbortSignal): Promise<unknown> {
    const endpoint: Endpoint = calls[name];
    if (!(endpoint.shared || endpoint.byLink) || endpoint.effect !== 'read')
      throw new TypeError(`A page may not read ${name} on the server: it is not the same for every shopper.`);
    const breaker = breakers.get(name) ?? createCircuitBreaker({ now, isFailure, createOpenError });
    breakers.set(name, breaker);
    return prepare(
      name,
      await breaker.run(() => callForObject(name, withPlatform(name, { ...args, signal }))),
    );
  }

  let frameCache = new Map<string, { readonly until: number; readonly response: unknown }>();

  async function readFrame(key: string, ...call: Parameters<typeof read>): Promise<unknown> {
    const cached = frameCache.get(key);
    if (cached && cached.until > now()) return cached.response;
    // `forgetFrame` replaces the map. A response that arrives later goes into the old map, so that no other
    // page gets outdated data.
    const target = frameCache;
    const response = await read(...call);
    // The cache usually has one entry for each of the two catalogues, and a few for lists of properties. The
    // limit is above this number.
    if (target.size > 20) target.clear();
    target.set(key, { until: now() + frameFreshMs, response });
    return response;
  }

  return {
    forPage(signal) {
      // The header or footer may make the same call as the screen, so equal calls of one page share one
      // response.
      const reads = new Map<string, Promise<unknown>>();
      return (name, args = {}) => {
        const key = `${name} ${JSON.stringify(args)}`;
        const response =
          reads.get(key) ??
          (frameCalls.has(name) ? readFrame(key, name, args, signal) : read(name, args, signal));
        reads.set(key, response);
        return response as never;
      };
    },
    forgetFrame: () => (frameCache = new Map()),
  };
}

/** Adds to the query those constants of the web shop for which the call has parameters. */
const withPlatform = (name: CallName, args: ReadArgs & { readonly signal: AbortSignal }) => ({
  ...args,
  query: { ...args.query, ...platformOf(name, 'query') },
});

/**
 * Whether a call failed: no response, an unreadable response, or a server error. A client error is a valid
 * response.
 */
const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status < 400;
const createOpenError = () => new ApiError(503, 'unavailable', 'ajax error 503');
