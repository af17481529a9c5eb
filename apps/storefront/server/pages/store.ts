import { createClient } from '@luxe/client';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { PageContext, ReadArgs } from '../../app/context.ts';
import type { Config } from '../config.ts';
import { sanitiseAnswer } from '../html/sanitise.ts';

/** Milliseconds a page waits for the store, all calls together. */
export const readBudgetMs = 2500;

/** What stands on every page is asked for this often, in milliseconds, not once a page. */
const frameFreshMs = 5000;
const frameCalls: ReadonlySet<CallName> = new Set<CallName>(['navigation', 'properties']);

/**
 * Reads for pages: what is the same for every shopper, without a cookie or a token, sanitised. A call that is anybody's own, or changes
 * something, is refused: a mistake of ours, found the first time it runs.
 */
export function createStoreReader(config: Config, send: typeof fetch = fetch) {
  const client = createClient({
    baseUrl: { ...config.origins, storefront: config.publicOrigin },
    fetch: send,
    isOnline: () => true,
    headers: ({ service }): Record<string, string> =>
      service === 'content' ? { tenant: 'luxury', channel: 'web', 'client-id': config.secrets.clientId } : {},
  });

  async function read(name: CallName, args: ReadArgs, signal: AbortSignal): Promise<unknown> {
    const endpoint: Endpoint = calls[name];
    if (!endpoint.shared || endpoint.effect !== 'read')
      throw new TypeError(`A page may not read ${name} on the server: it is not the same for every shopper.`);
    return sanitiseAnswer(name, await client.call(name, { ...args, signal } as never));
  }

  const frame = new Map<string, { readonly until: number; readonly answer: unknown }>();

  async function readFrame(key: string, ...call: Parameters<typeof read>): Promise<unknown> {
    const kept = frame.get(key);
    if (kept && kept.until > Date.now()) return kept.answer;
    const answer = await read(...call);
    // Two catalogues, a few lists of properties: anything more is not ours.
    if (frame.size > 20) frame.clear();
    frame.set(key, { until: Date.now() + frameFreshMs, answer });
    return answer;
  }

  return (signal: AbortSignal): PageContext['read'] => {
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
  };
}
