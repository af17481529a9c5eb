import { useEffect, useState } from 'react';

/** `back`: the browser was offline on this page, and is online again. */
type ConnectionState = 'online' | 'offline' | 'back';

/** Follows the connection of the browser. `close` hides the message until the next change. */
export function useConnection(): { readonly state: ConnectionState; readonly close: () => void } {
  const [state, setState] = useState<ConnectionState>(() =>
    navigator.onLine === false ? 'offline' : 'online',
  );
  useEffect(() => {
    const lose = () => setState('offline');
    const find = () => setState('back');
    addEventListener('offline', lose);
    addEventListener('online', find);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', find);
    };
  }, []);
  return { state, close: () => setState('online') };
}
