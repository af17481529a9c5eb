import { ApiError, fallbackMessage, toastFor, type ToastContext } from '@luxe/client';

/** How something a shopper did ended. Never an exception. */
export type Outcome<T = Record<never, never>> =
  | ({ ok: true } & T)
  | {
      ok: false;
      /** A code of the store (`B9301`), or `offline`, `timeout`, `invalid`, `failed`. */
      reason: string;
      /** Words to show in place. */
      message: string;
      /** Words for a toast; undefined where the failure passes in silence [ERR-02, ERR-12]. */
      toast?: string | undefined;
    };

export type Failure = Extract<Outcome, { ok: false }>;

/** What an error means to a shopper, where she is now. */
export function toFailure(error: unknown, context: ToastContext = whereSheIs()): Failure {
  const toast = toastFor(error, context);
  if (!(error instanceof ApiError)) return { ok: false, reason: 'failed', message: fallbackMessage, toast };
  const words = /ajax /i.test(error.message) ? fallbackMessage : error.message;
  return { ok: false, reason: error.code || 'failed', message: toast ?? words, toast };
}

/** The page, and whether there is a network: both decide what is said [ERR-03, ERR-04]. */
function whereSheIs(): ToastContext {
  if (typeof window === 'undefined') return {};
  return { path: location.pathname, isOnline: navigator.onLine !== false };
}

/** Runs a call and tells how it ended. */
export async function attempt<T extends object>(run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, ...(await run()) };
  } catch (error) {
    return toFailure(error);
  }
}
