import type { DeskBody, DeskSession } from '@luxe/contract/desk';
import useSWR, { useSWRConfig } from 'swr';
import { DeskError } from './deskError.ts';
import { useDeskClient } from './DeskData.tsx';
import { sessionKey } from './sessionKey.ts';

/** `loggedOut`: the person has just ended the session, so the desk does not come back to the current page. */
type StoredSession = DeskSession | 'loggedOut' | null;

/** The session of this browser. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DeskError; readonly retry: () => void }
  | { readonly status: 'none'; readonly hasLoggedOut: boolean }
  | { readonly status: 'known'; readonly session: DeskSession };

export interface SessionActions {
  /** Logs in. Resolves to a sentence when that failed. */
  readonly logIn: (credentials: DeskBody<'logIn'>) => Promise<string | undefined>;
  /** Changes the password. Resolves to a sentence when that failed. */
  readonly changePassword: (passwords: DeskBody<'changePassword'>) => Promise<string | undefined>;
  /** Ends the session. Resolves to a sentence when that failed. */
  readonly logOut: () => Promise<string | undefined>;
}

/** The session of this browser, and what changes it. */
export function useSession(): SessionState & SessionActions {
  const client = useDeskClient();
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate } = useSWR<StoredSession, DeskError>(sessionKey, async () => {
    try {
      return await client.call('session', {});
    } catch (problem) {
      if ((problem as DeskError).kind === 'loginRequired') return null;
      throw problem;
    }
  });
  const store = (session: StoredSession) => mutate(session, { revalidate: false });
  /** Another person must not see what the cache has. */
  const forget = () => mutateAll((key) => key !== sessionKey, undefined, { revalidate: false });
  const actions: SessionActions = {
    logIn: (body) =>
      attempt(async () => {
        const session = await client.call('logIn', { body });
        await forget();
        await store(session);
      }),
    changePassword: (body) =>
      attempt(async () => {
        await store(await client.call('changePassword', { body }));
      }),
    logOut: () =>
      attempt(async () => {
        await client.call('logOut', {});
        await store('loggedOut');
        await forget();
      }),
  };
  return { ...toState(data, error, () => void mutate()), ...actions };
}

function toState(
  data: StoredSession | undefined,
  error: DeskError | undefined,
  retry: () => void,
): SessionState {
  if (data === null || data === 'loggedOut') return { status: 'none', hasLoggedOut: data === 'loggedOut' };
  if (data) return { status: 'known', session: data };
  return error ? { status: 'failed', error, retry } : { status: 'loading' };
}

/** Resolves to the sentence of a failure. A session that has ended meanwhile is an outcome of its own. */
async function attempt(action: () => Promise<void>): Promise<string | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof DeskError) return error.message;
    throw error;
  }
}
