import { useEffect } from 'react';
import { useTrack } from '@luxe/resources';

/** A link has logged her in before the page came: the end of the login chain, which is the browser's, comes here, with code that few pages need. */
export function useArrived(): void {
  const track = useTrack();
  useEffect(() => {
    if (document.cookie.includes('luxe_arrived='))
      void import('./arrival.ts').then(
        ({ endLogin }) => endLogin(track),
        // The next page ends it.
        () => undefined,
      );
  }, [track]);
}
