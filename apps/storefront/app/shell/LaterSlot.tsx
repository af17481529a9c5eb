import { whenInUse } from '@luxe/ui/when-in-use';
import { useEffect, useState, type ComponentType } from 'react';

/** Milliseconds after hydration. Pages have loaded by then, so nothing here delays them. */
const waitMs = 2000;

/**
 * Loads what no page needs at first: the answer about cookies with its banner, events, service worker, copies
 * for later, web vitals, notices. The code loads when the page is in use, or after two seconds. When it does
 * not load, no event is sent.
 */
export function LaterSlot() {
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('../later/Later.tsx').then(
        (file) => setLater(() => file.Later),
        () => undefined,
      );
    setTimeout(load, waitMs);
    return whenInUse(load);
  }, []);
  return Later && <Later />;
}
