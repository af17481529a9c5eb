import { usePendingReads } from '@luxe/resources';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Whether a page is opening: from the press on a link until the last request of the new page has ended. Each
 * request counts [SHL-22]. Requests without a navigation have their own loaders.
 */
export function useOpening(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const reads = usePendingReads();
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    if (isNavigating) setOpening(true);
    if (isNavigating || reads > 0) return undefined;
    // The requests of the new page begin when it is shown, after the navigation has ended.
    const timer = setTimeout(() => setOpening(false));
    return () => clearTimeout(timer);
  }, [isNavigating, reads]);
  return isOpening;
}
