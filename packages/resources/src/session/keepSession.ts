import type { Session } from '@luxe/contract/calls';
import { clearStorage, readStored, writeStored } from '../storage.ts';

const names = { global: 'globalAccessToken', customer: 'customerAccessToken' } as const;

/** Keeps what local storage may hold of a session: whose it is, what the loyalty programme says [AUT-17], and of each token its expiry, kind and time stamp [DAT-01, TOK-06]. */
export function keepSession({ loginType, customerMark, neuPassInfo, tokens }: Session): void {
  keepLoginType(loginType, customerMark);
  if (customerMark) writeStored('customerId', customerMark);
  if (neuPassInfo) writeStored('neupassInfo', neuPassInfo);
  for (const { kind, ...note } of tokens) {
    if (kind === 'identity') continue;
    writeStored(names[kind], { kind, ...note }, note.expires_in);
  }
}

/**
 * Whose things local storage keeps [AUT-10]. A customer's go when she is none any more, or another: she has logged out, here or in another tab,
 * or her session had ended without a page that noticed [AUT-03].
 */
export function keepLoginType(loginType: Session['loginType'], customerMark?: string): void {
  const kept = readStored('loginType');
  const mark = readStored('customerId');
  if (kept === loginType && (!mark || !customerMark || mark === customerMark)) return;
  if (kept === 'customer') clearStorage();
  writeStored('loginType', loginType);
}
