import type { Session } from '@luxe/contract/calls';
import { clearStorage, readStored, writeStored } from '../storage.ts';

const names = { global: 'globalAccessToken', customer: 'customerAccessToken' } as const;

/** Keeps what local storage may hold of a session: the login type, what the loyalty programme says [AUT-17], and of each token its expiry, kind and time stamp [DAT-01, TOK-06]. */
export function keepSession(session: Session): void {
  keepLoginType(session.loginType);
  if (session.neuPassInfo) writeStored('neupassInfo', session.neuPassInfo);
  for (const { kind, ...note } of session.tokens) {
    if (kind === 'identity') continue;
    writeStored(names[kind], { kind, ...note }, note.expires_in);
  }
}

/** Whose things local storage keeps [AUT-10]. A customer's go when she is none any more: she has logged out, here or in another tab, or was logged out [AUT-03]. */
export function keepLoginType(loginType: Session['loginType']): void {
  const kept = readStored('loginType');
  if (kept === loginType) return;
  if (kept === 'customer') clearStorage();
  writeStored('loginType', loginType);
}
