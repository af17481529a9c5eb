import type { Session } from '@luxe/contract/calls';
import { clearStorage, readStored, writeStored } from '../state/storage.ts';

const names = { global: 'globalAccessToken', customer: 'customerAccessToken' } as const;

/**
 * Stores the parts of a session that are allowed in local storage: login type, customer id and the state in
 * the loyalty programme [AUT-17]. Of each token, only expiry, kind and time stamp are stored [DAT-01,
 * TOK-06].
 */
export function saveSession({ loginType, customerFingerprint, neuPassInfo, tokens }: Session): void {
  saveLoginType(loginType, customerFingerprint);
  if (customerFingerprint) writeStored('customerId', customerFingerprint);
  if (neuPassInfo) writeStored('neupassInfo', neuPassInfo);
  for (const { kind, ...note } of tokens) {
    if (kind === 'identity') continue;
    writeStored(names[kind], { kind, ...note }, note.expires_in);
  }
}

/**
 * Stores whether local storage holds data of a guest or of a customer [AUT-10]. If the data belongs to
 * another customer than the current shopper, clears the data. This covers logouts in other tabs, and sessions
 * that ended while no page was open [AUT-03].
 */
export function saveLoginType(loginType: Session['loginType'], customerMark?: string): void {
  const stored = readStored('loginType');
  const mark = readStored('customerId');
  if (stored === loginType && (!mark || !customerMark || mark === customerMark)) return;
  if (stored === 'customer') clearStorage();
  writeStored('loginType', loginType);
}
