import type { DeskSession } from '@luxe/contract/desk';

/** Key of the session in the cache. */
export const sessionKey = 'session';

/**
 * The session in the cache. `ended`: it has ended while the person was at work, and their page stays until
 * they log in again. `left`: the person has closed that login, and reads their page without a session.
 * `loggedOut`: the person has ended it themselves, so the desk does not come back to the current page. Null:
 * there was none.
 */
export type StoredSession =
  | { readonly status: 'known' | 'ended' | 'left'; readonly session: DeskSession }
  | { readonly status: 'loggedOut' }
  | null;

/** What is stored when a call needs a login: a page that the person works on stays. */
export const endSession = (stored: StoredSession | undefined): StoredSession =>
  stored && 'session' in stored ? { ...stored, status: 'ended' } : (stored ?? null);
