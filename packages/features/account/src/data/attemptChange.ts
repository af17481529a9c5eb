import { ApiError, refreshFailedMessage } from '@luxe/client';
import { toFailure } from '@luxe/resources';
import { copy } from './copy.ts';

/** `message` is for the shopper. */
export type ChangeOutcome = { ok: true } | { ok: false; message: string };

/**
 * Runs a change and returns its outcome. Never rejects. After a 4xx response or a failed token refresh
 * [ERR-08], the outcome has the server's message. After any other failure, it has a message of the shop.
 */
export async function attemptChange(run: () => Promise<unknown>): Promise<ChangeOutcome> {
  try {
    await run();
    return { ok: true };
  } catch (error) {
    const { message, reason } = toFailure(error);
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return { ok: false, message };
    if (message === refreshFailedMessage) return { ok: false, message };
    return { ok: false, message: reason === 'offline' ? copy.offline : copy.notSaved };
  }
}
