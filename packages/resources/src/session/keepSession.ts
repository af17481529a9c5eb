import type { Session } from '@luxe/contract/calls';
import { clearStorage, readStored, writeStored } from '../storage.ts';

const names = { global: 'globalAccessToken', customer: 'customerAccessToken' } as const;

/** Keeps what local storage may hold of a session: the login type, what the loyalty programme says [AUT-17], and of each token its expiry, kind and time stamp [DAT-01, TOK-06]. */
export function keepSession(session: Session): void {
  if (session.loginType === 'guest' && readStored('loginType') === 'customer') clearStorage();
  writeStored('loginType', session.loginType);
  if (session.neuPassInfo) writeStored('neupassInfo', session.neuPassInfo);
  for (const { kind, ...note } of session.tokens) {
    if (kind === 'identity') continue;
    writeStored(names[kind], { kind, ...note }, note.expires_in);
  }
}
