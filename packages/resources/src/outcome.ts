import { ApiError, fallbackMessage, toastFor } from '@luxe/client';

/** How something a shopper did ended. Never an exception. */
export type Outcome<T = Record<never, never>> =
  | ({ ok: true } & T)
  | {
      ok: false;
      /** A code of the store (`B9301`), or `offline`, `timeout`, `invalid`, `failed`. */
      reason: string;
      /** Words to show. */
      message: string;
    };

export type Failure = Extract<Outcome, { ok: false }>;

/** What an error means to a shopper. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { ok: false, reason: 'failed', message: fallbackMessage };
  const words = /^ajax /i.test(error.message) ? fallbackMessage : error.message;
  return { ok: false, reason: error.code || 'failed', message: toastFor(error) ?? words };
}

/** Runs a call and tells how it ended. */
export async function attempt<T extends object>(run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, ...(await run()) };
  } catch (error) {
    return toFailure(error);
  }
}
