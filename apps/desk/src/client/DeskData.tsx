import { createContext, useContext, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { createDeskClient, type DeskClient } from './deskClient.ts';
import { endSession, sessionKey, type StoredSession } from './storedSession.ts';

const ClientContext = createContext<DeskClient | undefined>(undefined);

/** The client of the desk. Throws without a `DeskData` around the caller. */
export function useDeskClient(): DeskClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useDeskClient needs a parent: put <DeskData> around the application.');
  return client;
}

/** Gives all screens the client and a cache of what they read. */
export function DeskData({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map());
  return (
    <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false }}>
      <ClientProvider>{children}</ClientProvider>
    </SWRConfig>
  );
}

function ClientProvider({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const [client] = useState(() =>
    createDeskClient({
      onLoginRequired: () => void mutate<StoredSession>(sessionKey, endSession, { revalidate: false }),
      onForbidden: () => void mutate(sessionKey),
    }),
  );
  return <ClientContext value={client}>{children}</ClientContext>;
}
