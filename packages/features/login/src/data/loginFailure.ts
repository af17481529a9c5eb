import { refreshFailedMessage } from '@luxe/client';
import { copy } from '../copy.ts';

export type Failure = { reason: string; message: string };

/** Codes after which the code in hand is worth nothing: too old, or tried too often. */
const spent = new Set(['SSO-1004', 'SSO-1005']);

/** True when only a new code can help. */
export function needsNewCode(failure: Failure | undefined): boolean {
  return failure !== undefined && spent.has(failure.reason);
}

/** The provider does not know any more which code is to be sent again. */
export const isUnknownCode = ({ reason }: Failure): boolean => reason === 'SSO-1002';

/** The account is to be deleted: nothing that could be entered here helps [AUT-06]. */
export const isDeletion = ({ reason }: Failure): boolean => reason === 'SSO-1201';

/** Codes whose sentence is meant for the shopper: those of the identity provider [ERR-10, ERR-11], and our own limit, which says how long to wait. */
const isTold = /^(SSO-|GR-UP-|B0001$|TOO_MANY$)/;

/** What to say beside the field: the answer's own sentence where it has one for her, that of a failed refresh too [ERR-08], else ours. */
export function failureText({ reason, message }: Failure): string {
  if (reason === 'offline') return copy.offline;
  const isHers = isTold.test(reason) || message === refreshFailedMessage;
  return isHers && message ? message : copy.failed;
}
