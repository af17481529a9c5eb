import { refreshFailedMessage } from '@luxe/client';
import { copy } from './copy.ts';

export type Failure = { reason: string; message: string };

/** Error codes that make a one-time code unusable: the code has expired, or was tried too often. */
const spentCodeErrors = new Set(['SSO-1004', 'SSO-1005']);

/** Whether the shopper must request a new code. */
export function needsNewCode(failure: Failure | undefined): boolean {
  return failure !== undefined && spentCodeErrors.has(failure.reason);
}

/** Whether resending a code failed because the identity provider no longer knows this code. */
export const isUnknownCode = ({ reason }: Failure): boolean => reason === 'SSO-1002';

/** Whether the account is being deleted, so that no login is possible [AUT-06]. */
export const isDeletion = ({ reason }: Failure): boolean => reason === 'SSO-1201';

/**
 * Error codes whose message is written for the shopper: those of the identity provider [ERR-10, ERR-11],
 * and our own rate limit, whose message gives the waiting time.
 */
const shopperCodePattern = /^(SSO-|GR-UP-|B0001$|TOO_MANY$)/;

/**
 * Returns the error message to show beside the field. Uses the server's message if it is written for the
 * shopper or reports a failed token refresh [ERR-08]. Otherwise returns a message of the shop.
 */
export function failureText({ reason, message }: Failure): string {
  if (reason === 'offline') return copy.offline;
  const isForShopper = shopperCodePattern.test(reason) || message === refreshFailedMessage;
  return isForShopper && message ? message : copy.failed;
}
