import { refreshFailedMessage } from '@luxe/client';
import type { Failure } from '../state/outcome.ts';

/** Error codes that make a one-time code unusable: the code has expired, or was tried too often. */
const spentCodeErrors = new Set(['SSO-1004', 'SSO-1005']);

type CodeFailure = Pick<Failure, 'reason' | 'message'>;

/** Whether the shopper must request a new code. */
export function needsNewCode(failure: CodeFailure | undefined): boolean {
  return failure !== undefined && spentCodeErrors.has(failure.reason);
}

/** Whether resending a code failed because the server no longer knows this code. */
export const isUnknownCode = ({ reason }: CodeFailure): boolean => reason === 'SSO-1002';

/**
 * Error codes whose message is written for the shopper: those of one-time codes and of the identity provider
 * [ERR-10, ERR-11], a shop that cannot send codes, and our own rate limit, whose message gives the waiting
 * time.
 */
const shopperCodePattern = /^(SSO-|GR-UP-|B0001$|O4091$|TOO_MANY$)/;

/**
 * Returns the error message to show beside the field. Uses the server's message if it is written for the
 * shopper or reports a failed token refresh [ERR-08]. Otherwise returns one of the given sentences.
 */
export function codeFailureText(
  { reason, message }: CodeFailure,
  sentences: { readonly offline: string; readonly failed: string },
): string {
  if (reason === 'offline') return sentences.offline;
  const isForShopper = shopperCodePattern.test(reason) || message === refreshFailedMessage;
  return isForShopper && message ? message : sentences.failed;
}
