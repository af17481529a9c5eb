import { ApiError } from './errors.ts';
import { fallbackMessage } from './message.ts';

/** Where an error is about to be told. */
export interface ToastContext {
  /** Path of the page [ERR-04]. Default: none. */
  readonly path?: string;
  /** Whether the shopper has a network [ERR-03]. Default: yes. */
  readonly isOnline?: boolean;
  /** False turns toasts off [ERR-02]. */
  readonly isOn?: boolean;
}

/** Statuses that are never toasted [ERR-02]: both begin a refresh or a login instead. The list is ours, the specification shows none. */
export const suppressedStatuses: readonly number[] = [401, 403];

/** Messages that are never toasted [ERR-12]. */
const quiet = /cart not found|catcode|header|footer/i;

/** Account, cash and gift-card pages, wherever in the path the word stands: `/cliq-cash`, `/corporate-gift-card`, `/buy-gift-cards`. */
const keepsLoginError = /^\/my-account(\/|$)|\bcash(\/|$)|\bgift-?cards?\b/i;

/** The words to toast for an error, or undefined when it is to pass in silence [ERR-02, ERR-03, ERR-04, ERR-12]. */
export function toastFor(error: unknown, context: ToastContext = {}): string | undefined {
  if (context.isOn === false) return undefined;
  if (!(error instanceof ApiError)) return fallbackMessage;
  if (error.code === 'aborted') return undefined;
  const { status, message } = error;
  if (status === 0 || status === 504)
    return context.isOnline === false || error.code === 'offline' ? 'You are offline' : 'Server Down!!';
  if (status === 400 && message === 'ajax error 400')
    return keepsLoginError.test(context.path ?? '') ? undefined : 'Invalid user/password or user not found';
  if (suppressedStatuses.includes(status) || /ajax error/i.test(message) || quiet.test(message))
    return undefined;
  return message;
}
