import type { DeskBody, DeskSession } from '@luxe/contract/desk';
import useSWR, { useSWRConfig } from 'swr';
import { DeskError } from './deskError.ts';
import { useDeskClient } from './DeskData.tsx';
import { endSession, sessionKey, type StoredSession } from './storedSession.ts';

/**
 * The session of this browser. `hasEnded`: it has ended while the person was at work, and they must log in
 * again.
 */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: DeskError; readonly retry: () => void }
  | { readonly status: 'none'; readonly hasLoggedOut: boolean }
  | { readonly status: 'known'; readonly session: DeskSession; readonly hasEnded: boolean };

export interface SessionActions {
  /** Logs in. Resolves to a sentence when that failed. */
  readonly logIn: (credentials: DeskBody<'logIn'>) => Promise<string | undefined>;
  /** Changes the password. Resolves to a sentence when that failed. */
  readonly changePassword: (passwords: DeskBody<'changePassword'>) => Promise<string | undefined>;
  /** Ends the session. Resolves to a sentence when that failed. */
  readonly logOut: () => Promise<string | undefined>;
  /** Leaves the login after the session has ended. The next call without a login opens it again. */
  readonly leaveLogin: () => void;
}

/** The session of this browser, and what changes it. */
export function useSession(): SessionState & SessionActions {
  const client = useDeskClient();
  const { cache, mutate: mutateAll } = useSWRConfig();
  const stored = () => cache.get(sessionKey)?.data as StoredSession | undefined;
  /** What to store for a session. Forgets first what was read for another person. */
  const admit = async (session: DeskSession): Promise<StoredSession> => {
    const before = stored();
    const isSame = before && 'session' in before && before.session.person.email === session.person.email;
    if (!isSame) await forget();
    return { status: 'known', session };
  };
  const forget = () => mutateAll((key) => key !== sessionKey, undefined, { revalidate: false });
  const { data, error, mutate } = useSWR<StoredSession, DeskError>(sessionKey, async () => {
    try {
      return await admit(await client.call('session', {}));
    } catch (problem) {
      if ((problem as DeskError).kind === 'loginRequired') return endSession(stored());
      throw problem;
    }
  });
  const store = (session: StoredSession) => mutate(session, { revalidate: false });
  const actions: SessionActions = {
    logIn: (body) =>
      attempt(async () => {
        await store(await admit(await client.call('logIn', { body })));
        await mutateAll((key) => key !== sessionKey);
      }),
    changePassword: (body) =>
      attempt(async () => {
        await store(await admit(await client.call('changePassword', { body })));
      }),
    logOut: () =>
      attempt(async () => {
        await client.call('logOut', {}).catch(ignoreEnd);
        await store({ status: 'loggedOut' });
        await forget();
      }),
    leaveLogin: () =>
      void mutate((now) => (now && 'session' in now ? { ...now, status: 'left' } : now), {
        revalidate: false,
      }),
  };
  return { ...toState(data, error, () => void mutate()), ...actions };
}

function toState(
  data: StoredSession | undefined,
  error: DeskError | undefined,
  retry: () => void,
): SessionState {
  if (data === null) return { status: 'none', hasLoggedOut: false };
  if (data?.status === 'loggedOut') return { status: 'none', hasLoggedOut: true };
  if (data) return { status: 'known', session: data.session, hasEnded: data.status === 'ended' };
  return error ? { status: 'failed', error, retry } : { status: 'loading' };
}

/** A session that has ended needs no logout. */
function ignoreEnd(problem: DeskError): void {
  if (problem.kind !== 'loginRequired') throw problem;
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
