import { ApiError, refreshFailedMessage } from '@luxe/client';
import { toFailure } from '@luxe/resources';
import { copy } from '../copy.ts';

/** How a change ended; `message` is for the shopper. */
export type Changed = { ok: true } | { ok: false; message: string };

/**
 * Makes a change and tells how it ended. What the store refuses it says itself, and a refresh of the session that failed has a sentence of
 * its own [ERR-08]; the rest is nobody's fault who reads it.
 */
export async function changing(work: () => Promise<unknown>): Promise<Changed> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    const { message, reason } = toFailure(error);
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return { ok: false, message };
    if (message === refreshFailedMessage) return { ok: false, message };
    return { ok: false, message: reason === 'offline' ? copy.offline : copy.notSaved };
  }
}
