import { createClient } from '@luxe/client';
import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import type { PageContext, ReadArgs } from '../../app/context.ts';
import type { Config } from '../config.ts';
import { sanitiseAnswer } from '../html/sanitise.ts';

/** Milliseconds a page waits for the store, all calls together. */
export const readBudgetMs = 2500;

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

  return (signal: AbortSignal): PageContext['read'] => {
    // Frame and screen of one page may ask the same.
    const asked = new Map<string, Promise<unknown>>();
    return (name, args = {}) => {
      const key = `${name} ${JSON.stringify(args)}`;
      const answer = asked.get(key) ?? read(name, args, signal);
      asked.set(key, answer);
      return answer as never;
    };
  };
}
