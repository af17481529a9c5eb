import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasTypedText } from './hasTypedText.ts';
import { activateWorker, registerWorker } from './registerWorker.ts';

interface Update {
  /** A new version of the shop waits. */
  readonly isReady: boolean;
  /** The shopper has accepted it, and it opens with the next page. */
  readonly isDelayed: boolean;
  readonly apply: () => void;
}

/**
 * Registers the service worker, and offers a new version. Pressing "Update" loads the page again; with typed
 * text on the page, only the next page, so that nothing is lost.
 */
export function useUpdate(): Update {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const [isDelayed, setDelayed] = useState(false);
  const { pathname } = useLocation();
  const acceptedAt = useRef<string>(undefined);

  useEffect(() => registerWorker(setWaiting), []);

  useEffect(() => {
    if (isDelayed && acceptedAt.current !== pathname) location.reload();
  }, [isDelayed, pathname]);

  const apply = () => {
    if (!waiting) return;
    const isTyping = hasTypedText(pathname, document);
    acceptedAt.current = pathname;
    setDelayed(isTyping);
    activateWorker(waiting, () => {
      if (!isTyping) location.reload();
    });
  };
  return { isReady: waiting !== undefined, isDelayed, apply };
}
