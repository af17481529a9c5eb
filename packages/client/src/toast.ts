import { ApiError } from './apiError.ts';
import { fallbackMessage } from './message.ts';

/** The context of an error that may be toasted. */
export interface ToastContext {
  /** Path of the current page [ERR-04]. Default: no path. */
  readonly path?: string;
  /** Whether the browser is online [ERR-03]. Default: true. */
  readonly isOnline?: boolean;
  /** False turns toasts off [ERR-02]. */
  readonly isOn?: boolean;
}

/**
 * Statuses that are never shown as a toast [ERR-02], because both statuses start a token refresh or a login.
 * The specification does not list the values.
 */
export const suppressedStatuses: readonly number[] = [401, 403];

/** Messages that are never toasted [ERR-12]. */
const silentMessages = /cart not found|catcode|header|footer/i;

/** Account, cash and gift-card pages, such as `/cliq-cash`, `/corporate-gift-card` and `/buy-gift-cards`. */
const accountPaths = /^\/my-account(\/|$)|\bcash(\/|$)|\bgift-?cards?\b/i;

/**
 * Returns the toast message of an error; undefined when no toast is shown [ERR-02, ERR-03, ERR-04, ERR-12].
 */
export function toastFor(error: unknown, context: ToastContext = {}): string | undefined {
  if (context.isOn === false) return undefined;
  if (!(error instanceof ApiError)) return fallbackMessage;
  if (error.code === 'aborted') return undefined;
  const { status, message } = error;
  if (status === 0 || status === 504)
    return context.isOnline === false || error.code === 'offline' ? 'You are offline' : 'Server Down!!';
  if (status === 400 && message === 'ajax error 400')
    return accountPaths.test(context.path ?? '') ? undefined : 'Invalid user/password or user not found';
  if (suppressedStatuses.includes(status) || /ajax error/i.test(message) || silentMessages.test(message))
    return undefined;
  return message;
}
