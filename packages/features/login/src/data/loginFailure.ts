import { refreshFailedMessage } from '@luxe/client';
import { copy } from '../copy.ts';

export type Failure = { reason: string; message: string };

/** Codes after which the code in hand is worth nothing: too old, or tried too often. */
const spent = new Set(['SSO-1004', 'SSO-1005']);

/** True when only a new code can help. */
export function needsNewCode(failure: Failure | undefined): boolean {
  return failure !== undefined && spent.has(failure.reason);
}

/** The account is to be deleted: nothing that could be entered here helps [AUT-06]. */
export const isDeletion = ({ reason }: Failure): boolean => reason === 'SSO-1201';

/** What to say beside the field: the identity provider's own sentence where it gave one [ERR-11], that of a failed refresh [ERR-08], else ours. */
export function failureText({ reason, message }: Failure): string {
  if (reason === 'offline') return copy.offline;
  if (reason.startsWith('SSO-') && message) return message;
  return message === refreshFailedMessage ? message : copy.failed;
}
