import { prefetchCall } from '@luxe/resources';
import { client } from './client.ts';
import type { Call } from './preload.ts';

/**
 * Reads the calls in the browser before the screen is shown. Waits at most 150 ms; after that, the screen
 * shows its loading state.
 */
export async function prefetch(needed: readonly Call[]): Promise<null> {
  await Promise.all(
    needed.map(([name, args, part]) => prefetchCall(client, name, args as never, { part } as never)),
  );
  return null;
}
