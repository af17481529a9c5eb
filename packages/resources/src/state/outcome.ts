import { ApiError, fallbackMessage, toastFor, type ToastContext } from '@luxe/client';

/** The result of a shopper's action. Never an exception. */
export type Outcome<T = Record<never, never>> =
  | ({ ok: true } & T)
  | {
      ok: false;
      /**
       * Why the action failed: an error code of the store (`B9301`) or of the client (`offline`, `timeout`),
       * `invalid`, or `failed`.
       */
      reason: string;
      /** Message to show in place. */
      message: string;
      /** Message for a toast; undefined when no toast is shown [ERR-02, ERR-12]. */
      toast?: string | undefined;
    };

export type Failure = Extract<Outcome, { ok: false }>;

/**
 * Converts an error to a failure with messages for the shopper. The messages depend on the current page and
 * on whether the browser is online.
 */
export function toFailure(error: unknown, context: ToastContext = currentToastContext()): Failure {
  const toast = toastFor(error, context);
  if (!(error instanceof ApiError)) return { ok: false, reason: 'failed', message: fallbackMessage, toast };
  const message = /ajax /i.test(error.message) ? fallbackMessage : error.message;
  return { ok: false, reason: error.code || 'failed', message: toast ?? message, toast };
}

/**
 * The current page, and whether the browser is online. The message of a failure depends on both [ERR-03,
 * ERR-04].
 */
function currentToastContext(): ToastContext {
  if (typeof window === 'undefined') return {};
  return { path: location.pathname, isOnline: navigator.onLine !== false };
}

/** Runs a call and returns its outcome. */
export async function attempt<T extends object>(run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, ...(await run()) };
  } catch (error) {
    return toFailure(error);
  }
}
